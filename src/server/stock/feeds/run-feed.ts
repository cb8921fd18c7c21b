import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { StockFormat } from '@/domain/stock/formats'
import { noCounts } from '@/domain/stock/import/counts'
import { env } from '@/env'
import { FetchFailed } from '../../upstream/fetch-failed'
import { type ImportOutcome, importStock } from '../import/import-stock'
import { emptyRunResult, recordEnd, recordStart } from '../import/run-record'
import { importFolder, storeHeldFile } from '../import/stored-files'
import { downloadFeed, feedLimits } from './download-feed'

interface Feed {
  id: number
  dealershipId: number
  tenantId: number
  url: string
  format: StockFormat
  full: boolean
}

async function loadFeed(pool: Pool, id: number): Promise<Feed | null> {
  const { rows } = await pool.query<Feed>(
    `SELECT id, dealership_id AS "dealershipId", tenant_id AS "tenantId", url, format, coalesce("full", false) AS full
     FROM stock_feeds WHERE id = $1 AND enabled`,
    [id],
  )
  return rows[0] ?? null
}

async function recordFailure(pool: Pool, feed: Feed, problem: string): Promise<void> {
  const { dealershipId, tenantId, format, full } = feed
  const options = { format, full, dryRun: false, confirmed: false }
  const runId = await recordStart(
    pool,
    { id: dealershipId, tenantId },
    { source: 'feed', feedId: feed.id },
    options,
  )
  await recordEnd(pool, runId, { status: 'failed', format, counts: noCounts, problem, ...emptyRunResult })
}

async function importFile(pool: Pool, feed: Feed, path: string, now: Date): Promise<ImportOutcome> {
  const { dealershipId, format, full } = feed
  const run = { source: 'feed', feedId: feed.id, since: now } as const
  const outcome = await importStock({ pool, dealershipId, source: path, format, full, now, run })
  if (outcome.status === 'held') await storeHeldFile(pool, outcome.runId, path)
  return outcome
}

/**
 * Fetches a feed and imports it. Null when the feed is deleted or switched off, or when fetching failed for good, which is
 * recorded as a failed run. Throws a failure that a retry may fix, unless `isLastAttempt`.
 */
export async function runFeed(
  pool: Pool,
  feedId: number,
  { now, isLastAttempt }: { now: Date; isLastAttempt: boolean },
): Promise<ImportOutcome | null> {
  const feed = await loadFeed(pool, feedId)
  if (!feed) return null
  const path = join(await importFolder(), `feed-${feedId}-${randomUUID()}`)
  try {
    await downloadFeed(feed.url, path, { ...feedLimits, allowPrivate: env().FEED_ALLOW_PRIVATE })
    return await importFile(pool, feed, path, now)
  } catch (error) {
    if (!(error instanceof FetchFailed) || (error.retry && !isLastAttempt)) throw error
    await recordFailure(pool, feed, error.message)
    return null
  } finally {
    await rm(path, { force: true })
  }
}
