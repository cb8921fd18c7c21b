/** The vehicles that a tile is about. */
export interface PromoStock {
  /** The address of a results page, such as `/search/toyota?range[price]=:30000`; null for any. */
  readonly address: string | null
  /** Days for sale, at least; null for any. */
  readonly days: number | null
}
