/** A signed-in shopper (AUTH-01). */
export interface Shopper {
  readonly id: number
  readonly email: string
  readonly phone: string | null
  /** The watchlist needs a verified number (WATCH-05). */
  readonly phoneVerified: boolean
}
