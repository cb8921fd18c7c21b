import type { PoolClient } from 'pg'
import type { LedgerKind } from '@/domain/payments/plan-payment'
import type { ReservationState } from '@/domain/reservations/reservation'
import { markVehicles } from './mark-vehicles'
import { lockReservation, type StoredReservation } from './reservation-row'

type End = Extract<ReservationState, 'expired' | 'released' | 'sold' | 'refunded'>

/** Writes a change of a reservation beside its payment's, so that the ledger says who did what and why. */
export async function writeReservationLine(
  client: PoolClient,
  reservationId: number,
  kind: Extract<LedgerKind, `reservation_${string}`>,
  { reason = null, author = null }: { reason?: string | null; author?: string | null } = {},
): Promise<void> {
  await client.query(
    `INSERT INTO payment_ledger (tenant_id, payment_id, kind, amount_cents, reason, author)
     SELECT tenant_id, id, $2, 0, $3, $4 FROM payments WHERE reservation_id = $1`,
    [reservationId, kind, reason, author],
  )
}

/** The news that is sent when a reservation ends by the clock. */
const newsByEnd: Partial<Record<End, string>> = { expired: 'expired', released: 'abandoned' }

/**
 * Ends a locked reservation: the vehicle is free at once. A hold that ends closes its payment, so that nobody pays late, and becomes a
 * lead. `news` is what the emails say; by default, that the time ran out.
 */
export async function endReservation(
  client: PoolClient,
  { id, groupId, vehicleKey, state }: StoredReservation,
  end: End,
  {
    reason = null,
    author = null,
    news = newsByEnd[end] ?? null,
  }: { reason?: string | null; author?: string | null; news?: string | null } = {},
): Promise<void> {
  await client.query('UPDATE reservations SET state = $2, reason = $3, updated_at = now() WHERE id = $1', [
    id,
    end,
    reason,
  ])
  await writeReservationLine(client, id, `reservation_${end}`, { reason, author })
  if (state === 'active') await markVehicles(client, { groupId, vehicleKey }, null)
  if (state === 'held') await add(client, id, 'close-payment')
  if (news) await add(client, id, 'notify-of-payment', news)
}

async function add(client: PoolClient, reservationId: number, job: string, news?: string): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($2, json_strip_nulls(json_build_object('paymentId', id, 'news', $3::text)), max_attempts => 25)
     FROM payments WHERE reservation_id = $1`,
    [reservationId, job, news ?? null],
  )
}

type Ended = Pick<StoredReservation, 'groupId' | 'vehicleKey'>

/** Ends what the clock has ended for a vehicle, so that an old reservation never blocks a new buyer. */
export async function endOverdue(
  client: PoolClient,
  { groupId, vehicleKey }: Ended,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM reservations WHERE group_id = $1 AND vehicle_key = $2 AND state IN ('held', 'active') AND ends_at <= $3`,
    [groupId, vehicleKey, now],
  )
  for (const { id } of rows) {
    const reservation = await lockReservation(client, id)
    if (!reservation || reservation.endsAt > now.getTime()) continue
    if (reservation.state === 'held') await endReservation(client, reservation, 'released')
    if (reservation.state === 'active') await endReservation(client, reservation, 'expired')
  }
}
