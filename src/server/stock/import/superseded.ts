import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { ClientBase, Pool } from 'pg'
import { errorCode, FileRefused } from '../parsers/file-errors'
import { withStoredFile } from './stored-files'

/**
 * Throws a `FileRefused` when a newer import of the dealership was done while this run waited, because it would bring old stock
 * back. The caller holds the dealership's import lock, so no import can end in between.
 */
export async function refuseSuperseded(client: ClientBase, runId: number): Promise<void> {
  const { rows } = await client.query(
    `SELECT later.id FROM import_runs r JOIN import_runs later ON later.dealership_id = r.dealership_id
     WHERE r.id = $1 AND later.status = 'done' AND NOT coalesce(later.dry_run, false)
       AND (later.created_at, later.id) > (r.created_at, r.id)
     ORDER BY later.id DESC LIMIT 1`,
    [runId],
  )
  if (rows.length === 0) return
  throw new FileRefused(
    `A newer import of this dealership has finished (run ${rows[0].id}), so this one would restore older stock. If the file is correct, import it again.`,
  )
}

async function digest(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Finds the dealership's latest held run of this exact file. Importing the file again confirms that run. */
export async function findHeldRun(
  pool: Pool,
  dealershipId: number,
  path: string,
): Promise<number | undefined> {
  const { size } = await stat(path)
  const { rows } = await pool.query<{ id: number; filename: string }>(
    `SELECT id, filename FROM import_runs
     WHERE dealership_id = $1 AND status = 'held' AND filename IS NOT NULL AND filesize = $2 ORDER BY id DESC`,
    [dealershipId, size],
  )
  if (rows.length === 0) return undefined
  const own = await digest(path)
  for (const { id, filename } of rows) {
    if ((await withStoredFile(filename, digest)) === own) return id
  }
  return undefined
}
