import { tagStore } from '../tag-store.mjs'
import { tagHeaders } from './cdn-tags.mjs'

/**
 * Cache headers for CDNs on pages that are the same for every visitor (RFC 9213): how long to cache, and the tags to purge by. Browsers
 * follow `Cache-Control` instead.
 */

/** Seconds that a CDN may serve a stale copy while it revalidates, if nothing on the page expires by time. */
const MAX_STALE_SECONDS = 60

/** One per process: Next bundles its own copy of this module. */
const KEY = Symbol.for('forecourt.shared-copies')

/** @returns {{ maxAge: number }} */
function settings() {
  const holder = /** @type {Record<symbol, { maxAge: number }>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= { maxAge: 0 }
  return holder[KEY]
}

/** Lets a CDN cache this process's pages. @param {number} maxAge in seconds; 0 disables caching */
export function setCdnMaxAge(maxAge) {
  settings().maxAge = maxAge
}

/**
 * The CDN headers for a page that is sent now, by its ETag; none when CDN caching is off. A CDN's copy never outlives what the page shows,
 * such as a promo tile or a "just arrived" mark. A page that may be stale, or whose changes this process cannot hear of, gets an explicit
 * zero lifetime: without one, a 304 would extend the lifetime of an older copy.
 * @param {string} etag @returns {Record<string, string>}
 */
export function cdnCacheHeaders(etag) {
  const { maxAge } = settings()
  if (maxAge === 0) return {}
  const certain = tagStore().certainFor(etag)
  const tags = certain && tagHeaders(certain.tags)
  if (!certain || !tags) return lifetime(0, 0)
  const seconds = Math.min(maxAge, certain.seconds)
  return { ...lifetime(seconds, Math.min(MAX_STALE_SECONDS, certain.seconds - seconds)), ...tags }
}

/** Fastly reads `Surrogate-Control`, which predates the standard. @param {number} seconds @param {number} stale */
function lifetime(seconds, stale) {
  const policy = stale > 0 ? `max-age=${seconds}, stale-while-revalidate=${stale}` : `max-age=${seconds}`
  return { 'CDN-Cache-Control': policy, 'Surrogate-Control': policy }
}
