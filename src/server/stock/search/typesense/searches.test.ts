import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { sortSteps } from '@/domain/stock/search/sorts'
import { countingSearch, facetSearches, hitsOf } from './searches'

const plan = {
  page: 3,
  hitsPerPage: 21,
  sort: sortSteps('custom_rank:desc'),
  facets: ['make', 'model', 'fuel'],
  pricesVisible: true,
} as unknown as SearchPlan
const filters = { all: 'a && b', allBut: new Map([['make' as const, 'b']]) }

describe('what the search service is asked', () => {
  it('is a page of hits, how long pages are, and an order, by rank unless told [SEARCH-17, SEARCH-22]', () => {
    expect(hitsOf(plan, plan.page)).toEqual({
      page: 3,
      per_page: 21,
      sort_by: 'n_custom_rank(missing_values: last):desc,n_id:desc',
      include_fields: 'hit,prices',
    })
    const cheapest = { ...plan, sort: sortSteps('price:asc') }
    expect(hitsOf(cheapest, 1).sort_by).toBe(
      'n_price(missing_values: last):asc,n_custom_rank(missing_values: last):desc,n_id:desc',
    )
  })

  it('is one filter for the hits, and one for each facet whose own choices do not count [SEARCH-17]', () => {
    expect(countingSearch(plan, filters)).toMatchObject({ filter_by: 'a && b', per_page: 0 })
    expect(countingSearch(plan, filters).facet_by).not.toContain('f_make')
    expect(facetSearches(filters)).toEqual([expect.objectContaining({ filter_by: 'b', per_page: 0 })])
    expect(facetSearches(filters)[0]?.facet_by).toContain('f_make')
  })

  it('is for no price on a site that shows none [PRICE-09]', () => {
    expect(hitsOf({ ...plan, pricesVisible: false }, 1).include_fields).toBe('hit')
  })
})
