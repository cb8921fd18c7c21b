import type { Pool } from 'pg'

/**
 * Queues the feeds that are due, in the statement that notes that they were: two workers never take the same one. Gives how many.
 */
export async function scheduleFeeds(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH due AS (
       SELECT id FROM stock_feeds
       WHERE enabled AND (last_run_at IS NULL OR last_run_at + every_minutes * interval '1 minute' <= now())
       FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE stock_feeds SET last_run_at = now() FROM due WHERE stock_feeds.id = due.id RETURNING stock_feeds.id
     )
     SELECT graphile_worker.add_job('fetch-feed', json_build_object('feedId', id), job_key => 'fetch-feed-' || id, max_attempts => 5)
     FROM taken`,
  )
  return rowCount ?? 0
}
