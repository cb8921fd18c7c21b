import type { Pool } from 'pg'
import type { Client } from 'typesense'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import type { StockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { EngineAnswer } from '@/domain/stock/trace/search-step'
import { createFreshness } from '../search/indexing/freshness'
import { ask } from '../search/typesense/ask'
import { createSearchClient } from '../search/typesense/client'
import type { TypesenseConnection } from '../search/typesense/connection'
import { listedConditions } from '../search/typesense/queries/listed-filter'
import { aliasName } from '../search/typesense/schema'
import { hasAnyToken } from '../search/typesense/token-filter'

/** Milliseconds to wait for the engine. */
const PATIENCE_MS = 2000

const clients = new Map<string, Client>()

/** One client per connection, because each keeps its own sockets open. */
function clientOf(connection: TypesenseConnection): Client {
  const key = JSON.stringify(connection)
  const client = clients.get(key) ?? createSearchClient(connection)
  clients.set(key, client)
  return client
}

/**
 * Asks the platform's search engine whether searches of the website find the vehicle. A website's own search server (SEARCH-35) has the
 * same index. Null stands for no engine. Waits two seconds at most. Never rejects.
 */
export async function askEngine(
  pool: Pool,
  connection: TypesenseConnection | null,
  scope: StockScope,
  vehicle: number,
): Promise<EngineAnswer> {
  if (!connection) return 'unused'
  const alias = aliasName(connection.collection)
  if (!(await createFreshness(pool, alias)())) return 'behind'
  // Without a text, an order or filters, only the website's choice of stock narrows the search.
  const plan = { ...planSearch(scope, emptyQuery, { facets: [] }), priceAbove: null }
  const conditions = [...listedConditions(plan, null), hasAnyToken('vehicle', [String(vehicle)])]
  const search = { filter_by: conditions.join(' && '), per_page: 0 }
  try {
    const deadline = AbortSignal.timeout(PATIENCE_MS)
    const [answer] = await ask(clientOf(connection), alias, [search], deadline)
    return answer?.found ? 'found' : 'missing'
  } catch {
    return 'silent'
  }
}
