import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { realPrice } from '@/domain/pricing/advertised-price'
import { type Budget, budgetTerms, budgetTotal } from '@/domain/stock/budget/budget'
import type { BudgetStock } from '@/domain/stock/budget/budget-stock'
import { type PriceWindow, priceWindow } from '@/domain/stock/budget/price-window'
import type { RequestedBudget } from '@/domain/stock/budget/requested-budget'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { useDebounced } from '@/ui/primitives/fields/use-debounced'
import { fetchJson } from '@/ui/query/fetch-json'

type OpeningStock = Pick<BudgetStock, 'count' | 'bodies' | 'lowest'>

interface BudgetAnswer {
  readonly count: number
  /** Number of vehicles of each body type, chosen or not. */
  readonly bodies: Readonly<Record<string, number>>
  /**
   * The lowest price of the chosen body types in dollars. Requested only when the budget finds none of them.
   */
  readonly lowest: number | null
}

export interface FoundStock extends BudgetAnswer {
  readonly isUnknown: boolean
  readonly isAnswer: boolean
  readonly retry: () => void
}

type Question = readonly [price: PriceWindow, bodies: readonly string[]]

const DEBOUNCE_MS = 250

/**
 * Requests the vehicles within a budget, debounced. The previous answer stays until the next one arrives; a
 * newer request aborts the older one.
 */
export function useBudgetStock(requested: RequestedBudget, stock: OpeningStock, opening: Budget): FoundStock {
  const openingQuestion: Question = [priceWindow(budgetTotal(opening, budgetTerms), budgetTerms), []]
  const question = useDebounced(
    JSON.stringify([requested.price, [...requested.bodies].sort()] satisfies Question),
    DEBOUNCE_MS,
  )
  const isOpening = question === JSON.stringify(openingQuestion)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['budget', question],
    queryFn: ({ signal }) => askBudget(JSON.parse(question), signal),
    initialData: isOpening ? openingAnswer(stock) : undefined,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) console.error('The budget search failed.', error)
  }, [error])
  return {
    ...(data ?? openingAnswer(stock)),
    isUnknown: error !== null,
    isAnswer: !isOpening && !isPlaceholderData && error === null,
    retry: () => void refetch(),
  }
}

function openingAnswer({ count, bodies, lowest }: OpeningStock): BudgetAnswer {
  return { count, lowest, bodies: Object.fromEntries(bodies.map((body) => [body.value, body.count])) }
}

async function askBudget([price, bodies]: Question, signal: AbortSignal): Promise<BudgetAnswer> {
  const { count, facets } = await search(`${price.min}:${price.max}`, bodies, {}, signal)
  const found = Object.fromEntries((facets.body ?? []).map((body) => [String(body.value), body.count]))
  if (count > 0) return { count, bodies: found, lowest: null }
  const priced = await search(`${budgetTerms.priceAbove + 1}:`, bodies, { sortBy: 'price:asc' }, signal)
  const [cheapest] = priced.hits
  return { count, bodies: found, lowest: cheapest ? realPrice(cheapest, budgetTerms.priceAbove) : null }
}

function search(
  range: string,
  bodies: readonly string[],
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<SearchResult> {
  const requested = new URLSearchParams({ 'range[price]': range, hitsPerPage: '1', ...more })
  for (const body of bodies) requested.append('refinementList[body][]', body)
  return fetchJson<SearchResult>(`/api/stock/search?${requested}`, { signal })
}
