import type { Pool } from 'pg'
import type { StockFormat } from '@/domain/stock/formats'
import { noCounts } from '@/domain/stock/import/counts'
import { ImportBusy } from './dealership-lock'
import { type ImportOutcome, importStock } from './import-stock'
import { emptyRunResult, type RunSource, type RunStatus, recordEnd } from './run-record'
import { removeStoredFile, withStoredFile } from './stored-files'

interface QueuedRun {
  id: number
  dealershipId: number
  filename: string | null
  format: StockFormat | null
  full: boolean
  dryRun: boolean
  confirmed: boolean
  status: RunStatus
  source: RunSource
}

async function loadRun(pool: Pool, runId: number): Promise<QueuedRun | null> {
  const { rows } = await pool.query<QueuedRun>(
    `SELECT r.id, r.dealership_id AS "dealershipId", r.filename, r.format, coalesce(r."full", false) AS full,
       coalesce(r.dry_run, false) AS "dryRun", coalesce(r.confirmed, false) AS confirmed, r.status, r.source
     FROM import_runs r WHERE r.id = $1`,
    [runId],
  )
  return rows[0] ?? null
}

function isToDo({ status, confirmed }: QueuedRun): boolean {
  if (status === 'held') return confirmed
  return status === 'queued' || status === 'failed' || status === 'running'
}

/** The file of a feed or a command is stored only until a person confirms the run. An upload keeps its file. */
async function dropKeptFile(pool: Pool, run: QueuedRun, outcome: ImportOutcome): Promise<void> {
  if (run.source === 'upload' || outcome.status === 'held' || run.filename === null) return
  await pool.query(
    'UPDATE import_runs SET filename = NULL, filesize = NULL, mime_type = NULL WHERE id = $1',
    [run.id],
  )
  await removeStoredFile(run.filename)
}

/**
 * Processes an upload, or a held run that a person confirmed. Null when there is nothing to do. Throws for a retry; on the last
 * attempt, a run that another import still blocks is recorded as failed.
 */
export async function runQueuedImport(
  pool: Pool,
  runId: number,
  { now, isLastAttempt }: { now: Date; isLastAttempt: boolean },
): Promise<ImportOutcome | null> {
  const run = await loadRun(pool, runId)
  if (!run || !isToDo(run) || run.filename === null) return null
  const { dealershipId, format, full, dryRun, confirmed, source: runSource } = run
  const options = {
    pool,
    dealershipId,
    format,
    full,
    dryRun,
    confirmed,
    now,
    run: { id: run.id, source: runSource },
  }
  try {
    const outcome = await withStoredFile(run.filename, (source) =>
      importStock({ ...options, source, waitMs: 20_000 }),
    )
    await dropKeptFile(pool, run, outcome)
    return outcome
  } catch (error) {
    if (isLastAttempt && error instanceof ImportBusy) {
      await recordEnd(pool, run.id, {
        status: 'failed',
        format,
        counts: noCounts,
        problem: error.message,
        ...emptyRunResult,
      })
    }
    throw error
  }
}
