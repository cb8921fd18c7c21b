/** `held` while the shopper pays; `active` once the deposit is paid. The others are final. */
export type ReservationState = 'held' | 'active' | 'expired' | 'released' | 'sold' | 'refunded'

export const reservationStates: readonly ReservationState[] = [
  'held',
  'active',
  'expired',
  'released',
  'sold',
  'refunded',
]

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long nobody else can pay for the vehicle while a shopper does. */
export const HOLD_MS = 15 * MINUTE

/** CHK-03 */
export const RESERVED_MS = 48 * HOUR

/** How long before the end of a reservation the shopper gets a warning. */
export const WARNING_MS = 12 * HOUR

export interface Reservation {
  readonly state: ReservationState
  /** Milliseconds since 1970: the end of the hold, or of the reservation. */
  readonly endsAt: number
}

/** The state by the clock, whether or not the worker has ended the reservation. */
export function stateAt({ state, endsAt }: Reservation, now: number): ReservationState {
  if (endsAt > now) return state
  if (state === 'held') return 'released'
  return state === 'active' ? 'expired' : state
}

/** Whether the reservation keeps others from the vehicle. */
export function isBlocking(reservation: Reservation, now: number): boolean {
  const state = stateAt(reservation, now)
  return state === 'held' || state === 'active'
}

/**
 * What a paid deposit does. `reserve`: the vehicle is the shopper's. `claim`: the hold has ended, and the vehicle is the
 * shopper's if nobody else has it. `return`: the reservation ended for another reason. `nothing`: the news is old.
 */
export function planPaid({ state }: Reservation): 'reserve' | 'claim' | 'return' | 'nothing' {
  if (state === 'held') return 'reserve'
  if (state === 'released') return 'claim'
  return state === 'active' || state === 'expired' ? 'nothing' : 'return'
}

/** The latest end that staff can give a reservation: 14 days from now. */
const LONGEST_MS = 14 * 24 * HOUR

/** The end of an extended reservation, or why it cannot be extended. */
export function planExtension(
  reservation: Reservation,
  hours: number,
  now: number,
): { readonly endsAt: number } | { readonly problem: string } {
  if (stateAt(reservation, now) !== 'active') {
    return { problem: 'Only a reservation that has not ended can be extended.' }
  }
  const endsAt = reservation.endsAt + hours * HOUR
  if (endsAt > now + LONGEST_MS) return { problem: 'A reservation ends at most 14 days from now.' }
  return { endsAt }
}
