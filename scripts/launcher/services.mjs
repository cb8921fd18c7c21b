import { lineSplitter } from './command-log.mjs'
import { keepRunning } from './keep-running.mjs'
import { fromRoot } from './paths.mjs'
import { typescriptArguments } from './typescript.mjs'

const NEXT = fromRoot('node_modules', 'next', 'dist', 'bin', 'next')
const WEB_SERVER = fromRoot('scripts', 'web-server.mjs')

/** @typedef {(line: string) => void} Write */
/** @typedef {ReturnType<typeof import('./children.mjs').createChildren>} Children */

function showOutput(child, name, write) {
  for (const stream of [child.stdout, child.stderr]) {
    const splitter = lineSplitter((line) => write(`${name.padEnd(6)} │ ${line}`))
    stream.on('data', (chunk) => splitter.push(chunk))
    stream.on('end', () => splitter.end())
  }
}

/**
 * Our own web server is on every address of the machine, and tells itself who sends a request. Next's for development does not, and
 * whoever reached it could say to sit at this very machine: it is at `localhost` only. (At `127.0.0.1`, Next runs a proxy twice.)
 * @param {'start' | 'dev'} mode
 * @param {number} port
 */
export const webProgram = (mode, port) =>
  mode === 'dev' ? [NEXT, 'dev', '-H', 'localhost', '-p', String(port)] : [WEB_SERVER]

/**
 * Starts the web server.
 * @param {Children} children
 * @param {{ env: NodeJS.ProcessEnv, port: number, mode: 'start' | 'dev', write: Write }} options
 */
export function startWeb(children, { env, port, mode, write }) {
  const child = children.start('web', process.execPath, webProgram(mode, port), {
    env: { ...env, PORT: String(port) },
  })
  showOutput(child, 'web', write)
  return child
}

/**
 * Keeps the web server running until `stop` is called. `giveUp` hears of one that cannot be kept running.
 * @param {Children} children
 * @param {{ env: NodeJS.ProcessEnv, port: number, mode: 'start' | 'dev', write: Write,
 *   giveUp: (reason: string) => void }} options
 */
export function keepWebRunning(children, { giveUp, ...options }) {
  return keepRunning({
    what: 'The web server',
    start: () => startWeb(children, options),
    stop: children.stop,
    write: options.write,
    giveUp,
  })
}

/**
 * Keeps a background worker running until `stop` is called.
 * @param {Children} children
 * @param {{ env: NodeJS.ProcessEnv, write: Write }} options
 */
export function keepWorkerRunning(children, { env, write }) {
  function start() {
    const child = children.start('worker', process.execPath, typescriptArguments('scripts/worker.ts'), {
      env,
    })
    showOutput(child, 'worker', write)
    return child
  }
  return keepRunning({ what: 'The worker', start, stop: children.stop, write })
}
