import { NOT_FOUND_TAG } from './not-found-tag.mjs'
import { tagStore } from './tag-store.mjs'

const TAGS_HEADER = 'x-next-cache-tags'

/** @param {any} value @returns {string[]} */
function tagsOf(value) {
  if (value.kind === 'FETCH') return value.tags ?? []
  const header = value.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',') : []
}

/**
 * Next's cache handler over the process's tag store. Pages that were not found and redirects are not kept: any visitor
 * could fill the memory with addresses and hosts that do not exist.
 */
export default class NextCacheHandler {
  /** @param {string} key @param {{ tags?: string[], softTags?: string[] }} context */
  async get(key, context) {
    return tagStore().get(key, [...(context.tags ?? []), ...(context.softTags ?? [])])
  }

  /** @param {string} key @param {any} value @param {{ tags?: string[], cacheControl?: any }} context */
  async set(key, value, context) {
    if (!value) return
    const tags = [...tagsOf(value), ...(context.tags ?? [])]
    // Next sends the very value it hands over here, so the status set on it is the one the visitor gets.
    if (value.kind === 'APP_PAGE' && tags.includes(NOT_FOUND_TAG)) value.status = 404
    if (value.kind === 'REDIRECT' || (value.status ?? 200) >= 400) return
    tagStore().set(key, value, tags, context.cacheControl)
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    tagStore().expire([tags].flat())
  }

  resetRequestCache() {}
}
