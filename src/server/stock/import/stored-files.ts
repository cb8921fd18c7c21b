import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool } from 'pg'
import { env } from '@/env'
import { uploadStore } from '../../uploads/configured-store'

/** The folder that feeds are downloaded to. With local uploads, it also holds the files of import runs and held files. */
export async function importFolder(): Promise<string> {
  const folder = join(env().DATA_DIR, 'imports')
  await mkdir(folder, { recursive: true })
  return folder
}

/** Only the name's last part counts, so that no name points outside the folder. */
export function withStoredFile<T>(filename: string, work: (path: string) => Promise<T>): Promise<T> {
  return uploadStore().withFile('imports', basename(filename), work)
}

export async function storeHeldFile(pool: Pool, runId: number, path: string): Promise<void> {
  const filename = `held-${runId}-${randomUUID()}`
  await uploadStore().write('imports', filename, path)
  const { size } = await stat(path)
  await pool.query(
    `UPDATE import_runs SET filename = $2, filesize = $3, mime_type = 'application/octet-stream', updated_at = now() WHERE id = $1`,
    [runId, filename, size],
  )
}

export const removeStoredFile = (filename: string): Promise<void> =>
  uploadStore().remove('imports', basename(filename))
