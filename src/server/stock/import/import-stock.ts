import type { Readable } from 'node:stream'
import type { Pool, PoolClient } from 'pg'
import type { StockFormat } from '@/domain/stock/formats'
import { type ImportCounts, noCounts } from '@/domain/stock/import/counts'
import { holdReason, mustHold, type RunEffect } from '@/domain/stock/import/hold-rule'
import { planStockExpiry } from '@/domain/stock/import/plan-stock-expiry'
import { MAX_REJECTIONS } from '@/domain/stock/import/rejection'
import { indexLocations } from '@/domain/stock/normalise/place'
import { announceTags } from '../../cache/announce-tags'
import { FileRefused } from '../parsers/file-errors'
import { lockDealership, unlockDealership } from './dealership-lock'
import { columnsDigest, countEmptiedColumns, findLostColumns } from './file-effect'
import { countSelling, keepCurrentValues, mergeStaging, rejectDuplicates } from './merge'
import {
  closeDeadRuns,
  emptyRunResult,
  type RunResult,
  type RunStart,
  recordEnd,
  recordStart,
} from './run-record'
import { type StagedFile, stageFile } from './stage-file'
import { loadDealership, type StockDealership } from './stock-dealership'
import { refuseSuperseded } from './superseded'

export interface StockImport {
  pool: Pool
  dealershipId: number
  /** A path or a stream; gzip is decompressed. */
  source: Readable | string
  format?: StockFormat | null
  /** The file lists all stock, so vehicles that it lacks are sold. */
  full?: boolean
  /** Calculates the result and writes only the run. */
  dryRun?: boolean
  /** A person has approved an import that would otherwise be held (`mustHold`). */
  confirmed?: boolean
  now: Date
  run?: RunStart
  /** Milliseconds to wait for another import of the dealership. */
  waitMs?: number
  onProgress?: (message: string) => void
}

export interface ImportOutcome extends RunResult {
  runId: number
}

type Settled = StockImport & Required<Pick<StockImport, 'full' | 'dryRun' | 'confirmed' | 'onProgress'>>

/**
 * Checks rows one by one into a staging table. One transaction then merges them, records the run and expires the affected pages,
 * so that a crash leaves either the old stock or the new. Two imports of a dealership never overlap.
 *
 * The status is `done`, `refused` (the file is not what it claims, or a newer import was done since the run was created) or
 * `held` (see `mustHold`). Throws an `ImportBusy`, unrecorded, when another import does not finish in time. Rethrows other errors
 * after recording the run as `failed`.
 */
export async function importStock(request: StockImport): Promise<ImportOutcome> {
  const settled: Settled = {
    ...request,
    full: request.full ?? false,
    dryRun: request.dryRun ?? false,
    confirmed: request.confirmed ?? false,
    onProgress: request.onProgress ?? (() => {}),
  }
  const client = await request.pool.connect()
  // A lost connection also fails the running query. Without a listener, the event would end the process.
  client.on('error', () => {})
  try {
    return await importOn(client, settled)
  } finally {
    // Closes the connection, which drops its staging table, settings and lock.
    client.release(true)
  }
}

async function importOn(client: PoolClient, request: Settled): Promise<ImportOutcome> {
  const { dealershipId, onProgress } = request
  const onWait = () => onProgress('Waiting for another import of this dealership.')
  await client.query(`SET statement_timeout = 0; SET temp_buffers = '64MB'; SET work_mem = '64MB'`)
  await lockDealership(client, dealershipId, { waitMs: request.waitMs ?? 60_000, onWait })
  try {
    const dealership = await loadDealership(client, dealershipId)
    if (!dealership) throw new Error(`There is no dealership with the id ${dealershipId}.`)
    await closeDeadRuns(client, dealershipId)
    return await runRecorded(client, dealership, request)
  } finally {
    await unlockDealership(client, dealershipId).catch(() => {}) // the lock ends with the connection
  }
}

