import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { uploadingFolder } from './upload-limits'
import { uploadFolders } from './upload-store'

/** No upload takes so long, in milliseconds. */
const DAY = 86_400_000

/** Of a process that has not ended by itself: copies of uploads, feeds as they are fetched, and halves of what is written. */
const SCRATCH = /^(?:copy|feed-\d+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|\.[\da-f]{8}\.part$/

/** Removes what came in for uploads that a web server did not live to finish. */
export const sweepUploading = (folder = uploadingFolder(env().DATA_DIR), now = Date.now()): Promise<void> =>
  sweep(folder, /^/, now)

/** Removes the files beside the uploads that whoever made them did not live to remove. */
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
