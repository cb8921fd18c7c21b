import { readFileSync } from 'node:fs'
import { identify, isStillRunning } from './process-identity.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Milliseconds between two looks whether npm still runs. */
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

/**
 * Stops everything once, in order: web server, worker, any running step, PostgreSQL. Ctrl-C and a process manager's
 * signals exit with code 0. The code that starts one of the three services adds its stop function to `stops`.
 */
export function createShutdown({ children, finish, say }) {
  /** @type {{ web?: () => Promise<void>, worker?: () => Promise<void>, postgres?: () => Promise<void> }} */
  const stops = {}
  let begun = false

  async function now(exitCode) {
    if (begun) return
    begun = true
    try {
      await stops.web?.()
      await stops.worker?.()
      await children.close(['postgres'])
      await stops.postgres?.()
      await children.close()
    } finally {
      finish()
      process.exit(exitCode)
    }
  }

  function because(reason, exitCode) {
    if (begun) return
    say(reason)
    now(exitCode)
  }

  // npm forwards a terminal's Ctrl-C a second time, so a repeated signal has no effect.
  for (const signal of SIGNALS) process.on(signal, () => because('\nStopping.', 0))
  watchNpm(() => because('Stopping: npm has ended.', 0))
  return { now, because, begun: () => begun, stops }
}
