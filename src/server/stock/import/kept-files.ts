import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool } from 'pg'
import { env } from '@/env'

/** Where uploads, fetched feeds and held files are. The import runs' collection keeps its uploads in the same folder. */
export async function importFolder(): Promise<string> {
  const folder = join(env().DATA_DIR, 'imports')
  await mkdir(folder, { recursive: true })
  return folder
}

/** The path of a run's file, by the name that is stored with the run; only its last part counts, so that no name leads out of the folder. */
export async function keptFile(filename: string): Promise<string> {
  return join(await importFolder(), basename(filename))
}

/** Keeps a copy of a held run's file, so that the run can be confirmed in the admin without it. */
export async function keepHeldFile(pool: Pool, runId: number, path: string): Promise<void> {
  const filename = `held-${runId}-${randomUUID()}`
  const kept = await keptFile(filename)
  const size = await copyWhole(path, kept)
  await pool.query(
    `UPDATE import_runs SET filename = $2, filesize = $3, mime_type = 'application/octet-stream', updated_at = now() WHERE id = $1`,
    [runId, filename, size],
  )
}

/** Gives its size. On a full disk nothing of it stays. */
async function copyWhole(from: string, to: string): Promise<number> {
  try {
    await copyFile(from, to)
    return (await stat(to)).size
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

export async function removeKept(filename: string): Promise<void> {
  await rm(await keptFile(filename), { force: true })
}
