import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { identify, isStillRunning, waitForEnd } from '../processes/process-identity.mjs'

const STOP_TIMEOUT_MS = 30_000

/** Parses PostgreSQL's lock file: line 1 has the process id, line 8 whether it accepts connections. */
export function parsePostmasterFile(text) {
  const lines = text.split('\n')
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
}

function readPostmasterFile(cluster) {
  try {
    return parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  } catch {
    return undefined
  }
}

/** After a crash, another process may have the recorded id. It must be a PostgreSQL whose working directory is this cluster. */
function worksInFolder(pid, cluster) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    try {
      const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      return command.includes('postgres') && command.includes(cluster)
    } catch {
      return false
    }
  }
}

export function runningPostmaster(cluster) {
  const file = readPostmasterFile(cluster)
  return file?.pid && worksInFolder(file.pid, cluster) ? identify(file.pid) : undefined
}

export function isReady(cluster, pid) {
  const file = readPostmasterFile(cluster)
  return file?.pid === pid && file.ready
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Stops PostgreSQL with a fast shutdown, which closes connections and writes everything. If that hangs, kills it; the
 * next start then recovers.
 */
export async function stopPostmaster(postmaster) {
  if (!isStillRunning(postmaster)) return
  signal(postmaster.pid, 'SIGINT')
  if (await waitForEnd(postmaster, STOP_TIMEOUT_MS)) return
  signal(postmaster.pid, 'SIGQUIT')
  await waitForEnd(postmaster, STOP_TIMEOUT_MS)
}
