import { randomUUID } from 'node:crypto'
import { knownTenant, withRequest } from '../log/current-request.mjs'
import { isJson } from '../log/destination.mjs'
import { log } from '../log/log.mjs'
import { routeKind } from './route-kind.mjs'

/** @typedef {import('./route-kind.mjs').RouteKind} RouteKind */
/** @typedef {'memory' | 'hit' | 'miss' | 'stale'} CacheState where a page came from: sent again as it was, or by Next's own account */

/**
 * @typedef {object} Observed
 * @property {string} method
 * @property {string} path without its query string
 * @property {RouteKind} kind
 * @property {number} status
 * @property {number} durationMs until the last byte was handed over, or the visitor left
 * @property {CacheState} [cache]
 * @property {boolean} [aborted] the visitor left before the end
 */

const ID = /^[\w.:-]{8,100}$/
const LONGEST_PATH = 300
/** Asked for so often, and so alike, that a line each would hide the others. They are counted all the same. */
const QUIET = ['file', 'picture', 'upkeep']
/** @type {readonly string[]} */
const CACHE_STATES = ['hit', 'miss', 'stale']

/** @param {string | string[] | undefined} named the proxy's name for the request */
const idOf = (named) => (typeof named === 'string' && ID.test(named) ? named : randomUUID())

/** @param {import('node:http').ServerResponse} response @returns {CacheState | undefined} */
function cacheState(response) {
  const told = String(response.getHeader('x-nextjs-cache') ?? '').toLowerCase()
  return CACHE_STATES.includes(told) ? /** @type {CacheState} */ (told) : undefined
}

/** @param {Observed} observed */
function tell({ kind, ...observed }) {
  const { method, path, status } = observed
  const isFailure = status >= 500
  // People who watch `npm start` want to see what went wrong, not every picture.
  if (!isFailure && (QUIET.includes(kind) || !isJson())) return
  const line = `${method} ${path} ${status}`
  if (isFailure) log.error({ kind, ...observed }, line)
  else log.info({ kind, ...observed }, line)
}

/**
 * Answers a request with an id of its own, which every line that is logged meanwhile carries and the visitor is told
 * (`X-Request-Id`), and logs how it went. `handle` gives true when it sent a page from memory.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => boolean} handle
 * @param {(observed: Observed) => void} [count]
 */
export function observeRequest(request, response, handle, count = () => {}) {
  const started = performance.now()
  const { method = '', url = '', headers } = request
  const host = headers.host ?? ''
  const path = (url.split(/[?#]/, 1)[0] ?? '').slice(0, LONGEST_PATH)
  const current = { id: idOf(headers['x-request-id']), host, tenant: knownTenant(host) }
  response.setHeader('X-Request-Id', current.id)
  let isFromMemory = false
  // `close` comes after `finish`, and alone when the visitor leaves. It may come outside of this request's context.
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
    withRequest(current, () => tell(observed))
  })
  withRequest(current, () => {
    isFromMemory = handle()
  })
}
