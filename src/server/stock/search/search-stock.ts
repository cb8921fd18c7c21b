import { namesWithin } from '@/domain/places/places-away'
import { planSearch, type SearchOptions } from '@/domain/stock/search/plan/plan-search'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import type { Near } from '@/domain/stock/search/query/near'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { type TextReading, withReading } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { atSitePath } from '../site-paths'
import { stockEngineOf } from './engine/engine'
import { getLandingNames } from './landing-names'
import { placesNear } from './near/places-near'

type PlanOptions = Omit<SearchOptions, 'nearby' | 'makes'>

/**
 * Searches the stock that the tenant's site lists now. Hits have the URLs that the site gives them (ROUTE-14). Rejects with
 * `SearchUnavailable` when the engine cannot answer.
 */
export async function searchStock(
  ctx: TenantContext,
  query: StockQuery,
  options: PlanOptions = {},
): Promise<SearchResult> {
  const [engine, plan] = await Promise.all([stockEngineOf(ctx), planFor(ctx, query, options)])
  const result = await engine.search(plan)
  return { ...result, hits: result.hits.map((hit) => atSitePath(ctx, hit)) }
}

export async function planFor(
  ctx: TenantContext,
  query: StockQuery,
  options: PlanOptions = {},
): Promise<SearchPlan> {
  const names = await namesToPlan(ctx, query, options.reading)
  return planSearch(stockScope(ctx, new Date()), query, { ...options, ...names })
}

/** What a plan of the query needs from the website: locations near a place, and the models of several makes. */
export async function namesToPlan(
  ctx: TenantContext,
  query: StockQuery,
  reading?: TextReading,
): Promise<Pick<SearchOptions, 'nearby' | 'makes'>> {
  const requested = reading ? withReading(query, reading) : query
  const [nearby, names] = await Promise.all([
    requested.near ? namesNear(ctx, requested.near) : undefined,
    asksForModels(requested) ? getLandingNames(ctx) : undefined,
  ])
  return { nearby, makes: names?.makes }
}

/** Whether models of several makes are chosen. With one make, its models alone narrow the search. */
function asksForModels({ refinements: { make = [], model = [] } }: StockQuery): boolean {
  return make.length > 1 && model.length > 0
}

async function namesNear(ctx: TenantContext, near: Near): Promise<readonly string[]> {
  return namesWithin((await placesNear(ctx, near)) ?? [], near.km)
}
