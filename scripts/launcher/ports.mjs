import { createServer } from 'node:net'
import { Failure } from './terminal/failure.mjs'

/**
 * Why a port cannot be listened on (`EADDRINUSE`, `EACCES` …), or undefined when it can. Every address of this machine is
 * tried unless `host` is given. get-port tells no reason, and this runs before the packages are installed.
 */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code ?? 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * A port of 127.0.0.1 that nobody uses now: the preferred one while it is free.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function findFreePort(preferred) {
  const { default: getPort } = await import('get-port')
  return getPort({ host: '127.0.0.1', port: preferred })
}

/**
 * The port from the PORT variable, 3000 when it is not set.
 * @param {string | undefined} text
 */
export function parsePort(text) {
  if (!text) return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new Failure(`PORT must be a whole number from 1 to 65535, and it is "${text}".`)
}

/** Fails in one sentence when the web server could not listen on the port. `command` is such as `npm start`. */
export async function requirePort(port, command) {
  // One program may hold every address, another only the loopback one: both would get our visitors.
  const reason = (await obstacle(port)) ?? (await obstacle(port, '127.0.0.1'))
  if (reason === undefined) return
  const other = port === 3001 ? 3002 : 3001
  const problem = reason === 'EACCES' ? 'may not be used by this user' : 'is already taken by another program'
  throw new Failure(`Port ${port} ${problem}: choose another one, such as \`PORT=${other} ${command}\`.`)
}
