import type { ClientBase, Pool } from 'pg'
import type { StockFormat } from '@/domain/stock/formats'
import type { ImportCounts } from '@/domain/stock/import/counts'
import type { Rejection } from '@/domain/stock/import/rejection'
import type { ImportNote } from '@/domain/stock/import/value-note'
import { IMPORT_KEY_PREFIX } from '../../jobs/job-payloads'

export type RunSource = 'upload' | 'feed' | 'command'
export type RunStatus = 'queued' | 'running' | 'done' | 'refused' | 'held' | 'failed'

export interface RunStart {
  /** Row of `import_runs`. A new row is created when missing. */
  id?: number
  source: RunSource
  feedId?: number
  /** When the data was fetched, if that was before the run starts. Decides the run's order among the dealership's imports. */
  since?: Date
  confirms?: number
}

interface Options {
  format: StockFormat | null
  full: boolean
  dryRun: boolean
  confirmed: boolean
}

export async function recordStart(
  db: Pool | ClientBase,
  dealership: { id: number; tenantId: number },
  run: RunStart,
  { format, full, dryRun, confirmed }: Options,
): Promise<number> {
  if (run.id !== undefined) {
    await db.query(
      `UPDATE import_runs SET status = 'running', started_at = now(), finished_at = NULL, problem = NULL, updated_at = now()
       WHERE id = $1`,
      [run.id],
    )
    return run.id
  }
  const { rows } = await db.query(
    `INSERT INTO import_runs
       (tenant_id, dealership_id, source, feed_id, format, "full", dry_run, confirmed, status, started_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'running', now(), coalesce($9, now())) RETURNING id`,
    [
      dealership.tenantId,
      dealership.id,
      run.source,
      run.feedId ?? null,
      format,
      full,
      dryRun,
      confirmed,
      run.since ?? null,
    ],
  )
  return rows[0].id
}

export interface RunResult {
  status: Exclude<RunStatus, 'queued' | 'running'>
  format: StockFormat | null
  counts: ImportCounts
  problem: string | null
  rejections: Rejection[]
  notes: ImportNote[]
  /** The columns that the format reads, in the file's spelling. */
  columns: readonly string[]
}

export const emptyRunResult = { rejections: [], notes: [], columns: [] } satisfies Partial<RunResult>

/** In a transaction, the record commits with the stock. */
export async function recordEnd(db: Pool | ClientBase, runId: number, result: RunResult): Promise<void> {
  const { status, format, counts, problem, rejections, notes, columns } = result
  await db.query(
    `UPDATE import_runs SET status = $2, format = coalesce(format, $3), "read" = $4, added = $5, changed = $6, unchanged = $7,
       sold = $8, rejected = $9, problem = $10, rejections = $11, notes = $12, file_columns = $13, finished_at = now(), updated_at = now()
     WHERE id = $1`,
    [
      runId,
      status,
      format,
      counts.read,
      counts.added,
      counts.changed,
      counts.unchanged,
      counts.sold,
      counts.rejected,
      problem,
      JSON.stringify(rejections),
      JSON.stringify(notes),
      JSON.stringify(columns),
    ],
  )
}

/**
 * Queues dead runs whose job will be retried and fails the others. The caller holds the dealership's import lock, so none of them
 * is running. Returns their number.
 */
export async function closeDeadRuns(client: ClientBase, dealershipId: number): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE import_runs r SET updated_at = now(),
       status = (CASE WHEN again THEN 'queued' ELSE 'failed' END)::enum_import_runs_status,
       finished_at = CASE WHEN NOT again THEN now() END,
       problem = CASE WHEN NOT again THEN 'The import was interrupted. The stock has not changed.' END
     FROM (
       SELECT id, EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = $2 || left_behind.id AND j.attempts < j.max_attempts) AS again
       FROM import_runs left_behind WHERE dealership_id = $1 AND status = 'running'
     ) dead
     WHERE r.id = dead.id`,
    [dealershipId, IMPORT_KEY_PREFIX],
  )
  return rowCount ?? 0
}
