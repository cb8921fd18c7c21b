import type { Pool } from 'pg'
import { STOCK_QUEUE_PREFIX } from '../../jobs/job-payloads'

/**
 * Queues the feeds that are due and updates `last_run_at` in the same statement, so that two workers never queue the same feed.
 * Returns how many were queued.
 */
export async function scheduleFeeds(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH due AS (
       SELECT id FROM stock_feeds
       WHERE enabled AND (last_run_at IS NULL OR last_run_at + every_minutes * interval '1 minute' <= now())
       FOR NO KEY UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE stock_feeds SET last_run_at = now() FROM due WHERE stock_feeds.id = due.id
       RETURNING stock_feeds.id, stock_feeds.dealership_id
     )
     SELECT graphile_worker.add_job('fetch-feed', json_build_object('feedId', id), job_key => 'fetch-feed-' || id, max_attempts => 5,
       queue_name => $1 || dealership_id)
     FROM taken`,
    [STOCK_QUEUE_PREFIX],
  )
  return rowCount ?? 0
}
