import type { Pool } from 'pg'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import { formatCents } from '@/domain/money/cents'
import { isPaid, type PaymentState } from '@/domain/payments/payment'
import { type ReservationState, stateAt } from '@/domain/reservations/reservation'
import type { ReservationDesk } from '@/domain/reservations/reservation-desk'
import { fullTimeText } from '@/domain/test-drives/time-text'

interface Row {
  payment_id: number
  payment_state: PaymentState
  amount_cents: number
  refunded_cents: number
  on_its_way: number
  state: ReservationState | null
  ends_at: Date | null
  vehicle_gone_at: Date | null
  zone: string | null
  location_state: string | null
}

const READ = `SELECT p.id AS payment_id, p.state::text AS payment_state, p.amount_cents, p.refunded_cents, r.state::text AS state,
    r.ends_at, r.vehicle_gone_at, l.time_zone::text AS zone, coalesce(l.address_state, t.address_state) AS location_state,
    (SELECT coalesce(sum(amount_cents), 0)::int FROM payments.refunds WHERE payment_id = p.id AND state = 'asked') AS on_its_way
  FROM payments p JOIN tenants t ON t.id = p.tenant_id LEFT JOIN reservations r ON r.id = p.reservation_id
    LEFT JOIN locations l ON l.id = r.location_id`

/** What staff can do now with a reservation, or with a payment. Null if it has no payment. */
export async function readDesk(
  pool: Pool,
  { by, id }: { by: 'reservation' | 'payment'; id: number },
  now: Date,
): Promise<(ReservationDesk & { readonly paymentId: number }) | null> {
  const { rows } = await pool.query<Row>(
    `${READ} WHERE ${by === 'reservation' ? 'p.reservation_id' : 'p.id'} = $1`,
    [id],
  )
  const [row] = rows
  if (!row) return null
  const state =
    row.state && row.ends_at
      ? stateAt({ state: row.state, endsAt: row.ends_at.getTime() }, now.getTime())
      : null
  const left = isPaid(row.payment_state) ? row.amount_cents - row.refunded_cents - row.on_its_way : 0
  const zone = locationTimeZone({ zone: row.zone, state: row.location_state })
  return {
    paymentId: row.payment_id,
    state,
    endsAt: row.ends_at && fullTimeText(row.ends_at.getTime(), zone),
    amount: formatCents(row.amount_cents),
    refunded: row.refunded_cents > 0 ? formatCents(row.refunded_cents) : null,
    refundOnItsWay: row.on_its_way > 0 ? formatCents(row.on_its_way) : null,
    left: left > 0 ? formatCents(left) : null,
    isVehicleGone: row.vehicle_gone_at !== null && state === 'active',
    actions: [
      ...(state === 'active' ? (['extend'] as const) : []),
      ...(state === 'active' || state === 'held' ? (['release'] as const) : []),
      ...(state === 'active' || state === 'expired' ? (['sell'] as const) : []),
      ...(left > 0 ? (['refund'] as const) : []),
    ],
  }
}
