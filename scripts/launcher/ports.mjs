import { createServer } from 'node:net'
import { Failure } from './terminal/failure.mjs'

/**
 * Returns the error code (`EADDRINUSE`, `EACCES` …) that prevents listening on a port, or undefined. Tries every
 * address of this machine unless `host` is given. get-port does not report the reason, and this runs before the
 * packages are installed.
 */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code ?? 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Returns a free port of 127.0.0.1: the preferred one if it is free.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function findFreePort(preferred) {
  const { default: getPort } = await import('get-port')
  return getPort({ host: '127.0.0.1', port: preferred })
}

/**
 * Parses the PORT variable. The default is 3000.
 * @param {string | undefined} text
 */
export function parsePort(text) {
  if (!text) return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new Failure(`PORT must be a whole number from 1 to 65535. It is "${text}".`)
}

/** Throws a one-sentence failure if the web server cannot listen on the port. `command` is, for example, `npm start`. */
export async function requirePort(port, command) {
  // One program may listen on every address and another only on loopback. Either would get our visitors.
  const reason = (await obstacle(port)) ?? (await obstacle(port, '127.0.0.1'))
  if (reason === undefined) return
  const other = port === 3001 ? 3002 : 3001
  const problem = reason === 'EACCES' ? 'is not allowed for this user' : 'is already taken by another program'
  throw new Failure(`Port ${port} ${problem}: choose another one, such as \`PORT=${other} ${command}\`.`)
}
