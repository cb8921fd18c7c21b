import type { Pool, PoolClient } from 'pg'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import { reminderTime } from '@/domain/test-drives/reminder-time'
import { inTransaction } from '../clients/in-transaction'
import { mailShopper } from './mail/mail-test-drive'

interface Row {
  id: number
  starts_at: Date
  booked_at: Date
  zone: string | null
  state: string | null
}

/** No reminder is due earlier than 9:00 on the day before. */
const SOON = "interval '48 hours'"

/**
 * Queues the reminders that are due (TD-04). A reminder and its mark commit together, and a row that another worker holds is
 * left to it, so each is sent once. Returns how many were queued.
 */
export async function sendReminders(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<Row>(
    `SELECT td.id, td.starts_at, td.booked_at,
       l.time_zone::text AS zone, l.address_state AS state
     FROM test_drives td JOIN locations l ON l.id = td.location_id
     WHERE td.state = 'booked' AND td.reminded_at IS NULL AND td.starts_at > $1
       AND td.starts_at < $1::timestamptz + ${SOON}
     ORDER BY td.starts_at`,
    [now],
  )
  let sent = 0
  for (const row of rows.filter((row) => isDue(row, now))) {
    if (await inTransaction(pool, (client) => remind(client, row, now))) sent += 1
  }
  return sent
}

function isDue(row: Row, now: Date): boolean {
  const due = reminderTime({
    startsAt: row.starts_at.getTime(),
    bookedAt: row.booked_at.getTime(),
    zone: locationTimeZone(row),
  })
  return due !== null && due <= now.getTime()
}

/** False when another worker sends it, or the booking changed meanwhile. */
async function remind(client: PoolClient, { id, starts_at }: Row, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE test_drives SET reminded_at = $2 WHERE id = (
       SELECT id FROM test_drives WHERE id = $1 AND state = 'booked' AND reminded_at IS NULL AND starts_at = $3
       FOR NO KEY UPDATE SKIP LOCKED)`,
    [id, now, starts_at],
  )
  if (rowCount === 0) return false
  await mailShopper(client, id, 'reminder')
  return true
}
