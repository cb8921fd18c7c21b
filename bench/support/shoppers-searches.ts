import { pageFacets } from '@/domain/stock/search/facets/shown-facets'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { StockScope } from '@/domain/stock/search/plan/stock-scope'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'

/** Of those that the first 100,000 listings have, which are in the order of makes. */
const MAKES = ['Audi', 'BMW', 'Chevrolet', 'Ford', 'Honda', 'Hyundai', 'Jeep', 'Kia']

/** What shoppers ask of US listings, by its number: makes and bounds differ from one asking to the next, so that nothing is asked twice soon. */
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

/** The plan of a results page that a shopper asks for, with all that such a page counts. */
export function shoppersSearch(scope: StockScope, nth: number): SearchPlan {
  const query = KINDS[nth % KINDS.length]?.(nth) ?? ''
  return planSearch(scope, parseStockQuery(new URLSearchParams(query)).query, { facets: pageFacets })
}

/** How many searches it takes until each kind was asked once. */
export const SEARCH_KINDS = KINDS.length
