import { pageFacets } from '@/domain/stock/search/facets/shown-facets'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { StockScope } from '@/domain/stock/search/plan/stock-scope'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'

/** Makes among the first 100,000 listings. The file is sorted by make. */
const MAKES = ['Audi', 'BMW', 'Chevrolet', 'Ford', 'Honda', 'Hyundai', 'Jeep', 'Kia']

/**
 * Query strings by request number. Makes and bounds change from one request to the next, so that a query does not repeat soon.
 */
const KINDS: readonly ((nth: number) => string)[] = [
  () => '',
  (nth) => `refinementList[make][]=${makeOf(nth)}`,
  (nth) => `refinementList[make][]=${makeOf(nth)}&range[price]=${priceFrom(nth)}:${priceFrom(nth) + 25_000}`,
  (nth) =>
    `refinementList[car_type][]=used&refinementList[make][]=Toyota&refinementList[make][]=Ford&refinementList[make][]=Jeep&refinementList[fuel][]=Petrol&refinementList[fuel][]=Hybrid&range[price]=10000:${40_000 + priceFrom(nth)}`,
  (nth) => `refinementList[car_type][]=used&range[price]=:${30_000 + priceFrom(nth)}&sortBy=price:asc`,
  (nth) => `refinementList[colour][]=White&refinementList[make][]=${makeOf(nth)}&range[km]=:${80_000 + nth}`,
  (nth) => `range[year]=${2015 + (nth % 8)}:&sortBy=km:asc`,
  (nth) => `refinementList[make][]=${makeOf(nth)}&page=${2 + (nth % 4)}`,
  () => 'query=wrangler+white&refinementList[car_type][]=used',
  (nth) => `refinementList[fuel][]=Hybrid&range[price]=:${50_000 + priceFrom(nth)}`,
]

const makeOf = (nth: number) => MAKES[Math.floor(nth / KINDS.length) % MAKES.length]
const priceFrom = (nth: number) => ((nth * 7) % 30) * 1000

export function shoppersSearch(scope: StockScope, nth: number): SearchPlan {
  const query = KINDS[nth % KINDS.length]?.(nth) ?? ''
  return planSearch(scope, parseStockQuery(new URLSearchParams(query)).query, { facets: pageFacets })
}

export const SEARCH_KINDS = KINDS.length
