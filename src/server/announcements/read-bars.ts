import { database } from '../clients/database'

interface StoredBar {
  readonly id: number
  readonly text: string
  readonly liveFrom: null
  readonly liveUntil: null
}

/** A website's bars that are live at `now`, without their dates. */
export async function readLiveBars(tenantId: number, now: Date): Promise<StoredBar[]> {
  const { rows } = await database().query<{ id: number; text: string }>(
    `SELECT id, text FROM announcements WHERE tenant_id = $1 AND (live_from IS NULL OR live_from <= $2::timestamptz)
       AND (live_until IS NULL OR live_until > $2::timestamptz) ORDER BY id DESC LIMIT 20`,
    [tenantId, now],
  )
  return rows.map((row) => ({ ...row, liveFrom: null, liveUntil: null }))
}
