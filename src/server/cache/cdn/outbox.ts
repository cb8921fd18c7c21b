import type { Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { Expired } from './plan-purges'

/** The tag of which host leads where: whatever any website shows was read with it. */
export const EVERY_PAGE = buildTag('hosts', {})

/**
 * Notes tags that a CDN has not been told yet. Rows of their own, and no job by one key: who adds to a job holds it until the commit,
 * so that a save would wait for an import.
 */
export const NOTE_EXPIRED = 'INSERT INTO cdn.outbox (tags) VALUES ($1)'

/** More are not told one by one. */
const MOST_WAITING = 5000

/** The notes that are committed now, the oldest first. Of more than 5,000 one is made that purges every page of every website. */
export async function readWaiting(pool: Pool): Promise<readonly Expired[]> {
  const { rows } = await pool.query<Expired>('SELECT id::text, tags FROM cdn.outbox ORDER BY id LIMIT $1', [
    MOST_WAITING + 1,
  ])
  if (rows.length <= MOST_WAITING) return rows
  await pool.query(`WITH gone AS (DELETE FROM cdn.outbox) ${NOTE_EXPIRED}`, [[EVERY_PAGE]])
  return readWaiting(pool)
}

/** Those of the notes that nobody has told meanwhile. */
export async function stillWaiting(pool: Pool, notes: readonly Expired[]): Promise<readonly Expired[]> {
  const { rows } = await pool.query<Pick<Expired, 'id'>>(
    'SELECT id::text FROM cdn.outbox WHERE id = ANY($1::bigint[])',
    [notes.map(({ id }) => id)],
  )
  const waiting = new Set(rows.map(({ id }) => id))
  return notes.filter(({ id }) => waiting.has(id))
}

export async function forgetWaiting(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM cdn.outbox WHERE id = ANY($1::bigint[])', [ids])
}

export async function forgetAllWaiting(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM cdn.outbox')
}
