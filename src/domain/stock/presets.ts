import type { CarType } from '../vehicle/vehicle'

/** Narrows the stock that a site lists (SEARCH-24). Omitted conditions do not narrow it. */
export interface StockPreset {
  readonly carTypes?: readonly CarType[]
  /** Excludes coming-soon and recently sold vehicles. */
  readonly inStockOnly?: boolean
  /** Only vehicles with a real price (PRICE-06). */
  readonly pricedOnly?: boolean
  readonly certifiedOnly?: boolean
}

/** The presets by number. The options of the setting `search.preset` describe the same presets in words. */
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

/** Returns a preset by number. Throws a `RangeError` for an unknown number. */
export function stockPreset(number: number): StockPreset {
  const preset = presets[number]
  if (!preset) throw new RangeError(`unknown stock preset ${number}`)
  return preset
}
