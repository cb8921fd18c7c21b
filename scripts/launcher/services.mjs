import { lineSplitter } from './command-log.mjs'
import { fromRoot } from './paths.mjs'
import { typescriptArguments } from './typescript.mjs'

const NEXT = fromRoot('node_modules', 'next', 'dist', 'bin', 'next')
const WEB_SERVER = fromRoot('scripts', 'web-server.mjs')
const LONGEST_PAUSE_MS = 30_000
/** A worker that ran this long was well: its next end is not part of a series. */
const WELL_AFTER_MS = 60_000

/** @typedef {(line: string) => void} Write */

/**
 * How long to wait before a worker that keeps ending is started again: 1, 2, 4 … 30 seconds.
 * @param {number} endsInARow
 */
export const restartPause = (endsInARow) => Math.min(1000 * 2 ** (endsInARow - 1), LONGEST_PAUSE_MS)

function showOutput(child, name, write) {
  for (const stream of [child.stdout, child.stderr]) {
    const splitter = lineSplitter((line) => write(`${name.padEnd(6)} │ ${line}`))
    stream.on('data', (chunk) => splitter.push(chunk))
    stream.on('end', () => splitter.end())
  }
}

/**
 * Starts the web server, on every address of this machine: bound to 127.0.0.1 alone, Next runs a proxy twice.
 * @param {ReturnType<typeof import('./children.mjs').createChildren>} children
 * @param {{ env: NodeJS.ProcessEnv, port: number, mode: 'start' | 'dev', write: Write }} options
 */
export function startWeb(children, { env, port, mode, write }) {
  const program = mode === 'dev' ? [NEXT, 'dev', '-p', String(port)] : [WEB_SERVER]
  const child = children.start('web', process.execPath, program, { env: { ...env, PORT: String(port) } })
  showOutput(child, 'web', write)
  return child
}

/**
 * Keeps a background worker running until `stop` is called.
 * @param {ReturnType<typeof import('./children.mjs').createChildren>} children
 * @param {{ env: NodeJS.ProcessEnv, write: Write }} options
 */
export function keepWorkerRunning(children, { env, write }) {
  let stopping = false
  let endsInARow = 0
  let timer
  let child

  function start() {
    const startedAt = performance.now()
    child = children.start('worker', process.execPath, typescriptArguments('scripts/worker.ts'), { env })
    showOutput(child, 'worker', write)
    child.once('exit', (code, signal) => {
      if (stopping) return
      endsInARow = performance.now() - startedAt > WELL_AFTER_MS ? 1 : endsInARow + 1
      const pause = restartPause(endsInARow)
      write(`The worker ended (${signal ?? `exit ${code}`}); starting it again in ${pause / 1000} s.`)
      timer = setTimeout(start, pause)
    })
  }

  start()
  return {
    stop() {
      stopping = true
      clearTimeout(timer)
      return children.stop(child)
    },
  }
}
