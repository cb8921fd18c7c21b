import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepRunning } from '../processes/keep-running.mjs'
import { identify, isStillRunning } from '../processes/process-identity.mjs'
import { diskFullSentence, Failure, saysDiskFull } from '../terminal/failure.mjs'
import { isReady, runningPostmaster, stopPostmaster } from './postmaster.mjs'

const READY_TIMEOUT_MS = 120_000
const POLL_MS = 20
/** Connection processes can outlive a killed PostgreSQL briefly, and a new server does not start until they end. */
const BUSY = /pre-existing shared memory block|lock file .* already exists/
const BUSY_RETRY_MS = 500
const BUSY_ATTEMPTS = 40

/**
 * @typedef {{ children: ReturnType<typeof import('../processes/children.mjs').createChildren>, cluster: string,
 *   programs: string, operator: import('./operator.mjs').Operator | undefined, port: number, logPath: string,
 *   settings?: string[] }} ServerOptions
 */

function launch({ children, cluster, programs, operator, port, logPath, settings = [] }) {
  mkdirSync(dirname(logPath), { recursive: true })
  // A file, not a pipe, because PostgreSQL must still be able to log after the launcher is killed.
  const log = openSync(logPath, 'w', 0o600)
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((set) => [
    '-c',
    set,
  ])
  const child = children.start(
    'postgres',
    join(programs, 'bin', 'postgres'),
    ['-D', cluster, '-p', `${port}`, ...flags],
    {
      stdio: ['ignore', log, log],
      // SIGINT is PostgreSQL's fast shutdown. SIGTERM would wait for every connection to close by itself.
      stopSignal: 'SIGINT',
      env: { ...process.env, LC_ALL: 'C' },
      ...operator,
    },
  )
  closeSync(log)
  return child
}

async function waitUntilReady(cluster, postmaster) {
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < deadline) {
    if (isReady(cluster, postmaster.pid)) return true
    if (!isStillRunning(postmaster)) return false
    await sleep(POLL_MS)
  }
  return false
}

function startFailure(logPath) {
  const log = readFileSync(logPath, 'utf8')
  if (saysDiskFull(log)) return new Failure(diskFullSentence, { logPath })
  return new Failure('PostgreSQL did not start.', { logPath, logTail: log.trim().split('\n').slice(-10) })
}

/**
 * Starts PostgreSQL on a cluster and waits until it accepts connections, which includes crash recovery. Stops a server
 * that a killed launcher left running first.
 */
export async function startServer(options) {
  const leftBehind = runningPostmaster(options.cluster)
  if (leftBehind) await stopPostmaster(leftBehind)
  for (let attempt = 1; ; attempt++) {
    const child = launch(options)
    const failedToSpawn = new Promise((resolve) => child.once('error', () => resolve(false)))
    const postmaster = identify(child.pid ?? 0)
    if (await Promise.race([waitUntilReady(options.cluster, postmaster), failedToSpawn])) {
      return { child, stop: () => stopPostmaster(postmaster) }
    }
    if (attempt === BUSY_ATTEMPTS || !BUSY.test(readFileSync(options.logPath, 'utf8')))
      throw startFailure(options.logPath)
    await sleep(BUSY_RETRY_MS)
  }
}

/**
 * Starts PostgreSQL like `startServer`, and restarts it on the same port and data whenever it exits. Calls
 * `giveUp` if it does not stay up.
 * @param {ServerOptions & { write: (line: string) => void, giveUp: (reason: string) => void,
 *   pause?: (endsInARow: number) => number }} options
 */
export async function keepServerRunning({ write, giveUp, pause, ...options }) {
  let server = await startServer(options)
  const supervised = keepRunning({
    what: 'PostgreSQL',
    running: server.child,
    async start() {
      // Each start truncates its log.
      renameSync(options.logPath, `${options.logPath}.before`)
      server = await startServer(options)
      return server.child
    },
    stop: () => server.stop(),
    write,
    giveUp: (reason) => giveUp(`${reason} Its log says why: ${options.logPath} (previous log: ….before).`),
    pause,
  })
  return { stop: supervised.stop }
}
