import type { CacheTag } from '@/domain/cache/tags'
import { NOT_FOUND_TAG, UNAVAILABLE_TAG } from '../cache/answer-tags.mjs'
import { cachedRead } from '../cache/cached'
import { currentResponse } from '../web/current-response.mjs'

/** Seconds after which a browser or crawler may retry. */
const RETRY_AFTER = '5'

/** Sends the page being rendered with status 404. It is not cached. */
export async function answerNotFound(): Promise<void> {
  setStatus(404)
  await cachedRead(['answer', 'not-found'], [NOT_FOUND_TAG as CacheTag], async () => true)
}

/** Sends the page being rendered with status 503 and Retry-After. It is not cached. */
export async function answerUnavailable(): Promise<void> {
  setStatus(503)?.setHeader('Retry-After', RETRY_AFTER)
  await cachedRead(['answer', 'unavailable'], [UNAVAILABLE_TAG as CacheTag], async () => true)
}

/** For pages rendered per request. Cached pages get their status from the tag, in the cache handler. */
function setStatus(status: number) {
  const response = currentResponse()
  if (!response || response.headersSent) return null
  response.statusCode = status
  return response
}
