import type { ClientBase, Pool } from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import {
  emptyVocabulary,
  type StockVocabulary,
} from '@/domain/stock/search/understand/vocabulary/stock-vocabulary'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { vocabularyStatement } from './vocabulary-sql'

/** Reads the values and words of all that the tenant's website lists. Takes seconds from 100,000 vehicles on. */
export async function readVocabulary(db: Pool | ClientBase, ctx: TenantContext): Promise<StockVocabulary> {
  const plan = planSearch(stockScope(ctx, new Date()), emptyQuery, { facets: [] })
  const { text, values } = vocabularyStatement(plan)
  const { rows } = await db.query<StockVocabulary>(text, values)
  return rows[0] ?? emptyVocabulary
}
