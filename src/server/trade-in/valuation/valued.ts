/** What a vehicle is worth to the dealer, whoever worked it out. */
export interface Valued {
  /** Who: such as `Comparable stock`, or the name of a service. */
  readonly provider: string
  /** Whole dollars; null if staff have to value it. */
  readonly figures: { readonly low: number; readonly high: number; readonly offer: number } | null
  /** Sentences for the shopper. */
  readonly reasons: readonly string[]
  /** What it was based on, for staff: plain JSON that the database can store. */
  readonly basis: Readonly<Record<string, unknown>>
}
