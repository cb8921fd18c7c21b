import { sharedCopyHeaders } from '../cache/cdn/shared-copies.mjs'
import { isForEverybody } from './stored-pages.mjs'

/** What next.config.mjs sends with every address of a website that says nothing else of caching. */
const OF_WEBSITES = 'public, max-age=0, must-revalidate'
/** The same for browsers, whose Back button still shows the page at once. */
const OF_ONE_VISITOR = 'private, max-age=0, must-revalidate'
const OF_NOBODY = 'private, no-store'

/**
 * Which caches between the product and its visitors may keep an answer: the pages that are the same for everybody, for as long as
 * `sharedCopyHeaders` says, and whatever its own route says may be kept. A page that was made for one visitor, a failure, and an answer
 * whose route says nothing (Payload's) are for nobody else.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function tellCaches(request, response) {
  const { writeHead } = /** @type {Record<string, (...args: any[]) => any>} */ (
    /** @type {unknown} */ (response)
  )
  Object.assign(response, {
    /** @param {number} status @param {any[]} rest headers among them replace those that are set here */
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
  if (said === undefined) return { 'Cache-Control': OF_NOBODY }
  if (said !== OF_WEBSITES) return {}
  const etag = response.getHeader('etag')
  const isPage = status === 200 && typeof etag === 'string' && isForEverybody(request, etag)
  return isPage ? sharedCopyHeaders(etag) : { 'Cache-Control': OF_ONE_VISITOR }
}
