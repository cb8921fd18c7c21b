import { domainToUnicode } from 'node:url'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/**
 * Handles requests that Next would answer with a 500, which no browser sends. Each is refused, or rewritten to a page that does not exist,
 * before Next sees it.
 */

/** @typedef {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} Request */
/** @typedef {{ readonly status: 400 | 403 | 405, readonly message: string, readonly allow?: string }} Refusal */

/** A path that no website's page and no route of the admin has. */
export const NO_PAGE = '/~'

const PAGE_METHODS = ['GET', 'HEAD']
const ENDPOINT_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The admin's screens call server functions at their own URLs. */
const SERVER_FUNCTION_METHODS = [...PAGE_METHODS, 'POST']

const ENDPOINT = /^\/api\/./
/** A page whose form posts to its own address: src/proxy.ts. */
const POSTED_PAGE = '/pages/unsubscribe'
const ADMIN = /^\/admin(?:\/|$)/
const HOST = /^[\w-]+(?:\.[\w-]+)*\.?(?::\d{1,5})?$/
const LONGEST_HOST = 260

/** @type {Refusal} */
const UNREADABLE = { status: 400, message: 'A header is invalid.' }

/** @param {string} url */
const pathOf = (url) => url.split(/[?#]/, 1)[0] ?? ''

/** @param {Request} request @returns {readonly string[]} */
function methodsOf({ url = '', headers }) {
  // A page answers a POST of a form with a 500, also the page that replaces an unreadable path below /api.
  const path = pathOf(answerableUrl(url))
  if (ENDPOINT.test(path)) return ENDPOINT_METHODS
  if (path === POSTED_PAGE) return [...PAGE_METHODS, 'POST']
  return ADMIN.test(path) && 'next-action' in headers ? SERVER_FUNCTION_METHODS : PAGE_METHODS
}

/** Matches invalid Punycode, which newer versions of Node accept and older ones reject. */
const INVALID_PUNYCODE = /(?:^|\.)xn--/

/** @param {string} host */
const isHost = (host) =>
  host.length <= LONGEST_HOST &&
  HOST.test(host) &&
  URL.canParse(`http://${host}`) &&
  !INVALID_PUNYCODE.test(domainToUnicode(host.replace(/:\d+$/, '')))

/** @param {string | string[] | undefined} header */
function isRouterState(header) {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the origin is this host. Like Next, prefers the host that a proxy forwards.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isOwnOrigin({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined) return true
  const own =
    String(forwarded ?? '')
      .split(',')[0]
      ?.trim() || host
  return URL.canParse(origin) && new URL(origin).host === own
}

/**
 * The reason to refuse a request; null for a request that Next may answer.
 * @param {Request} request @returns {Refusal | null}
 */
export function refuseRequest(request) {
  const { method = '', url = '', headers } = request
  if (!isHost(headers.host ?? '')) return { status: 400, message: 'This host does not exist.' }
  if (!url.startsWith('/')) return { status: 400, message: 'The request needs a path.' }
  const methods = methodsOf(request)
  if (!methods.includes(method)) {
    return { status: 405, message: `Allowed methods: ${methods.join(', ')}.`, allow: methods.join(', ') }
  }
  if (method === 'POST' && 'next-action' in headers && !isOwnOrigin(headers)) {
    return { status: 403, message: 'Only pages of this host may send this request.' }
  }
  return isRouterState(headers['next-router-state-tree']) ? null : UNREADABLE
}

/**
 * The URL to answer. Becomes a missing page for a path that is not printable text (invalid percent-encoding, not UTF-8, control characters)
 * or contains `.` or `..` segments, which browsers resolve themselves.
 * @param {string} url
 */
export const answerableUrl = (url) => (isPath(pathOf(url)) ? url : NO_PAGE)

/** @param {string} path */
function isPath(path) {
  if (/[^!-~]/.test(path)) return false
  try {
    return !/\p{Cc}|(?:^|\/)\.{1,2}(?:\/|$)/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Answers a refused request, and rewrites the URL of an accepted one if needed.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it answered
 */
export function guardRequest(request, response) {
  const refusal = refuseRequest(request)
  if (!refusal) {
    request.url = answerableUrl(request.url ?? '')
    return false
  }
  const { status, message, allow } = refusal
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(allow && { Allow: allow }),
    // The body is not read.
    Connection: 'close',
  })
  response.end(request.method === 'HEAD' ? undefined : message)
  return true
}
