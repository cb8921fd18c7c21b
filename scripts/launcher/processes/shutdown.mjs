const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

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
  return { now, because, begun: () => begun, stops }
}
