import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND_TAG } from './not-found-tag.mjs'
import { NOT_KEPT_TAG } from './not-kept-tag.mjs'
import { tagStore } from './tag-store.mjs'
import { UNAVAILABLE_TAG } from './unavailable-tag.mjs'
import { clientModules, withoutHydration } from './unhydrated.mjs'

const TAGS_HEADER = 'x-next-cache-tags'

/** Seconds after which crawlers may ask again for what could not be told. */
const RETRY_AFTER = '5'

/** @param {any} value @returns {string[]} */
function tagsOf(value) {
  if (value.kind === 'FETCH') return value.tags ?? []
  const header = value.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',') : []
}

/**
 * Next would still send what is past its time once, however old, while it renders anew. But the first visitor after a quiet
 * night must not see yesterday's "just arrived".
 * @param {{ value: any, lastModified: number, cacheControl?: any }} entry
 */
function outlived({ value, lastModified, cacheControl }) {
  const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() - lastModified > seconds * 1000
}

/** @type {Set<string> | undefined} */
let modulesOfEmptyPage

/** What the build's own empty page loads in the browser; nothing in development, where no page is built ahead. */
function emptyPageModules(/** @type {string} */ serverDistDir) {
  if (modulesOfEmptyPage) return modulesOfEmptyPage
  // The build writes the very page that is read here: it must stay whole, also when an older build's still lies there.
  if (process.env.NEXT_PHASE === 'phase-production-build') return new Set()
  try {
    modulesOfEmptyPage = clientModules(
      readFileSync(path.join(serverDistDir, 'app', 'empty-page.html'), 'utf8'),
    )
  } catch {
    modulesOfEmptyPage = new Set()
  }
  return modulesOfEmptyPage
}

/**
 * Next's cache handler over the process's tag store. Pages that were not found, redirects and pages marked so are not kept:
 * any visitor could fill the memory with addresses, hosts and searches.
 */
export default class NextCacheHandler {
  /** @param {{ serverDistDir?: string }} context */
  constructor({ serverDistDir = '' }) {
    this.serverDistDir = serverDistDir
  }

  /** @param {string} key @param {{ tags?: string[], softTags?: string[] }} context */
  async get(key, context) {
    const entry = tagStore().get(key, [...(context.tags ?? []), ...(context.softTags ?? [])])
    return entry && !outlived(entry) ? entry : null
  }

  /** @param {string} key @param {any} value @param {{ tags?: string[], cacheControl?: any }} context */
  async set(key, value, context) {
    if (!value) return
    const tags = [...tagsOf(value), ...(context.tags ?? [])]
    // Next sends the very value it hands over here, so what is set on it is what the visitor gets.
    if (value.kind === 'APP_PAGE') {
      if (tags.includes(NOT_FOUND_TAG)) value.status = 404
      if (tags.includes(UNAVAILABLE_TAG)) {
        value.status = 503
        value.headers = { ...value.headers, 'retry-after': RETRY_AFTER }
      }
      value.html = withoutHydration(value.html, emptyPageModules(this.serverDistDir))
    }
    if (value.kind === 'REDIRECT' || (value.status ?? 200) >= 300) return
    if (value.kind === 'APP_PAGE' && tags.includes(NOT_KEPT_TAG)) return
    tagStore().set(key, value, tags, context.cacheControl)
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    tagStore().expire([tags].flat())
  }

  resetRequestCache() {}
}
