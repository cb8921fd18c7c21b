import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { uploadingFolder } from './upload-limits'
import { uploadFolders } from './upload-store'

/** In milliseconds. No upload takes longer. */
const DAY = 86_400_000

/** Temporary files that a killed process leaves: copies of uploads, feeds being fetched, and partial writes. */
const SCRATCH = /^(?:copy|feed-\d+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|\.[\da-f]{8}\.part$/

/** Removes incoming files that a web server did not finish receiving. */
export const sweepUploading = (folder = uploadingFolder(env().DATA_DIR), now = Date.now()): Promise<void> =>
  sweep(folder, /^/, now)

/** Removes temporary files left beside the uploads by killed processes. */
export async function sweepScratch(dataFolder = env().DATA_DIR, now = Date.now()): Promise<void> {
  for (const folder of uploadFolders) {
    await sweep(path.join(/* turbopackIgnore: true */ dataFolder, folder), SCRATCH, now)
  }
}

async function sweep(folder: string, names: RegExp, now: number): Promise<void> {
  const all = await readdir(folder).catch(() => [])
  for (const name of all.filter((each) => names.test(each))) {
    const file = path.join(/* turbopackIgnore: true */ folder, name)
    const changed = await stat(file).catch(() => null)
    if (changed?.isFile() && now - changed.mtimeMs > DAY) await rm(file, { force: true })
  }
}
