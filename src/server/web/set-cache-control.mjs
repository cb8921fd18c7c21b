import { cdnCacheHeaders } from '../cache/cdn/cdn-cache-headers.mjs'
import { isSharedPage } from './stored-pages.mjs'

/** The default Cache-Control of websites in next.config.mjs. */
const WEBSITE_DEFAULT = 'public, max-age=0, must-revalidate'
/** The same for browsers, whose Back button still shows the page at once; shared caches must not store it. */
const PRIVATE = 'private, max-age=0, must-revalidate'
const NO_STORE = 'private, no-store'

/**
 * Sets which caches may store a response: pages that are the same for every visitor as `cdnCacheHeaders` says, and other responses as
 * their route says. A page for one visitor, a failure, and a response whose route sets no Cache-Control (Payload's) stay out of shared
 * caches.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function setCacheControl(request, response) {
  const { writeHead } = /** @type {Record<string, (...args: any[]) => any>} */ (
    /** @type {unknown} */ (response)
  )
  Object.assign(response, {
    /** @param {number} status @param {any[]} rest headers among them override those that are set here */
    writeHead(status, ...rest) {
      for (const [name, value] of Object.entries(cachingOf(request, response, status)))
        response.setHeader(name, value)
      return writeHead.call(response, status, ...rest)
    },
  })
}

/**
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {number} status
 * @returns {Record<string, string>}
 */
function cachingOf(request, response, status) {
  const said = response.getHeader('cache-control')
  if (said === undefined) return { 'Cache-Control': NO_STORE }
  if (said !== WEBSITE_DEFAULT) return {}
  const etag = response.getHeader('etag')
  const isPage = status === 200 && typeof etag === 'string' && isSharedPage(request, etag)
  return isPage ? cdnCacheHeaders(etag) : { 'Cache-Control': PRIVATE }
}
