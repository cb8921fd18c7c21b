import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Returns a process's start time, in a form that is only good for comparison. A process id is reused, but never with
 * the same start time. Returns undefined if the process does not run or is a zombie.
 */
function startOfProcess(pid) {
  if (existsSync('/proc/self/stat')) return startFromProc(pid)
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return text.trim() || undefined
  } catch {
    return undefined
  }
}

function startFromProc(pid) {
  try {
    return parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Returns the start time, in clock ticks since boot, from a line of /proc/<pid>/stat. The command name in brackets may
 * itself contain spaces and brackets.
 */
export function parseProcStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return undefined
  return fields[19]
}

/** Whether the recorded process, and not another one with its id, still runs. */
export const isStillRunning = ({ pid, start }) => start !== undefined && startOfProcess(pid) === start

export const identify = (pid) => ({ pid, start: startOfProcess(pid) })

/** Waits until the process has ended. Returns false if it still runs after the timeout. */
export async function waitForEnd(recorded, timeoutMs) {
  const deadline = performance.now() + timeoutMs
  while (isStillRunning(recorded)) {
    if (performance.now() > deadline) return false
    await sleep(25)
  }
  return true
}
