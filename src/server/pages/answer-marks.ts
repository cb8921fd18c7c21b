import type { CacheTag } from '@/domain/cache/tags'
import { cachedRead } from '../cache/cached'
import { NOT_FOUND_TAG } from '../cache/not-found-tag.mjs'
import { NOT_KEPT_TAG } from '../cache/not-kept-tag.mjs'
import { UNAVAILABLE_TAG } from '../cache/unavailable-tag.mjs'

/** Lets the cached page being rendered be sent with the status 404, and not be remembered. */
export async function answerNotFound(): Promise<void> {
  await cachedRead(['answer', 'not-found'], [NOT_FOUND_TAG as CacheTag], async () => true)
}

/** Lets the page being rendered be sent, and not be remembered. */
export async function answerOnce(): Promise<void> {
  await cachedRead(['answer', 'once'], [NOT_KEPT_TAG as CacheTag], async () => true)
}

/** Lets the cached page being rendered be sent with the status 503 and the time to ask again, and not be remembered. */
export async function answerUnavailable(): Promise<void> {
  await cachedRead(['answer', 'unavailable'], [UNAVAILABLE_TAG as CacheTag], async () => true)
}
