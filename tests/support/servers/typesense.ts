import { randomUUID } from 'node:crypto'
import type { TypesenseConnection } from '@/server/stock/search/typesense/connection'

const { TEST_TYPESENSE_URL: url, TEST_TYPESENSE_API_KEY: apiKey } = process.env

/**
 * `describe` for tests that need the run's search server; skips them where none could be started, which never
 * happens in CI.
 */
export const describeTypesense: jest.Describe = url ? describe : describe.skip

/** The run's search server, with a collection name that no other test uses. */
export function testTypesense(): TypesenseConnection {
  if (!url || !apiKey)
    throw new Error('No search server is running: describe the test with `describeTypesense`.')
  return { urls: [url], apiKey, collection: `test_${randomUUID().replaceAll('-', '')}` }
}
