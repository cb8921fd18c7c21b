import type { CarType } from '../vehicle/vehicle'

/** Narrows the stock a site lists (SEARCH-24). What is left out does not narrow it. */
export interface StockPreset {
  readonly carTypes?: readonly CarType[]
  /** Neither coming soon nor recently sold. */
  readonly inStockOnly?: boolean
  /** Only vehicles with a real price (PRICE-06). */
  readonly pricedOnly?: boolean
  readonly certifiedOnly?: boolean
}

/** The numbered presets of the switch `search.preset`, whose options say the same in words. */
const presets: readonly StockPreset[] = [
  {},
  { carTypes: ['used'] },
  { carTypes: ['new'] },
  { carTypes: ['demo'] },
  { carTypes: ['new', 'demo'] },
  { carTypes: ['demo', 'used'] },
  { inStockOnly: true },
  { carTypes: ['used'], inStockOnly: true },
  { carTypes: ['new'], inStockOnly: true },
  { carTypes: ['demo'], inStockOnly: true },
  { carTypes: ['new', 'demo'], inStockOnly: true },
  { carTypes: ['demo', 'used'], inStockOnly: true },
  { pricedOnly: true },
  { carTypes: ['used'], inStockOnly: true, pricedOnly: true },
  { carTypes: ['used'], certifiedOnly: true },
]

/** The preset of that number. Throws a `RangeError` for a number that is no preset. */
export function stockPreset(number: number): StockPreset {
  const preset = presets[number]
  if (!preset) throw new RangeError(`there is no stock preset ${number}`)
  return preset
}
