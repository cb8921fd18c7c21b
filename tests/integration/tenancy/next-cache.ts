import { jest } from '@jest/globals'

/**
 * Lets cached reads run outside Next's server: `unstable_cache` asks for the incremental cache of a running server, so here
 * it remembers nothing. What is tested is what is read; when it is read again, tests of the cache and the browser tests see.
 * Call it before importing what reads.
 */
export function rememberNothing() {
  jest.unstable_mockModule('next/cache', () => ({ unstable_cache: <T>(read: () => Promise<T>) => read }))
}
