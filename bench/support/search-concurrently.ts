import { setTimeout as sleep } from 'node:timers/promises'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { StockEngine } from '@/server/stock/search/stock-engine'
import { tenantScope } from './tenant-scope'

const BETWEEN_SEARCHES_MS = 200

export function everything(tenant: number): SearchPlan {
  return planSearch(tenantScope(tenant), emptyQuery)
}

export async function answerOf(engine: StockEngine, plan: SearchPlan): Promise<string> {
  const { hits, count, facets } = await engine.search(plan)
  return JSON.stringify([count, hits.map(({ id }) => id), facets])
}

export function searchConcurrently(engine: StockEngine, plan: SearchPlan, right: string) {
  const searches = { requested: 0, wrong: 0, late: 0 }
  let over = false
  const running = (async () => {
    while (!over) {
      searches.requested += 1
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
