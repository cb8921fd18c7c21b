import type { ReservationState } from './reservation'

/** What staff call the states. */
export const stateWords: Readonly<Record<ReservationState, string>> = {
  held: 'Held while the shopper pays',
  active: 'Reserved',
  expired: 'Ended',
  released: 'Released',
  sold: 'Sold to the shopper',
  refunded: 'Refunded',
}

export type DeskAction = 'extend' | 'release' | 'sell' | 'refund'

/** What the admin shows above a reservation or a payment. Amounts are texts. */
export interface ReservationDesk {
  /** By the clock. Null for an invoice. */
  readonly state: ReservationState | null
  readonly endsAt: string | null
  readonly amount: string
  readonly refunded: string | null
  readonly refundOnItsWay: string | null
  /** What can still be refunded. */
  readonly left: string | null
  readonly isVehicleGone: boolean
  readonly actions: readonly DeskAction[]
}
