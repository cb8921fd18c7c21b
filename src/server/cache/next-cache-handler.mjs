import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND_TAG, UNAVAILABLE_TAG } from './answer-tags.mjs'
import { leanPage } from './lean-page.mjs'
import { isStale, tagStore } from './tag-store.mjs'

const TAGS_HEADER = 'x-next-cache-tags'

/** Seconds after which crawlers may retry a page that was unavailable. */
const RETRY_AFTER = '5'

/** @param {any} value @returns {string[]} */
function tagsOf(value) {
  if (value.kind === 'FETCH') return value.tags ?? []
  const header = value.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',') : []
}

/** @type {string | null | undefined} */
let loader

/**
 * The URL of the islands' loader. Null during the build, without built islands (in development), and when `LEAN_PAGES` is off: Next then
 * hydrates every page itself.
 * @param {string} serverDistDir
 */
function islandsLoader(serverDistDir) {
  if (loader !== undefined) return loader
  if (process.env.NEXT_PHASE === 'phase-production-build') return null
  try {
    const manifest = JSON.parse(readFileSync(path.join(serverDistDir, '..', 'islands.json'), 'utf8'))
    loader = process.env.LEAN_PAGES === 'false' ? null : manifest.loader
  } catch {
    loader = null
  }
  return loader
}

/**
 * Calculated once, when a page is stored. The hash covers the page's key as well as its content: see `TagStore.isCurrent`.
 * @param {string} key @param {string} html
 */
function etagOf(key, html) {
  const hash = createHash('sha256').update(key).update('\0').update(html).digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}

/**
 * Next's cache handler on top of the process's tag store. Pages that were not found and redirects are not cached: visitors could fill the
 * memory with made-up addresses, hosts and searches.
 */
export default class NextCacheHandler {
  /** @param {{ serverDistDir?: string }} context */
  constructor({ serverDistDir = '' }) {
    this.serverDistDir = serverDistDir
  }

  /** @param {string} key @param {{ tags?: string[], softTags?: string[] }} context */
  async get(key, context) {
    const entry = tagStore().get(key, [...(context.tags ?? []), ...(context.softTags ?? [])])
    return entry && !isStale(entry) ? entry : null
  }

  /** @param {string} key @param {any} value @param {{ tags?: string[], cacheControl?: any }} context */
  async set(key, value, context) {
    if (!value) return
    const tags = [...tagsOf(value), ...(context.tags ?? [])]
    // Next sends the same object that it passes in here, so changes to it reach the visitor.
    if (value.kind === 'APP_PAGE') {
      if (tags.includes(NOT_FOUND_TAG)) value.status = 404
      if (tags.includes(UNAVAILABLE_TAG)) {
        value.status = 503
        value.headers = { ...value.headers, 'retry-after': RETRY_AFTER }
      }
      value.html = leanPage(value.html, islandsLoader(this.serverDistDir))
    }
    if (value.kind === 'REDIRECT' || (value.status ?? 200) >= 300) return
    if (value.kind === 'APP_PAGE') value.headers = { ...value.headers, etag: etagOf(key, value.html) }
    tagStore().set(key, value, tags, context.cacheControl)
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    tagStore().expire([tags].flat())
  }

  resetRequestCache() {}
}
