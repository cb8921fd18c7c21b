import type { Pool } from 'pg'
import { WARNING_MS } from '@/domain/reservations/reservation'
import { inTransaction } from '../clients/in-transaction'
import { log } from '../log/log.mjs'
import { endReservation } from '../reservations/end-reservation'
import { markVehicles } from '../reservations/mark-vehicles'
import { lockReservation } from '../reservations/reservation-row'

/** What the worker does for reservations every minute. Each step can be missed or repeated: the clock decides when reading. */
export async function tendReservations(pool: Pool, now: Date): Promise<void> {
  await endByClock(pool, now)
  await warn(pool, now)
  await notifyOfGoneVehicles(pool, now)
  await markAgain(pool)
}

async function endByClock(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM reservations WHERE state IN ('held', 'active') AND ends_at <= $1 ORDER BY ends_at LIMIT 500`,
    [now],
  )
  for (const { id } of rows) {
    await inTransaction(pool, async (client) => {
      const reservation = await lockReservation(client, id)
      if (!reservation || reservation.endsAt > now.getTime()) return
      if (reservation.state === 'held') await endReservation(client, reservation, 'released')
      if (reservation.state === 'active') await endReservation(client, reservation, 'expired')
    }).catch((error: unknown) =>
      log.error({ err: error, reservation: id }, 'a reservation could not be ended'),
    )
  }
}

const ADD_NOTICE = `graphile_worker.add_job('notify-of-payment', json_build_object('paymentId', p.id, 'news', $2::text), max_attempts => 25)`

/** Reservations that were shorter than twice the warning, such as ones about to end when they were extended, get none. */
async function warn(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `WITH due AS (
       UPDATE reservations SET warned_at = $1 WHERE state = 'active' AND warned_at IS NULL AND ends_at > $1
         AND ends_at <= $3 RETURNING id
     ) SELECT ${ADD_NOTICE} FROM payments p JOIN due ON due.id = p.reservation_id`,
    [now, 'warning', new Date(now.getTime() + WARNING_MS)],
  )
}

/** The feed sold or removed a vehicle that a shopper has reserved: the shopper and staff decide what follows. */
async function notifyOfGoneVehicles(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `WITH gone AS (
       UPDATE reservations r SET vehicle_gone_at = $1 WHERE r.state = 'active' AND r.vehicle_gone_at IS NULL
         AND NOT EXISTS (SELECT FROM vehicles v WHERE v.id = r.vehicle_id AND v.status <> 'sold'
           AND NOT coalesce(v.sold, false) AND v.show_on_dealer_website)
       RETURNING r.id
     ) SELECT ${ADD_NOTICE} FROM payments p JOIN gone ON gone.id = p.reservation_id`,
    [now, 'gone'],
  )
}

/** A website that listed the vehicle only after it was reserved shows it as reserved too. */
async function markAgain(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ group_id: number; vehicle_key: string; ends_at: Date }>(
    `SELECT DISTINCT r.group_id, r.vehicle_key, r.ends_at FROM reservations r
     JOIN tenants t ON t.group_id = r.group_id
     JOIN vehicles v ON v.tenant_id = t.id AND upper(v.vin) = substr(r.vehicle_key, 5)
     WHERE r.state = 'active' AND r.vehicle_key LIKE 'vin:%' AND v.held_until IS DISTINCT FROM r.ends_at`,
  )
  for (const { group_id: groupId, vehicle_key: vehicleKey, ends_at } of rows) {
    await inTransaction(pool, (client) => markVehicles(client, { groupId, vehicleKey }, ends_at))
  }
}
