import { tagStore } from '../tag-store.mjs'
import { tagHeaders } from './cdn-tags.mjs'

/**
 * What a CDN is told of a page that is the same for every visitor (RFC 9213): for how long it may keep its copy, and under which tags it
 * is purged. Browsers are told otherwise, by `Cache-Control`.
 */

/** Seconds that a CDN may go on with an old copy while it asks for a new one, where nothing on the page ends by the clock. */
const STALE = 60

/** One a process: Next bundles its own copy of this module. */
const KEY = Symbol.for('forecourt.shared-copies')

/** @returns {{ maxAge: number }} */
function settings() {
  const holder = /** @type {Record<symbol, { maxAge: number }>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= { maxAge: 0 }
  return holder[KEY]
}

/** Lets a CDN keep this process's pages. @param {number} maxAge seconds; 0 for not at all */
export function allowSharedCopies(maxAge) {
  settings().maxAge = maxAge
}

/**
 * The headers for a page that is sent now, by its ETag; none where no CDN may keep pages. A copy at a CDN never outlives what the page
 * shows: whatever ends by the clock (a promo tile, a new arrival) ends there too. A page that may be older than its last change, or
 * whose changes this process does not hear of, is not to be kept; that is said in so many words, or an older copy's lifetime
 * would be prolonged by a 304.
 * @param {string} etag @returns {Record<string, string>}
 */
export function sharedCopyHeaders(etag) {
  const { maxAge } = settings()
  if (maxAge === 0) return {}
  const certain = tagStore().certainFor(etag)
  const tags = certain && tagHeaders(certain.tags)
  if (!certain || !tags) return lifetime(0, 0)
  const seconds = Math.min(maxAge, certain.seconds)
  return { ...lifetime(seconds, Math.min(STALE, certain.seconds - seconds)), ...tags }
}

/** Fastly reads the header that came before the standard. @param {number} seconds @param {number} stale */
function lifetime(seconds, stale) {
  const policy = stale > 0 ? `max-age=${seconds}, stale-while-revalidate=${stale}` : `max-age=${seconds}`
  return { 'CDN-Cache-Control': policy, 'Surrogate-Control': policy }
}
