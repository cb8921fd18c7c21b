import type pg from 'pg'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { type FacetCount, facetsOf } from '../read-facets'
import { type HitRow, hitOf } from '../read-hit'
import { SearchUnavailable, type StockEngine } from '../stock-engine'
import { searchStatement } from './search-sql'

interface Answer {
  count: number
  hits: HitRow[] | null
  facets: FacetCount[] | null
}

export function createPostgresEngine(pool: pg.Pool): StockEngine {
  return {
    async search(plan) {
      const start = performance.now()
      const answer = await ask(pool, plan)
      return resultOf(plan, answer, performance.now() - start)
    },
  }
}

async function ask(pool: pg.Pool, plan: SearchPlan): Promise<Answer> {
  const { text, values } = searchStatement(plan)
  try {
    const { rows } = await pool.query<Answer>(text, values)
    return rows[0] ?? { count: 0, hits: null, facets: null }
  } catch (error) {
    throw new SearchUnavailable(error)
  }
}

function resultOf(plan: SearchPlan, { count, hits, facets }: Answer, ms: number): SearchResult {
  return {
    hits: (hits ?? []).map((hit) => hitOf(hit, plan.finance)),
    count,
    facets: facetsOf(plan, facets ?? []),
    pages: Math.ceil(count / plan.hitsPerPage),
    page: plan.page,
    ms: Math.round(ms * 10) / 10,
  }
}
