import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SEED_HEADER } from '@/domain/promos/seed'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/query/stock-query-url'
import { fetchJson } from '@/ui/query/fetch-json'
import type { ResultsAnswer } from './results-answer'

const KEY = 'stock-search'
/** Answers that are kept (SEARCH-19), and for how long, in milliseconds: prices stay those of now. */
export const MOST_ANSWERS = 50
export const ANSWER_LASTS = 5 * 60_000

/** Forgets answers that are too old, and the oldest of too many (SEARCH-12, SEARCH-19). */
export function forgetOldAnswers(client: QueryClient, now: number = Date.now()): void {
  const cache = client.getQueryCache()
  const kept = cache
    .findAll({ queryKey: [KEY], type: 'inactive' })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const [place, query] of kept.entries()) {
    if (place >= MOST_ANSWERS - 1 || now - query.state.dataUpdatedAt >= ANSWER_LASTS) cache.remove(query)
  }
}

const addressOfAnswer = (query: StockQuery) => stockQueryToUrl(query, '/api/stock/search')

/**
 * The answer to a search. The one before stays while it is on its way, and when there is none (SEARCH-10); a later search aborts
 * it. Promo tiles keep their places by the seed of the page.
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
    staleTime: ANSWER_LASTS,
  })
  // Also when there is no answer, which a query's own placeholder does not outlast.
  if (data && data !== last) setLast(data)
  return {
    answer: data ?? last,
    isWaiting: isFetching,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
    forgetOld: () => forgetOldAnswers(client),
  }
}
