import { Stopped } from './failure.mjs'

const LONGEST_PAUSE_MS = 30_000
/** A process that ran this long was well: its next end is not part of a series. */
const WELL_AFTER_MS = 60_000
/** So many ends in a row are no accident: to start again without a person would not help. */
const MOST_ENDS = 6

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * How long to wait before a process that keeps ending is started again: 1, 2, 4 … 30 seconds.
 * @param {number} endsInARow
 */
export const restartPause = (endsInARow) => Math.min(1000 * 2 ** (endsInARow - 1), LONGEST_PAUSE_MS)

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/**
 * Starts a process again whenever it ends, each time later and with a line that says so, until `stop` is called. After six ends
 * in a row `giveUp` is told why instead; without it, it goes on for ever.
 * @param {{ what: string, start: () => ChildProcess | Promise<ChildProcess>, stop: (child: ChildProcess) => Promise<void>,
 *   write: (line: string) => void, giveUp?: (reason: string) => void, running?: ChildProcess,
 *   pause?: (endsInARow: number) => number }} options `running` is a process that was started already
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
    const heard = () => ended(started.signalCode ?? `exit ${started.exitCode}`, startedAt)
    if (hasEnded(started)) heard()
    else started.once('exit', heard)
  }

  function ended(how, startedAt) {
    if (stopping) return
    endsInARow = performance.now() - startedAt > WELL_AFTER_MS ? 1 : endsInARow + 1
    if (giveUp && endsInARow >= MOST_ENDS) {
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
