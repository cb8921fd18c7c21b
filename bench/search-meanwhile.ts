import { setTimeout as sleep } from 'node:timers/promises'
import { listingRule } from '@/domain/stock/listing'
import { planSearch } from '@/domain/stock/search/plan-search'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { DEFAULT_SORT } from '@/domain/stock/search/sorts'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import type { TenantId } from '@/domain/tenants/tenant-context'
import type { StockEngine } from '@/server/stock/search/stock-engine'

const BETWEEN_SEARCHES_MS = 200

/** All listed stock of a tenant, with every facet. */
export function everything(tenant: number): SearchPlan {
  const listing = listingRule(0, { usual: 3, byDealership: [] }, new Date())
  const scope = { tenantId: tenant as TenantId, listing, hitsPerPage: 21, defaultSort: DEFAULT_SORT }
  const settings = { cheapestNeedsPrice: false, preferredLocations: [], pricesVisible: true }
  return planSearch({ ...scope, ...settings, finance: null, weekly: null }, emptyQuery)
}

/** What a plan finds, as a text that can be compared. */
export async function answerOf(engine: StockEngine, plan: SearchPlan): Promise<string> {
  const { hits, count, facets } = await engine.search(plan)
  return JSON.stringify([count, hits.map(({ id }) => id), facets])
}

/** Searches over and over until `end`, which gives how often, and how many answers were wrong or too late. */
export function searchMeanwhile(engine: StockEngine, plan: SearchPlan, right: string) {
  const searches = { asked: 0, wrong: 0, late: 0 }
  let over = false
  const running = (async () => {
    while (!over) {
      searches.asked += 1
      const answer = await answerOf(engine, plan).catch(() => null)
      if (answer === null) searches.late += 1
      else if (answer !== right) searches.wrong += 1
      await sleep(BETWEEN_SEARCHES_MS)
    }
  })()
  const end = async () => {
    over = true
    await running
    return searches
  }
  return { end }
}
