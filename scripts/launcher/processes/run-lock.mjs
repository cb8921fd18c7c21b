import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readJson } from '../files.mjs'
import { identify, isStillRunning } from './process-identity.mjs'

/**
 * Returns the process that runs Forecourt from this folder, or undefined.
 * @returns {{ pid: number, start: string, port?: number, what: string } | undefined}
 */
export function lockHolder(path) {
  const holder = readJson(path)
  return holder && isStillRunning(holder) ? holder : undefined
}

/**
 * Locks the folder for this process, so that two launchers never share one database. Takes over the lock of a
 * dead process. Returns the other holder, or undefined if this process now holds the lock.
 * @param {{ what: string, port?: number }} about
 */
export function takeLock(path, about) {
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify({ ...identify(process.pid), ...about }))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (linked(draft, path)) return undefined
      const holder = lockHolder(path)
      if (holder) return holder
      discardStaleLock(path)
    }
    return lockHolder(path) ?? { pid: 0, start: '', what: 'start' }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A hard link is atomic and carries its content. It fails if another process was first. */
function linked(draft, path) {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function discardStaleLock(path) {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  // Another launcher may have taken the lock between the check and the rename. In that case it gets the lock
  // back.
  if (lockHolder(aside)) linked(aside, path)
  rmSync(aside, { force: true })
}

export function releaseLock(path) {
  try {
    if (JSON.parse(readFileSync(path, 'utf8')).pid === process.pid) rmSync(path, { force: true })
  } catch {
    // The file is gone or unreadable. Either way, the next start finds no live holder.
  }
}
