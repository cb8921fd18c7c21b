import { cdnCacheHeaders } from '../../cache/cdn/cdn-cache-headers.mjs'
import { isSharedPage } from '../stored-pages.mjs'

/** The default Cache-Control of websites in next.config.mjs. */
const WEBSITE_DEFAULT = 'public, max-age=0, must-revalidate'
/** The same for browsers, whose Back button still shows the page at once; shared caches must not store it. */
const PRIVATE = 'private, max-age=0, must-revalidate'
const NO_STORE = 'private, no-store'

/**
 * The headers that say which caches may store a response: pages that are the same for every visitor as `cdnCacheHeaders` says, and other
 * responses as their route says. A page for one visitor, a failure, and a response whose route sets no Cache-Control (Payload's) stay out of
 * shared caches.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {number} status
 * @returns {Record<string, string>} to set in addition to the response's own
 */
export function cachingHeaders(request, response, status) {
  const cacheControl = response.getHeader('cache-control')
  if (cacheControl === undefined) return { 'Cache-Control': NO_STORE }
  if (cacheControl !== WEBSITE_DEFAULT) return {}
  const etag = response.getHeader('etag')
  const isPage = status === 200 && typeof etag === 'string' && isSharedPage(request, etag)
  return isPage ? cdnCacheHeaders(etag) : { 'Cache-Control': PRIVATE }
}
