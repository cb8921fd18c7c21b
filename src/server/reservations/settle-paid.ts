import type { PoolClient } from 'pg'
import { planPaid, RESERVED_MS } from '@/domain/reservations/reservation'
import { endOverdue, writeReservationLine } from './end-reservation'
import { markVehicles } from './mark-vehicles'
import type { StoredReservation } from './reservation-row'

export type Settled = 'reserved' | 'lost' | 'nothing'

const UNIQUE = '23505'

/** What a paid deposit does to a locked reservation: the vehicle is the shopper's, or `lost` and the money goes back. */
export async function settlePaid(
  client: PoolClient,
  reservation: StoredReservation,
  now: Date,
): Promise<Settled> {
  const plan = planPaid(reservation)
  if (plan === 'nothing') return 'nothing'
  if (plan === 'return' || !(await isStillThere(client, reservation))) return 'lost'
  if (plan === 'claim') await endOverdue(client, reservation, now)
  return (await activate(client, reservation, now)) ? 'reserved' : 'lost'
}

async function isStillThere(client: PoolClient, { vehicleId }: StoredReservation): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM vehicles WHERE id = $1 AND status <> 'sold' AND NOT coalesce(sold, false) AND show_on_dealer_website`,
    [vehicleId],
  )
  return rowCount === 1
}

/** False if another reservation of the vehicle is active, or holds it. */
async function activate(
  client: PoolClient,
  { id, groupId, vehicleKey }: StoredReservation,
  now: Date,
): Promise<boolean> {
  const endsAt = new Date(now.getTime() + RESERVED_MS)
  await client.query('SAVEPOINT activation')
  try {
    await client.query(
      `UPDATE reservations SET state = 'active', ends_at = $2, reason = NULL, updated_at = $3 WHERE id = $1`,
      [id, endsAt, now],
    )
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE) throw error
    await client.query('ROLLBACK TO SAVEPOINT activation')
    return false
  }
  await writeReservationLine(client, id, 'reservation_active')
  await markVehicles(client, { groupId, vehicleKey }, endsAt)
  return true
}
