import { Stopped } from '../terminal/failure.mjs'

const LONGEST_PAUSE_MS = 30_000
/** A process that ran this long is stable, and its next exit starts a new count. */
const STABLE_AFTER_MS = 60_000
/** After this many exits in a row, restarting does not help. */
const MAX_ENDS = 6

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Exponential backoff before a restart: 1, 2, 4 … 30 seconds, in milliseconds. */
export const restartPause = (endsInARow) => Math.min(1000 * 2 ** (endsInARow - 1), LONGEST_PAUSE_MS)

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/**
 * Restarts a process whenever it exits, with exponential backoff and a log line, until `stop` is called.
 * After six exits in a row it calls `giveUp` with the reason. Without `giveUp` it never stops restarting.
 * @param {{ what: string, start: () => ChildProcess | Promise<ChildProcess>, stop: (child: ChildProcess) => Promise<void>,
 *   write: (line: string) => void, giveUp?: (reason: string) => void, running?: ChildProcess,
 *   pause?: (endsInARow: number) => number }} options `running`: a process that is already started
 */
export function keepRunning({ what, start, stop, write, giveUp, running, pause = restartPause }) {
  let stopping = false
  let endsInARow = 0
  let timer
  /** @type {ChildProcess | undefined} */
  let child
  let starting = Promise.resolve()

  function watch(started, startedAt) {
    child = started
    const onExit = () => ended(started.signalCode ?? `exit ${started.exitCode}`, startedAt)
    if (hasEnded(started)) onExit()
    else started.once('exit', onExit)
  }

  function ended(how, startedAt) {
    if (stopping) return
    endsInARow = performance.now() - startedAt > STABLE_AFTER_MS ? 1 : endsInARow + 1
    if (giveUp && endsInARow >= MAX_ENDS) {
      giveUp(`${what} ended ${endsInARow} times in a row (${how}).`)
      return
    }
    const ms = pause(endsInARow)
    write(`${what} ended (${how}); starting it again in ${ms / 1000} s.`)
    timer = setTimeout(() => {
      starting = begin()
    }, ms)
  }

  async function begin() {
    const startedAt = performance.now()
    try {
      watch(await start(), startedAt)
    } catch (error) {
      if (!(error instanceof Stopped)) ended(error.message, startedAt)
    }
  }

  if (running) watch(running, performance.now())
  else starting = begin()
  return {
    async stop() {
      stopping = true
      clearTimeout(timer)
      await starting
      if (child) await stop(child)
    },
  }
}
