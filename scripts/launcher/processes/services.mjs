import { fromRoot } from '../paths.mjs'
import { onEachLine } from '../terminal/command-log.mjs'
import { keepRunning } from './keep-running.mjs'
import { typescriptArguments } from './run-command.mjs'

const NEXT = fromRoot('node_modules', 'next', 'dist', 'bin', 'next')
const WEB_SERVER = fromRoot('scripts', 'web-server.mjs')

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

export const startWeb = (children, { env, port, mode, write }) =>
  startNode(children, {
    name: 'web',
    args: webProgram(mode, port),
    env: { ...env, PORT: String(port) },
    write,
  })

export const keepWebRunning = (children, { giveUp, ...options }) =>
  keepRunning({
    what: 'The web server',
    start: () => startWeb(children, options),
    stop: children.stop,
    write: options.write,
    giveUp,
  })

export const keepWorkerRunning = (children, { env, write }) =>
  keepRunning({
    what: 'The worker',
    start: () =>
      startNode(children, { name: 'worker', args: typescriptArguments('scripts/worker.ts'), env, write }),
    stop: children.stop,
    write,
  })
