import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * When a process started, in a form that only serves to compare: a process id is reused, but never with the same
 * start. Undefined when no such process runs (a zombie does not run).
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
 * The start (in clock ticks since boot) from a line of /proc/<pid>/stat. The command's name, in brackets, may hold
 * spaces and brackets itself.
 */
export function parseProcStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return undefined
  return fields[19]
}

/** Whether the very process that was recorded still runs. */
export const isStillRunning = ({ pid, start }) => start !== undefined && startOfProcess(pid) === start

export const identify = (pid) => ({ pid, start: startOfProcess(pid) })

/** Waits until the process has ended. False when it still runs after the time allowed. */
export async function waitForEnd(recorded, timeoutMs) {
  const deadline = performance.now() + timeoutMs
  while (isStillRunning(recorded)) {
    if (performance.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}
