import { databaseCircuit } from '../clients/database-circuit.mjs'
import { outlivedPage } from './stored-pages.mjs'

/**
 * Where a request failed because the database did not answer, the visitor gets the page as it was sent last, though its time is
 * over, or is told so (503, and when to ask again) instead of Next's "internal server error". Pages that know their website say it
 * themselves, in its frame; the sentence here is for all else.
 */

/** Seconds after which a browser or crawler may ask again. */
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

/** @type {readonly (readonly [path: RegExp, type: string, body: string])[]} the first that fits says what is sent */
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

/** What is said in place of the answer at a path. @param {string} path */
export function outageAnswer(path) {
  const [, type, body] = /** @type {(typeof ANSWERS)[number]} */ (ANSWERS.find(([fits]) => fits.test(path)))
  return { type, body: Buffer.from(body) }
}

/** @typedef {{ status: number, headers: Record<string, string | string[] | number>, body: Buffer }} Answer */

/** @param {import('node:http').IncomingMessage} request @returns {Answer} */
function unavailable({ url = '' }) {
  const { type, body } = outageAnswer(url.split(/[?#]/, 1)[0] ?? '')
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER,
    'X-Content-Type-Options': 'nosniff',
  }
  return { status: 503, headers, body }
}

/** Headers that belong to the request, whatever answers it. */
const OF_REQUEST = ['x-request-id', 'strict-transport-security']
const SESSION_COOKIE = /(?:^|;\s*)payload-token=/
const SIGN_IN = /\/admin\/login(?:[?#]|$)/
const OWN_ACCOUNT = /^\/api\/users\/me(?:[?#]|$)/
/** What people get who count as strangers. */
const OF_STRANGERS = [401, 403, 411, 413]

/**
 * Whether somebody who has signed in was taken for a stranger: Payload does so when it cannot read who they are.
 * @param {import('node:http').IncomingMessage} request @param {number} status @param {string} location
 */
function isTakenForStranger({ url = '', headers }, status, location) {
  const hasSignedIn = headers.authorization !== undefined || SESSION_COOKIE.test(headers.cookie ?? '')
  return hasSignedIn && (OF_STRANGERS.includes(status) || SIGN_IN.test(location) || OWN_ACCOUNT.test(url))
}

/**
 * What is sent instead of an answer with that status, for a request during which the database failed; null to send it as it is.
 * @param {import('node:http').IncomingMessage} request @param {number} status @param {string} location where it leads
 * @returns {Answer | null}
 */
function answerInstead(request, status, location) {
  if (isTakenForStranger(request, status, location)) return unavailable(request)
  if (status !== 500 && status !== 503) return null
  const page = outlivedPage(request)
  if (page) return { status: 200, ...page }
  return status === 500 ? unavailable(request) : null
}

/**
 * The headers that are given with a head.
 * @param {unknown[]} rest of the arguments of `writeHead` @returns {[name: string, value: string | string[] | number][]}
 */
function headersIn(rest) {
  const given = rest.find((part) => typeof part === 'object' && part !== null) ?? {}
  if (!Array.isArray(given)) return Object.entries(given).filter(([, value]) => value !== undefined)
  const flat = given.flat()
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1]]] : []))
}

/**
 * Watches over the answer to a request: one that tells of an error is replaced when the database failed since the request came. Every
 * 503 says when to ask again, and nobody keeps it.
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
    const outlived = response.getHeaderNames().filter((name) => !OF_REQUEST.includes(name))
    for (const name of outlived) response.removeHeader(name)
    writeHead.call(response, status, { ...headers, 'Content-Length': body.byteLength })
    end.call(response, request.method === 'HEAD' ? undefined : body)
  }

  /** The head of an answer without one must be looked at before its body is taken. */
  function replaceIfFailed(status = response.statusCode, location = response.getHeader('location')) {
    if (isReplaced || response.headersSent || !circuit.failedSince(came)) return isReplaced
    const instead = answerInstead(request, status, String(location ?? ''))
    if (instead) replace(instead)
    return isReplaced
  }

  /** @param {unknown[]} rest @returns {unknown[]} the same without headers, which are set */
  function sayWhenToAskAgain(rest) {
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
      return writeHead.call(response, status, ...(status === 503 ? sayWhenToAskAgain(rest) : rest))
    },
    /** @param {any[]} args */
    write: (...args) => replaceIfFailed() || write.call(response, ...args),
    /** @param {any[]} args */
    end: (...args) => (replaceIfFailed() ? response : end.call(response, ...args)),
  })
}
