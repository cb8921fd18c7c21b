const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Stops everything once, in order: web server, worker, whatever step still runs, PostgreSQL. Ctrl-C and the signals
 * of process managers end with exit code 0. Whoever starts one of the three sets how it stops in `stops`.
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

  // npm passes a terminal's Ctrl-C on a second time: a repeated signal changes nothing.
  for (const signal of SIGNALS) process.on(signal, () => because('\nStopping.', 0))
  return { now, because, begun: () => begun, stops }
}
