import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { sortSteps } from '@/domain/vehicle/sorts'
import type { Answer } from '../ask'
import { countingSearch, facetSearches, hitsOf, restSearches } from './searches'

const plan = {
  page: 3,
  hitsPerPage: 21,
  sort: sortSteps('custom_rank:desc'),
  facets: ['make', 'model', 'fuel'],
  filters: [],
  mostValues: 2,
  pricesVisible: true,
} as unknown as SearchPlan
const filters = { all: 'a && b', allBut: new Map([['make' as const, 'b']]) }

describe('the searches of a plan', () => {
  it('request a page of hits with its size and order, by rank unless specified [SEARCH-17, SEARCH-22]', () => {
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

  it('use one filter for the hits and one for each facet that ignores its own choices [SEARCH-17]', () => {
    expect(countingSearch(plan, filters)).toMatchObject({ filter_by: 'a && b', per_page: 0 })
    expect(countingSearch(plan, filters).facet_by).not.toContain('f_make')
    expect(facetSearches(plan, filters)).toEqual([expect.objectContaining({ filter_by: 'b', per_page: 0 })])
    expect(facetSearches(plan, filters)[0]?.facet_by).toContain('f_make')
  })

  it('request one facet value more than an answer lists, which shows whether there are more', () => {
    expect(countingSearch(plan, filters).max_facet_values).toBe(3)
    expect(facetSearches(plan, filters)[0]?.max_facet_values).toBe(3)
    expect(countingSearch({ ...plan, mostValues: null }, filters).max_facet_values).toBe(100_000)
  })

  it('include a second search for the counts of chosen values that are too rare to be listed', () => {
    const chosen = { ...plan, filters: [{ attribute: 'make', anyOf: ['Kia', 'BMW'] }] } as SearchPlan
    const counted = (...values: string[]): Answer[] => {
      const counts = values.map((value) => ({ value, count: 1 }))
      return [{ found: 3, hits: [], facet_counts: [{ field_name: 'f_make', counts }] }]
    }
    expect(restSearches(chosen, filters, counted('qford', 'qkia', 'qmini'))).toEqual([
      { filter_by: 'b && f_make:[qbqmqw]', per_page: 0, facet_by: 'f_make', max_facet_values: 100_000 },
    ])
    expect(restSearches(chosen, filters, counted('qford', 'qmini'))).toEqual([])
    expect(restSearches(plan, filters, counted('qford', 'qkia', 'qmini'))).toEqual([])
    expect(restSearches({ ...chosen, mostValues: null }, filters, counted('a', 'b', 'c'))).toEqual([])
  })

  it('request no prices on a site that hides them [PRICE-09]', () => {
    expect(hitsOf({ ...plan, pricesVisible: false }, 1).include_fields).toBe('hit')
  })
})
