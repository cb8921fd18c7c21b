import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'

/** Runs search plans. All engines return the same answers. */
export interface StockEngine {
  /**
   * Runs a plan. A page past the last has no hits and the true count. A plan without facets counts none, for short lists
   * (SEARCH-20). Rejects with `SearchUnavailable` when the engine cannot answer.
   */
  search(plan: SearchPlan): Promise<SearchResult>
}

/** The engine is down or took too long. */
export class SearchUnavailable extends Error {
  constructor(cause: unknown) {
    super('stock search is not available', { cause })
    this.name = 'SearchUnavailable'
  }
}

/** The engine is up but refuses this search: its index is missing, it does not understand the query, or its queue is full. */
export class SearchRefused extends SearchUnavailable {
  constructor(cause: unknown) {
    super(cause)
    this.name = 'SearchRefused'
  }
}
