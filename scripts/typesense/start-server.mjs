import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { Failure } from '../launcher/terminal/failure.mjs'

const READY_TIMEOUT_MS = 60_000
const POLL_MS = 50

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {string} url */
async function isHealthy(url) {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })
    return answer.ok && (await answer.json()).ok === true
  } catch {
    return false
  }
}

/**
 * Waits until the server accepts requests. Returns false if `ended` returns true first, or after a minute.
 * @param {string} url
 * @param {() => boolean} ended
 */
async function untilHealthy(url, ended) {
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (!ended() && performance.now() < deadline) {
    if (await isHealthy(url)) return true
    await pause(POLL_MS)
  }
  return false
}

const argumentsOf = ({ data, apiKey, port, peeringPort }) => [
  `--data-dir=${data}`,
  `--api-key=${apiKey}`,
  '--api-address=127.0.0.1',
  `--api-port=${port}`,
  '--peering-address=127.0.0.1',
  `--peering-port=${peeringPort}`,
]

/**
 * Starts a Typesense server program and waits until it accepts requests.
 * @param {{ children: ReturnType<typeof import('../launcher/processes/children.mjs').createChildren>, command: string,
 *   args: string[], env?: NodeJS.ProcessEnv, port: number, logPath: string }} options
 */
export async function startProgram({ children, command, args, env = process.env, port, logPath }) {
  const log = openSync(logPath, 'a', 0o600)
  const child = children.start('typesense', command, args, { env, stdio: ['ignore', log, log] })
  closeSync(log)
  let ended = false
  const end = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {})
  end.then(() => {
    ended = true
  })
  const url = `http://127.0.0.1:${port}`
  if (await untilHealthy(url, () => ended)) return { url, child }
  await children.stop(child)
  const logTail = readFileSync(logPath, 'utf8').trim().split('\n').slice(-10)
  throw new Failure('Typesense did not start.', { logPath, logTail })
}

/**
 * Starts the packaged Typesense server, reachable from this machine only, and waits until it accepts
 * requests.
 * @param {{ children: ReturnType<typeof import('../launcher/processes/children.mjs').createChildren>, program: string,
 *   data: string, apiKey: string, port: number, peeringPort: number, logPath: string }} options
 */
export function startServer({ children, program, logPath, ...options }) {
  mkdirSync(options.data, { recursive: true })
  return startProgram({ children, command: program, args: argumentsOf(options), port: options.port, logPath })
}
