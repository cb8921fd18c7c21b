import { AsyncLocalStorage } from 'node:async_hooks'
import { jest } from '@jest/globals'
import type NextCacheHandler from '@/server/cache/next-cache-handler.mjs'

/**
 * Lets cached reads run outside Next's server: `unstable_cache` asks for the incremental cache of a running server, so here
 * it remembers nothing. What is tested is what is read; when it is read again, tests of the cache and the browser tests see.
 * Call it before importing what reads.
 */
export function rememberNothing() {
  jest.unstable_mockModule('next/cache', () => ({ unstable_cache: <T>(read: () => Promise<T>) => read }))
}

/** What decides how long a page is kept: the tags of all it read, and the shortest time of these reads in seconds. */
export interface PageReads {
  readonly tags: Set<string>
  seconds: number
}

/**
 * Lets cached reads be kept by the web server's own cache handler outside Next's server, as Next keeps them. Gives a function
 * that renders a page and tells what it read; reads within a cached read are that read's own. Call it before importing what
 * reads.
 */
export function rememberByTags(handler: NextCacheHandler) {
  const page = new AsyncLocalStorage<PageReads | null>()
  const unstable_cache =
    <T>(read: () => Promise<T>, keys: string[], options: { tags: string[]; revalidate: number | false }) =>
    async (): Promise<T> => {
      const { tags, revalidate } = options
      const reads = page.getStore()
      for (const tag of tags) reads?.tags.add(tag)
      if (reads && revalidate !== false) reads.seconds = Math.min(reads.seconds, revalidate)
      const key = JSON.stringify(keys)
      const kept = await handler.get(key, { tags })
      if (kept) return kept.value.data
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
