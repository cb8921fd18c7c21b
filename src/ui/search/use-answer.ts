import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SEED_HEADER } from '@/domain/promos/seed'
import type { ResultsAnswer } from '@/domain/stock/search/page/results-answer'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/query/stock-query-url'
import { fetchJson } from '@/ui/query/fetch-json'

const KEY = 'stock-search'
/**
 * The maximum number of cached answers (SEARCH-19) and their lifetime in milliseconds, which keeps prices
 * current.
 */
export const MAX_ANSWERS = 50
export const ANSWER_LIFETIME = 5 * 60_000

/** Evicts expired answers, and the oldest above the maximum (SEARCH-12, SEARCH-19). */
export function forgetOldAnswers(client: QueryClient, now: number = Date.now()): void {
  const cache = client.getQueryCache()
  const cached = cache
    .findAll({ queryKey: [KEY], type: 'inactive' })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const [place, query] of cached.entries()) {
    if (place >= MAX_ANSWERS - 1 || now - query.state.dataUpdatedAt >= ANSWER_LIFETIME) cache.remove(query)
  }
}

const addressOfAnswer = (query: StockQuery) => stockQueryToUrl(query, '/api/stock/search')

/**
 * Fetches the answer to a query. The previous answer stays while it loads and when it fails (SEARCH-10); a
 * later query aborts it. The page's seed keeps promo tiles in place.
 */
export function useAnswer(query: StockQuery, first: ResultsAnswer, seed: number) {
  const client = useQueryClient()
  const [opened] = useState(() => Date.now())
  const [last, setLast] = useState(first)
  const address = addressOfAnswer(query)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [KEY, address],
    queryFn: ({ signal }) =>
      fetchJson<ResultsAnswer>(`${address}${address.includes('?') ? '&' : '?'}view=page`, {
        signal,
        headers: { [SEED_HEADER]: `${seed}` },
      }),
    initialData: address === addressOfAnswer(first.query) ? first : undefined,
    initialDataUpdatedAt: opened,
    staleTime: ANSWER_LIFETIME,
  })
  // Also kept after a failure, when TanStack's placeholder data would be dropped.
  if (data && data !== last) setLast(data)
  return {
    answer: data ?? last,
    isWaiting: isFetching,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
    forgetOld: () => forgetOldAnswers(client),
  }
}
