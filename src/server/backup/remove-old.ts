import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const WHOLE = /^forecourt-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const UNFINISHED = /^forecourt-[\dT-]+Z\.part$/

/** In milliseconds. No backup takes longer. */
const DAY = 86_400_000

/**
 * Removes all but the newest `keep` backups of a folder (keeps all when null), and interrupted backups older than a day. Leaves everything
 * that is not named as a backup. Returns the removed names.
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
