import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { cdnCacheHeaders } from '../cache/cdn/cdn-cache-headers.mjs'
import { tagStore } from '../cache/tag-store.mjs'

/**
 * Sends a cached page again with the headers that Next first sent, and a body that is encoded and compressed once. Next would encode, hash
 * and compress the whole page for every visitor. A page whose tags expired goes back to Next.
 */

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ etag: string, headers: Record<string, string | string[]>, plain: Buffer, zipped: Buffer }} StoredPage */

/** Total bytes of all websites' pages. The least recently sent are evicted first. */
export const MAX_BYTES = 128 * 1024 * 1024
/** Headers that belong to a single response. */
const RESPONSE_HEADERS =
  /^(date|connection|keep-alive|content-(encoding|length)|transfer-encoding|x-request-id|strict-transport-security|x-nextjs-.*|cdn-cache-control|surrogate-.*|cache-tag)$/i
/** Headers with which Next answers the same URL differently. */
const NEXT_HEADERS = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-action']
/** Cookies with which Next answers the same URL differently. */
const NEXT_COOKIES = /__prerender_bypass|forecourt-as-of/

const compress = promisify(gzip)

/** @type {Map<string, StoredPage>} by host and path, least recently sent first */
const pages = new Map()
let bytes = 0

/** @param {StoredPage} page */
const bytesOf = ({ plain, zipped }) => plain.byteLength + zipped.byteLength

/** @param {string} name */
function drop(name) {
  const page = pages.get(name)
  if (!page) return
  pages.delete(name)
  bytes -= bytesOf(page)
}

/** @param {string} name @param {StoredPage} page */
function keep(name, page) {
  drop(name)
  pages.set(name, page)
  bytes += bytesOf(page)
  for (const oldest of pages.keys()) {
    if (bytes <= MAX_BYTES) break
    drop(oldest)
  }
}

/** The page's key in the store; null for a request that only Next can answer. @param {Request} request */
function nameOf({ method, url = '', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (url.includes('?') || NEXT_HEADERS.some((name) => name in headers)) return null
  if (NEXT_COOKIES.test(headers.cookie ?? '')) return null
  return `${headers.host}${url}`
}

/**
 * Whether a response with that ETag is a cached page, as every visitor gets it.
 * @param {Request} request @param {string} etag
 */
export const isSharedPage = (request, etag) => nameOf(request) !== null && tagStore().isStored(etag)

/**
 * Answers with the stored page, or with 304 when the browser already has it.
 * @param {Request} request @param {Response} response
 * @returns {boolean} whether it answered
 */
export function answerStoredPage(request, response) {
  const name = nameOf(request)
  const page = name === null ? undefined : pages.get(name)
  if (!page || name === null) return false
  if (!tagStore().isStored(page.etag)) drop(name)
  if (!tagStore().isCurrent(page.etag)) return false
  keep(name, page)
  const headers = { ...page.headers, ...cdnCacheHeaders(page.etag) }
  if (hasPage(request, page.etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = isZipped ? page.zipped : page.plain
  response.writeHead(200, {
    ...headers,
    ...(isZipped ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

/**
 * The last version of the page, for when it cannot be rendered again: it may be past its time, but none of its tags expired. Null when none
 * is stored.
 * @param {Request} request
 */
export function stalePage(request) {
  const name = nameOf(request)
  const page = name === null ? undefined : pages.get(name)
  return page && tagStore().isStored(page.etag) ? { headers: page.headers, body: page.plain } : null
}

/** @param {Request} request @param {string} etag */
function hasPage({ headers }, etag) {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim())
  return known?.includes(etag) ?? false
}

/**
 * Stores the page that Next is about to send, once it has been sent.
 * @param {Request} request @param {Response} response
 */
export function storePageOnceSent(request, response) {
  const name = nameOf(request)
  if (name === null) return
  response.once('finish', () => {
    const etag = response.getHeader('etag')
    const html = typeof etag === 'string' ? tagStore().htmlOf(etag) : null
    if (response.statusCode === 200 && html !== null)
      void store(name, String(etag), html, response.getHeaders())
  })
}

/** @param {string} name @param {string} etag @param {string} html @param {import('node:http').OutgoingHttpHeaders} sent */
async function store(name, etag, html, sent) {
  const headers = Object.entries(sent).flatMap(([header, value]) =>
    value === undefined || RESPONSE_HEADERS.test(header)
      ? []
      : [[header, Array.isArray(value) ? value : String(value)]],
  )
  const plain = Buffer.from(html)
  const zipped = await compress(plain)
  keep(name, { etag, headers: Object.fromEntries(headers), plain, zipped })
}
