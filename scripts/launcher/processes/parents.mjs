import { readFileSync } from 'node:fs'
import { identify, isStillRunning } from './process-identity.mjs'

const POLL_MS = 500

function npmAbove(shell) {
  try {
    const command = readFileSync(`/proc/${shell}/cmdline`, 'utf8')
    if (!command.includes('.mjs')) return undefined
    const status = readFileSync(`/proc/${shell}/status`, 'utf8')
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
  } catch {
    return undefined
  }
}

/**
 * Calls back when npm, or the shell in which npm runs this process, has ended. npm forwards a `kill` to that shell
 * only, so this process would continue to run. Does nothing if npm did not start this process.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const above = [process.ppid, npmAbove(process.ppid)].filter((pid) => pid > 1).map(identify)
  const timer = setInterval(() => {
    if (above.every(isStillRunning)) return
    clearInterval(timer)
    onGone()
  }, POLL_MS)
  timer.unref()
}
