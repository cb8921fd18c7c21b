import { AsyncLocalStorage } from 'node:async_hooks'
import { jest } from '@jest/globals'
import type NextCacheHandler from '@/server/cache/next-cache-handler.mjs'

/**
 * Lets cached reads run outside Next's server, without a cache: `unstable_cache` needs the incremental cache of
 * a running server. These tests check what is read; the cache tests and the browser tests check when it is read
 * again. Call this before importing the code that reads.
 */
export function disableCachedReads() {
  jest.unstable_mockModule('next/cache', () => ({ unstable_cache: <T>(read: () => Promise<T>) => read }))
}

/** What limits a page's cache time: the tags of all its reads, and their shortest time in seconds. */
export interface PageReads {
  readonly tags: Set<string>
  seconds: number
}

/**
 * Lets the web server's own cache handler cache reads outside Next's server, as Next does. Returns a function
 * that renders a page and reports its reads; reads inside a cached read belong to that read. Call this before
 * importing the code that reads.
 */
export function cacheReadsByTags(handler: NextCacheHandler) {
  const page = new AsyncLocalStorage<PageReads | null>()
  const unstable_cache =
    <T>(read: () => Promise<T>, keys: string[], options: { tags: string[]; revalidate: number | false }) =>
    async (): Promise<T> => {
      const { tags, revalidate } = options
      const reads = page.getStore()
      for (const tag of tags) reads?.tags.add(tag)
      if (reads && revalidate !== false) reads.seconds = Math.min(reads.seconds, revalidate)
      const key = JSON.stringify(keys)
      const stored = await handler.get(key, { tags })
      if (stored) return stored.value.data
      const data = await page.run(null, read)
      await handler.set(key, { kind: 'FETCH', data, tags, revalidate }, { tags })
      return data
    }
  jest.unstable_mockModule('next/cache', () => ({ unstable_cache }))
  return async (render: () => Promise<unknown>): Promise<PageReads> => {
    const reads: PageReads = { tags: new Set(), seconds: Number.POSITIVE_INFINITY }
    await page.run(reads, render)
    return reads
  }
}
