import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const WHOLE = /^forecourt-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const UNFINISHED = /^forecourt-[\dT-]+Z\.part$/

/** No backup takes so long, in milliseconds. */
const DAY = 86_400_000

/**
 * Removes the backups of a folder but the newest so many, all with null, and what backups left that were cut short a day ago or earlier.
 * What is not named as a backup stays. Gives the names of what was removed.
 */
export async function removeOldBackups(folder: string, keep: number | null, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).sort()
  const whole = names.filter((name) => WHOLE.test(name))
  const old = keep === null ? [] : whole.slice(0, Math.max(0, whole.length - keep))
  const unfinished: string[] = []
  for (const name of names.filter((each) => UNFINISHED.test(each))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > DAY) unfinished.push(name)
  }
  const removed = [...old, ...unfinished]
  for (const name of removed) await rm(join(folder, name), { recursive: true, force: true })
  return removed
}
