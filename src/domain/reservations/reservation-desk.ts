import type { ReservationState } from './reservation'

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
