import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot } from '../paths.mjs'
import { onEachLine } from '../terminal/command-log.mjs'
import { keepRunning, restartPause } from './keep-running.mjs'
import { typescriptArguments } from './run-command.mjs'

const NEXT = fromRoot('node_modules', 'next', 'dist', 'bin', 'next')
const WEB_SERVER = fromRoot('scripts', 'web-server.mjs')
const POLL_MS = 50

/**
 * Our web server listens on every address and sets the sender's address itself. Next's development server trusts what a
 * request says about its sender, so it listens on `localhost` only. (On `127.0.0.1`, Next runs a proxy twice.)
 */
export const webProgram = (mode, port) =>
  mode === 'dev' ? [NEXT, 'dev', '-H', 'localhost', '-p', String(port)] : [WEB_SERVER]

function startNode(children, { name, args, env, write }) {
  const child = children.start(name, process.execPath, args, { env })
  onEachLine(child, (line) => write(`${name.padEnd(6)} │ ${line}`))
  return child
}

const WORKER = typescriptArguments('scripts/worker.ts')

/** `program` is the arguments for Node. Tests run programs of their own. */
export const startWeb = (children, { env, port, mode, write, program = webProgram(mode, port) }) =>
  startNode(children, { name: 'web', args: program, env: { ...env, PORT: String(port) }, write })

export const keepWorkerRunning = (children, { env, write, program = WORKER, pause = restartPause }) =>
  keepRunning({
    what: 'The worker',
    start: () => startNode(children, { name: 'worker', args: program, env, write }),
    stop: children.stop,
    write,
    pause,
  })

/**
 * Starts the web server and the worker, and restarts whichever ends until the shutdown. When restarting the web server
 * does not help, shuts down with the reason and exit code 1. The worker is restarted without end: the websites work
 * without it.
 */
export function keepServing(children, shutdown, { env, port, mode, write, programs = {}, pause }) {
  const web = keepRunning({
    what: 'The web server',
    start: () => startWeb(children, { env, port, mode, write, program: programs.web }),
    stop: children.stop,
    write,
    giveUp: (reason) =>
      shutdown.because(`${reason} Its output above says why. Fix that, then start again.`, 1),
    pause,
  })
  shutdown.stops.web = web.stop
  shutdown.stops.worker = keepWorkerRunning(children, { env, write, program: programs.worker, pause }).stop
}

/**
 * Waits until the web server sends any response.
 * @param {() => boolean} gaveUp checked before every attempt
 * @returns {Promise<boolean>} false if it gave up
 */
export async function waitForServer(port, gaveUp) {
  while (!gaveUp()) {
    try {
      // By name: the development server listens on one address of `localhost`, which may be IPv6.
      const response = await fetch(`http://localhost:${port}/`, { redirect: 'manual' })
      await response.body?.cancel()
      return true
    } catch {
      await sleep(POLL_MS)
    }
  }
  return false
}
