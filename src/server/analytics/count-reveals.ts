import type pg from 'pg'

/** How often shoppers revealed the phone number of a vehicle in the last 30 days (PHONE-03). Nothing identifies a shopper. */
export async function countReveals(pool: pg.Pool, vehicleId: number): Promise<number> {
  const { rows } = await pool.query<{ reveals: number }>(
    `SELECT count(*)::int AS reveals FROM notes.phone_reveals
     WHERE vehicle_id = $1 AND created_at > now() - interval '30 days'`,
    [vehicleId],
  )
  return rows[0]?.reveals ?? 0
}
