import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** Whether this is the first notice of its kind on that day. Then the caller sends it, in the same transaction. */
export async function claimNotice(
  client: PoolClient,
  { tenantId, kind, day }: { tenantId: number; kind: string; day: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'INSERT INTO leads.notices (tenant_id, kind, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [tenantId, kind, day],
  )
  return rowCount === 1
}

/** A kind of notice for one receiver, without its address. */
export const noticeAbout = (kind: string, receiver: string) =>
  `${kind} ${createHash('sha256').update(receiver).digest('hex').slice(0, 16)}`

/** Deletes the records of old notices. */
export async function deleteOldNotices(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM leads.notices WHERE day < current_date - 14`)
}