async function runRecorded(
  client: PoolClient,
  dealership: StockDealership,
  request: Settled,
): Promise<ImportOutcome> {
  const { format = null, full, dryRun, confirmed } = request
  const run = request.run ?? { source: 'command' }
  const runId = await recordStart(request.pool, dealership, run, { format, full, dryRun, confirmed })
  const failed = { format, counts: noCounts, ...emptyRunResult, runId }
  try {
    const waited = run.id ?? run.confirms
    if (waited !== undefined && !dryRun) await refuseSuperseded(client, waited)
    return { ...(await runImport(client, dealership, request, runId)), runId }
  } catch (error) {
    if (error instanceof FileRefused) {
      const outcome = { ...failed, status: 'refused', problem: error.message } as const
      await recordEnd(request.pool, runId, outcome)
      return outcome
    }
    const problem = 'Something went wrong on the server. The stock has not changed.'
    await recordEnd(request.pool, runId, { ...failed, status: 'failed', problem }).catch(() => {})
    throw error
  }
}

async function runImport(
  client: PoolClient,
  dealership: StockDealership,
  request: Settled,
  runId: number,
): Promise<RunResult> {
  const { source, format = null, now, onProgress } = request
  const context = { dealership, locations: indexLocations(dealership.locations), now }
  const onRows = (read: number) => onProgress(`Read ${read} rows.`)
  const staged = await stageFile({ client, source, format, context, onRows })
  onProgress('Updating the stock.')
  await client.query('BEGIN')
  try {
    const result = await mergeRun(client, dealership, request, staged)
    const keep = result.status === 'done' && !request.dryRun
    if (keep) await recordEnd(client, runId, result)
    await client.query(keep ? 'COMMIT' : 'ROLLBACK')
    if (!keep) await recordEnd(request.pool, runId, result)
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function effectOf(
  client: PoolClient,
  dealership: StockDealership,
  { file, full }: { file: StagedFile; full: boolean },
): Promise<RunEffect> {
  const selling = await countSelling(client, dealership, full)
  const emptied = await countEmptiedColumns(client, dealership, file)
  const lost = await findLostColumns(client, dealership, { file, listed: selling.listed })
  return { ...selling, emptied, lost }
}

/** Serialises merges on one website: two of its dealerships may want the same slug. */
const MERGE_LOCK = 0x6d657267

async function mergeRun(
  client: PoolClient,
  dealership: StockDealership,
  { full, now, confirmed, dryRun }: Settled,
  staged: StagedFile,
): Promise<RunResult> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [MERGE_LOCK, dealership.tenantId])
  // These joins read whole tables. A wrong estimate of new rows must not turn them into nested loops over 100,000 rows.
  await client.query('SET LOCAL enable_nestloop = off; ANALYZE stock_staging (feed_key, position, slug)')
  const { format, columns, notes } = staged
  const repeated = await rejectDuplicates(client, staged)
  const rejected = staged.rejected + repeated.total
  const rejections = [...staged.rejections, ...repeated.rejections]
    .sort((a, b) => a.line - b.line || (a.row ?? 0) - (b.row ?? 0))
    .slice(0, MAX_REJECTIONS)
  const base = { format: format.name, rejections, notes, columns }
  await keepCurrentValues(client, dealership, staged)
  const effect = await effectOf(client, dealership, { file: staged, full })
  const hold = mustHold(effect) && !confirmed ? holdReason(effect) : null
  const counts: ImportCounts = { ...noCounts, read: staged.read, rejected, sold: effect.selling }
  if (hold && !dryRun) return { ...base, status: 'held', counts, problem: hold }
  const merging = { full, now, columns: columnsDigest(staged), fields: staged.fields }
  const { added, changed, ...change } = await mergeStaging(client, dealership, merging)
  const unchanged = staged.read - rejected - added - changed
  await announceTags(client, planStockExpiry(dealership.tenantId, change))
  return { ...base, status: 'done', counts: { ...counts, added, changed, unchanged }, problem: hold }
}
