import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readJson } from '../files.mjs'
import { identify, isStillRunning } from './process-identity.mjs'

/**
 * Who runs Forecourt from this folder now, or undefined.
 * @returns {{ pid: number, start: string, port?: number, what: string } | undefined}
 */
export function lockHolder(path) {
  const holder = readJson(path)
  return holder && isStillRunning(holder) ? holder : undefined
}

/**
 * Takes the folder for this process, so that two starts never share one database. A lock whose process has died is
 * taken over. Returns the other holder when there is one, undefined when the lock is ours.
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

/** Linking is atomic and carries the content with it; it fails when someone else was first. */
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
  // Between our look and the rename another start may have taken the lock: then it gets it back.
  if (lockHolder(aside)) linked(aside, path)
  rmSync(aside, { force: true })
}

export function releaseLock(path) {
  try {
    if (JSON.parse(readFileSync(path, 'utf8')).pid === process.pid) rmSync(path, { force: true })
  } catch {
    // Gone already, or unreadable: the next start finds no living holder either way.
  }
}
