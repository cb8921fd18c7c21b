import { randomUUID } from 'node:crypto'
import { knownTenant, withRequest } from '../log/current-request.mjs'
import { isJson } from '../log/destination.mjs'
import { log } from '../log/log.mjs'
import { routeKind } from './route-kind.mjs'

/** @typedef {import('./route-kind.mjs').RouteKind} RouteKind */
/** @typedef {'memory' | 'hit' | 'miss' | 'stale'} CacheState where a page came from: our own store, or as Next reports */

/**
 * @typedef {object} Observed
 * @property {string} method
 * @property {string} path without its query string and the signature of links
 * @property {RouteKind} kind
 * @property {number} status
 * @property {number} durationMs until the last byte was sent, or the visitor disconnected
 * @property {CacheState} [cache]
 * @property {boolean} [aborted] the visitor disconnected before the end
 */

const ID = /^[\w.:-]{8,100}$/
const LONGEST_PATH = 300
/** Whoever has the signed link of a booking or an offer can change it. */
const SIGNED_LINK = /^(\/(?:api\/)?(?:test-drive|trade-in-offer|trade-in\/offers)\/)[^/]*\.[^/]*/
/** Too frequent to log: a line each would hide the others. They are still counted. */
const QUIET = ['file', 'picture', 'upkeep']
/** @type {readonly string[]} */
const CACHE_STATES = ['hit', 'miss', 'stale']

/** @param {string | string[] | undefined} named the request id from the proxy */
const idOf = (named) => (typeof named === 'string' && ID.test(named) ? named : randomUUID())

/** @param {import('node:http').ServerResponse} response @returns {CacheState | undefined} */
function cacheState(response) {
  const state = String(response.getHeader('x-nextjs-cache') ?? '').toLowerCase()
  return CACHE_STATES.includes(state) ? /** @type {CacheState} */ (state) : undefined
}

/** @param {Observed} observed */
function logRequest({ kind, ...observed }) {
  const { method, path, status } = observed
  const isFailure = status >= 500
  // With the text log, people watch `npm start` for failures only.
  if (!isFailure && (QUIET.includes(kind) || !isJson())) return
  const line = `${method} ${path} ${status}`
  if (isFailure) log.error({ kind, ...observed }, line)
  else log.info({ kind, ...observed }, line)
}

/**
 * Gives a request an id, which every log line of the request contains and the response returns (`X-Request-Id`), and logs the outcome.
 * `handle` returns true when it sent a page from memory.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => boolean} handle
 * @param {(observed: Observed) => void} [count]
 */
export function observeRequest(request, response, handle, count = () => {}) {
  const started = performance.now()
  const { method = '', url = '', headers } = request
  const host = headers.host ?? ''
  const path = (url.split(/[?#]/, 1)[0] ?? '').slice(0, LONGEST_PATH).replace(SIGNED_LINK, '$1…')
  const current = { id: idOf(headers['x-request-id']), host, tenant: knownTenant(host) }
  response.setHeader('X-Request-Id', current.id)
  let isFromMemory = false
  // `close` follows `finish`, or comes alone when the visitor disconnects. It may run outside this request's context.
  response.once('close', () => {
    const cache = isFromMemory ? 'memory' : cacheState(response)
    /** @type {Observed} */
    const observed = {
      method,
      path,
      kind: routeKind(path),
      status: response.statusCode,
      durationMs: Math.round((performance.now() - started) * 10) / 10,
      ...(cache && { cache }),
      ...(!response.writableFinished && { aborted: true }),
    }
    count(observed)
    withRequest(current, () => logRequest(observed))
  })
  withRequest(current, () => {
    isFromMemory = handle()
  })
}
