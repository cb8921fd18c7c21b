const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Stops everything once, in order: web server, worker, whatever step still runs, PostgreSQL. Ctrl-C and the signals
 * of process managers end with exit code 0.
 * @param {{ children: ReturnType<typeof import('./children.mjs').createChildren>, finish: () => void,
 *   say: (text: string) => void }} options
 */
export function createShutdown({ children, finish, say }) {
  const nothing = async () => {}
  const stops = { first: nothing, second: nothing, last: nothing }
  let begun = false

  async function now(exitCode) {
    if (begun) return
    begun = true
    try {
      await stops.first()
      await stops.second()
      await children.close(['postgres'])
      await stops.last()
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

  return {
    now,
    because,
    begun: () => begun,
    stopsFirst: (stop) => {
      stops.first = stop
    },
    stopsSecond: (stop) => {
      stops.second = stop
    },
    stopsLast: (stop) => {
      stops.last = stop
    },
  }
}
