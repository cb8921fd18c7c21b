import type { realPrice } from '@/domain/pricing/advertised-price'
import type { BudgetTerms } from '@/domain/stock/budget/budget'
import type { SearchResult } from '@/domain/stock/search/result'
import type { AskedBudget } from './read-budget-form'

/** What a budget buys. */
export interface BudgetAnswer {
  readonly count: number
  /** How many of each body, whichever are chosen. */
  readonly bodies: ReadonlyMap<string, number>
  /** Dollars: the lowest price of the chosen bodies, looked up only when the budget buys none of them. */
  readonly lowest: number | null
}

/**
 * Asks the website's search what a budget buys. Rejects when it does not answer within 8 seconds, and when `signal` says so.
 * Self-contained: `PageScript` sends its source.
 */
export async function askBudget(
  { price, bodies }: AskedBudget,
  { priceAbove }: Pick<BudgetTerms, 'priceAbove'>,
  parts: { readonly realPrice: typeof realPrice },
  signal: AbortSignal,
): Promise<BudgetAnswer> {
  async function search(
    range: string,
    more: Readonly<Record<string, readonly string[]>>,
  ): Promise<SearchResult> {
    const asked = new URLSearchParams({ 'range[price]': range, hitsPerPage: '1' })
    for (const [name, values] of Object.entries({ 'refinementList[body][]': bodies, ...more })) {
      for (const value of values) asked.append(name, value)
    }
    const answer = await fetch(`/api/stock/search?${asked}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(8000)]),
    })
    if (!answer.ok) throw new Error(`the search answered ${answer.status}`)
    return answer.json()
  }

  const { count, facets } = await search(`${price.min}:${price.max}`, {})
  const found = new Map(facets.body?.map((body) => [String(body.value), body.count]))
  if (count > 0) return { count, bodies: found, lowest: null }
  const { hits } = await search(`${priceAbove + 1}:`, { sortBy: ['price:asc'] })
  const [cheapest] = hits
  return { count, bodies: found, lowest: cheapest ? parts.realPrice(cheapest, priceAbove) : null }
}
