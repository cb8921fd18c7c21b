import { randomUUID } from 'node:crypto'
import { buildTag } from '@/domain/cache/tags'
import { planSearch } from '@/domain/stock/search/plan-search'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import { stockScope } from '@/domain/stock/search/stock-scope'
import { emptyVocabulary, type StockVocabulary } from '@/domain/stock/search/understand/stock-vocabulary'
import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { cached } from '../../../cache/cached'
import { database } from '../../../clients/database'
import { vocabularyStatement } from './vocabulary-sql'

interface StampedVocabulary {
  /** Of the reading from the database: the same stamp is the same vocabulary. */
  readonly stamp: string
  readonly vocabulary: StockVocabulary
}

/** What the index of a vocabulary costs is paid once for each that this process last used. */
const REMEMBERED_TENANTS = 50
const remembered = new Map<TenantId, StampedVocabulary>()

/**
 * The values and words of what the tenant's website lists. The same object until the stock changes, so that what is built
 * from it is built once.
 */
export async function getVocabulary(ctx: TenantContext): Promise<StockVocabulary> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const fresh = await cached(ctx, ['vocabulary'], tags, () => readVocabulary(ctx))
  const known = remembered.get(ctx.id)
  const latest = known?.stamp === fresh.stamp ? known : fresh
  remembered.delete(ctx.id)
  remembered.set(ctx.id, latest)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_TENANTS && oldest !== undefined) remembered.delete(oldest)
  return latest.vocabulary
}

async function readVocabulary(ctx: TenantContext): Promise<StampedVocabulary> {
  const plan = planSearch(stockScope(ctx, new Date()), emptyQuery, { facets: [] })
  const { text, values } = vocabularyStatement(plan)
  const { rows } = await database().query<StockVocabulary>(text, values)
  return { stamp: randomUUID(), vocabulary: rows[0] ?? emptyVocabulary }
}
