import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { uploadingFolder } from './upload-limits'

/** No upload takes so long, in milliseconds. */
const DAY = 86_400_000

/** Removes what came in for uploads that a web server did not live to finish. */
export async function sweepUploading(
  folder = uploadingFolder(env().DATA_DIR),
  now = Date.now(),
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const changed = await stat(file).catch(() => null)
    if (changed?.isFile() && now - changed.mtimeMs > DAY) await rm(file, { force: true })
  }
}
