import type { Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { Expired } from './plan-purges'

/** The tag of the mapping of hosts to tenants, which every page of every website depends on. */
export const EVERY_PAGE = buildTag('hosts', {})

/**
 * Queues tags to purge at the CDN. Each insert is a row, not an update of one shared job: a shared job would be locked until the commit, so
 * that a save would wait for an import.
 */
export const QUEUE_PURGE = 'INSERT INTO cdn.outbox (tags) VALUES ($1)'

const MAX_WAITING = 5000

/** The committed rows, oldest first. More than 5,000 rows are replaced by one that purges every page of every website. */
export async function readPendingPurges(pool: Pool): Promise<readonly Expired[]> {
  const { rows } = await pool.query<Expired>('SELECT id::text, tags FROM cdn.outbox ORDER BY id LIMIT $1', [
    MAX_WAITING + 1,
  ])
  if (rows.length <= MAX_WAITING) return rows
  await pool.query(`WITH gone AS (DELETE FROM cdn.outbox) ${QUEUE_PURGE}`, [[EVERY_PAGE]])
  return readPendingPurges(pool)
}

/** The rows that no other worker has purged meanwhile. */
export async function stillPending(pool: Pool, pending: readonly Expired[]): Promise<readonly Expired[]> {
  const { rows } = await pool.query<Pick<Expired, 'id'>>(
    'SELECT id::text FROM cdn.outbox WHERE id = ANY($1::bigint[])',
    [pending.map(({ id }) => id)],
  )
  const waiting = new Set(rows.map(({ id }) => id))
  return pending.filter(({ id }) => waiting.has(id))
}

export async function deletePending(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM cdn.outbox WHERE id = ANY($1::bigint[])', [ids])
}

export async function deleteAllPending(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM cdn.outbox')
}
