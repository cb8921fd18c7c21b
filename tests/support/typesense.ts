import { randomUUID } from 'node:crypto'
import type { TypesenseConnection } from '@/server/stock/search/typesense/connection'

const { TEST_TYPESENSE_URL: url, TEST_TYPESENSE_API_KEY: apiKey } = process.env

/** `describe` for what needs the run's search server; skipped where none could be started, which never happens in CI. */
export const describeTypesense: jest.Describe = url ? describe : describe.skip

/** The run's search server, with collections that nobody else uses. */
export function testTypesense(): TypesenseConnection {
  if (!url || !apiKey)
    throw new Error('No search server is running: describe the test with `describeTypesense`.')
  return { urls: [url], apiKey, collection: `test_${randomUUID().replaceAll('-', '')}` }
}
