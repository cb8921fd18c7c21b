/** What a dealer sells, with the words for one and for several. */
export const trades = {
  cars: { label: 'Cars', one: 'car', many: 'cars' },
  motorcycles: { label: 'Motorcycles', one: 'motorcycle', many: 'motorcycles' },
  caravans: { label: 'Caravans', one: 'caravan', many: 'caravans' },
  trucks: { label: 'Trucks', one: 'truck', many: 'trucks' },
  fourByFours: { label: '4x4s', one: '4x4', many: '4x4s' },
} as const

export type Trade = keyof typeof trades
export const tradeKeys = Object.keys(trades) as [Trade, ...Trade[]]

/** What the starter texts of a website need to know. Paths and days come from its settings, so that texts and behaviour agree. */
export interface StarterFacts {
  readonly name: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly trade: Trade
  /** Of the motor dealer; null if it is not known yet. */
  readonly licence: string | null
  readonly financePath: string
  readonly tradeInPath: string
}
