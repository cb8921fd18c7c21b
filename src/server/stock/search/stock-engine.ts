import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'

/** What carries out a search plan. Engines differ in where they look, never in what they answer. */
export interface StockEngine {
  /**
   * Carries out a plan. A page past the last has no hits and the true count. A plan without facets counts none, which is
   * how short lists are fetched (SEARCH-20). Rejects with `SearchUnavailable` when the engine cannot answer.
   */
  search(plan: SearchPlan): Promise<SearchResult>
}

/** The engine cannot answer now: it is down, or took too long. */
export class SearchUnavailable extends Error {
  constructor(cause: unknown) {
    super('stock search is not available', { cause })
    this.name = 'SearchUnavailable'
  }
}

/**
 * The engine is there, but does not carry out this search: its index is missing, it does not understand the question, or too many are
 * before it.
 */
export class SearchRefused extends SearchUnavailable {
  constructor(cause: unknown) {
    super(cause)
    this.name = 'SearchRefused'
  }
}
