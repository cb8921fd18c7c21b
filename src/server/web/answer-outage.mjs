import { databaseCircuit } from '../clients/database-circuit.mjs'
import { stalePage } from './stored-pages.mjs'

/**
 * When a request fails because the database does not answer, the visitor gets the last version of the page, even if it is past its time, or
 * else a 503 with Retry-After instead of Next's "internal server error". Pages that have resolved their website show their own message in
 * its frame; the texts here are for everything else.
 */

/** Seconds after which a browser or crawler may retry. */
const RETRY_AFTER = '5'
const SENTENCE = 'This is not available at the moment. Please try again.'

const PAGE = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Not available at the moment</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;color:#1c1e22;background:#f5f6f7}
main{padding:2rem;max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:.375rem;background:#1c1e22;color:#fff;font-weight:600;text-decoration:none}</style>
</head><body><main><h1>Not available at the moment</h1><p>We cannot show this page right now. Please try again in a few seconds.</p>
<a href="">Try again</a></main></body></html>`

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="#e6e7ea"/></svg>'

/** @type {readonly (readonly [path: RegExp, type: string, body: string])[]} the first match is sent */
const ANSWERS = [
  [/^\/api\/media\/file\//, 'image/svg+xml', DRAWING],
  [
    /^\/api(\/|$)|\/view\.json$/,
    'application/json',
    JSON.stringify({ error: { message: SENTENCE }, errors: [{ message: SENTENCE }] }),
  ],
  [/^\/(image|media)\//, 'image/svg+xml', DRAWING],
  [/\.(txt|xml)$/, 'text/plain; charset=utf-8', SENTENCE],
  [/^/, 'text/html; charset=utf-8', PAGE],
]

/** The content sent instead of a response at a path. @param {string} path */
export function outageResponse(path) {
  const [, type, body] = /** @type {(typeof ANSWERS)[number]} */ (ANSWERS.find(([fits]) => fits.test(path)))
  return { type, body: Buffer.from(body) }
}

/** @typedef {{ status: number, headers: Record<string, string | string[] | number>, body: Buffer }} Answer */

/** @param {import('node:http').IncomingMessage} request @returns {Answer} */
function unavailable({ url = '' }) {
  const { type, body } = outageResponse(url.split(/[?#]/, 1)[0] ?? '')
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER,
    'X-Content-Type-Options': 'nosniff',
  }
  return { status: 503, headers, body }
}

const KEPT_HEADERS = ['x-request-id', 'strict-transport-security']
const SESSION_COOKIE = /(?:^|;\s*)payload-token=/
const SIGN_IN = /\/admin\/login(?:[?#]|$)/
const OWN_ACCOUNT = /^\/api\/users\/me(?:[?#]|$)/
/** Statuses that Payload answers to anonymous visitors. */
const ANONYMOUS_STATUSES = [401, 403, 411, 413]

/**
 * Whether a signed-in person was treated as anonymous. Payload does so when it cannot read their account.
 * @param {import('node:http').IncomingMessage} request @param {number} status @param {string} location
 */
function isTreatedAsAnonymous({ url = '', headers }, status, location) {
  const hasSignedIn = headers.authorization !== undefined || SESSION_COOKIE.test(headers.cookie ?? '')
  return (
    hasSignedIn && (ANONYMOUS_STATUSES.includes(status) || SIGN_IN.test(location) || OWN_ACCOUNT.test(url))
  )
}

/**
 * The replacement for a response with this status, for a request during which the database failed; null to send the original.
 * @param {import('node:http').IncomingMessage} request @param {number} status @param {string} location of a redirect
 * @returns {Answer | null}
 */
function answerInstead(request, status, location) {
  if (isTreatedAsAnonymous(request, status, location)) return unavailable(request)
  if (status !== 500 && status !== 503) return null
  const page = stalePage(request)
  if (page) return { status: 200, ...page }
  return status === 500 ? unavailable(request) : null
}

/**
 * The headers passed to `writeHead`.
 * @param {unknown[]} rest of the arguments of `writeHead` @returns {[name: string, value: string | string[] | number][]}
 */
function headersIn(rest) {
  const given = rest.find((part) => typeof part === 'object' && part !== null) ?? {}
  if (!Array.isArray(given)) return Object.entries(given).filter(([, value]) => value !== undefined)
  const flat = given.flat()
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1]]] : []))
}

/**
 * Replaces an error response if the database failed since the request came in. Adds Retry-After and no-store to every 503.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function answerOutage(request, response) {
  const circuit = databaseCircuit()
  const came = circuit.now()
  const { writeHead, write, end } = /** @type {Record<string, (...args: any[]) => any>} */ (
    /** @type {unknown} */ (response)
  )
  let isReplaced = false

  /** @param {Answer} answer */
  function replace({ status, headers, body }) {
    isReplaced = true
    const outlived = response.getHeaderNames().filter((name) => !KEPT_HEADERS.includes(name))
    for (const name of outlived) response.removeHeader(name)
    writeHead.call(response, status, { ...headers, 'Content-Length': body.byteLength })
    end.call(response, request.method === 'HEAD' ? undefined : body)
  }

  /** A response without an explicit `writeHead` must be checked before its body is written. */
  function replaceIfFailed(status = response.statusCode, location = response.getHeader('location')) {
    if (isReplaced || response.headersSent || !circuit.failedSince(came)) return isReplaced
    const instead = answerInstead(request, status, String(location ?? ''))
    if (instead) replace(instead)
    return isReplaced
  }

  /** @param {unknown[]} rest @returns {unknown[]} the same without the headers, which are set directly */
  function addRetryAfter(rest) {
    for (const [name, value] of headersIn(rest)) response.setHeader(name, value)
    if (!response.hasHeader('retry-after')) response.setHeader('Retry-After', RETRY_AFTER)
    response.setHeader('Cache-Control', 'no-store')
    return rest.filter((part) => typeof part === 'string')
  }

  Object.assign(response, {
    /** @param {number} status @param {any[]} rest */
    writeHead(status, ...rest) {
      const [, location] = headersIn(rest).find(([name]) => name.toLowerCase() === 'location') ?? []
      if (replaceIfFailed(status, location)) return response
      return writeHead.call(response, status, ...(status === 503 ? addRetryAfter(rest) : rest))
    },
    /** @param {any[]} args */
    write: (...args) => replaceIfFailed() || write.call(response, ...args),
    /** @param {any[]} args */
    end: (...args) => (replaceIfFailed() ? response : end.call(response, ...args)),
  })
}
