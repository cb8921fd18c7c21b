import { stalePage } from './stored-pages.mjs'

/**
 * When a request fails because the database does not answer, the visitor gets the last version of the page, even if it is past its time, or
 * else a 503 with Retry-After instead of Next's "internal server error". Pages that have resolved their website show their own message in
 * its frame; the texts here are for everything else.
 */

/** Seconds after which a browser or crawler may retry. */
export const RETRY_AFTER = '5'
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
export function answerInstead(request, status, location) {
  if (isTreatedAsAnonymous(request, status, location)) return unavailable(request)
  if (status !== 500 && status !== 503) return null
  const page = stalePage(request)
  if (page) return { status: 200, ...page }
  return status === 500 ? unavailable(request) : null
}
