import { listingRule } from '@/domain/stock/listing'
import type { DealershipId, TenantId } from '@/domain/tenants/tenant-context'
import { emptyQuery, type StockQuery } from '../query/stock-query'
import { plainReading } from '../understand/text-reading'
import { planSearch } from './plan-search'
import type { StockScope } from './stock-scope'

const NOW = new Date('2026-03-10T00:00:00Z')
const DAY = 86_400
const nowSeconds = NOW.getTime() / 1000

const scope: StockScope = {
  tenantId: 1 as TenantId,
  listing: listingRule(0, { usual: 3, byDealership: [] }, NOW),
  hitsPerPage: 21,
  defaultSort: 'custom_rank:desc',
  cheapestNeedsPrice: true,
  preferredLocations: ['Burswood'],
  pricesVisible: true,
  finance: null,
  weekly: null,
}

describe('listingRule', () => {
  it('lists vehicles in stock and coming soon, and sold ones within their dealership’s sold days [SEARCH-15, SEARCH-16]', () => {
    const rule = listingRule(
      0,
      { usual: 3, byDealership: [{ dealership: 7 as DealershipId, days: 10 }] },
      NOW,
    )
    expect(rule).toEqual({
      statuses: ['in_stock', 'coming_soon'],
      soldSince: {
        usual: nowSeconds - 3 * DAY,
        byDealership: [{ dealership: 7, since: nowSeconds - 10 * DAY }],
      },
      carTypes: null,
      pricedAbove: null,
      certifiedOnly: false,
    })
  })

  it('lists no sold vehicles with 0 sold days or with an in-stock-only preset [SEARCH-24]', () => {
    expect(listingRule(0, { usual: 0, byDealership: [] }, NOW).soldSince?.usual).toBeGreaterThan(nowSeconds)
    expect(listingRule(13, { usual: 3, byDealership: [] }, NOW)).toEqual({
      statuses: ['in_stock'],
      soldSince: null,
      carTypes: ['used'],
      pricedAbove: 10,
      certifiedOnly: false,
    })
  })

  it('accepts the presets 0 to 14 and no others [TEN-07, SEARCH-24]', () => {
    const none = { usual: 3, byDealership: [] }
    for (let preset = 0; preset <= 14; preset++) expect(listingRule(preset, none, NOW)).toBeDefined()
    expect(() => listingRule(15, none, NOW)).toThrow(RangeError)
  })
})

const weekly = {
  key: 'angle',
  priceAbove: 500,
  yearAbove: 2014,
  needsMonthly: false,
  withoutMakes: [],
  withoutDealerships: [],
}

describe('planSearch', () => {
  it.each([
    ['the site’s cards show weekly prices', { weekly }, true],
    ['the site’s cards show no weekly prices', { weekly: null }, false],
    ['the site shows no prices', { weekly, pricesVisible: false }, false],
  ])('filters and counts by weekly prices only if the cards show them: %s (%#)', (_, site, isRequested) => {
    const query: StockQuery = {
      ...emptyQuery,
      refinements: { weekly_price_range: ['100-150'] },
      ranges: { weekly_price: { max: 150 } },
    }
    const plan = planSearch({ ...scope, ...site }, query)
    expect(plan.filters.map(({ attribute }) => attribute)).toEqual(
      isRequested ? ['weekly_price_range', 'weekly_price'] : [],
    )
    expect(plan.facets.includes('weekly_price_range')).toBe(isRequested)
    expect(plan.weekly).toEqual(isRequested ? weekly : null)
  })

  it('takes tenant, listing rule, page size and order from the site [SEARCH-21, SEARCH-22]', () => {
    expect(planSearch(scope, emptyQuery)).toMatchObject({
      tenantId: 1,
      listing: scope.listing,
      hitsPerPage: 21,
      page: 1,
      preferredLocations: ['Burswood'],
      sort: [
        { by: 'custom_rank', direction: 'desc' },
        { by: 'id', direction: 'desc' },
      ],
    })
  })

  it('leaves vehicles without a price out of the lowest-price order when the site asks for it [SEARCH-13]', () => {
    const cheapest = { ...emptyQuery, sort: 'price:asc' as const }
    expect(planSearch(scope, cheapest).priceAbove).toBe(0)
    expect(planSearch({ ...scope, cheapestNeedsPrice: false }, cheapest).priceAbove).toBeNull()
    expect(planSearch(scope, { ...emptyQuery, sort: 'price:desc' }).priceAbove).toBeNull()
  })

  it('does not filter, sort or count by price on a site that hides prices [PRICE-09]', () => {
    const plan = planSearch(
      { ...scope, pricesVisible: false },
      {
        ...emptyQuery,
        sort: 'price:asc',
        refinements: { price_range: ['0-10000'], make: ['Kia'] },
        ranges: { price: { max: 5000 }, subscription_price: { min: 1 }, km: { max: 10 } },
      },
    )
    expect(plan.filters.map(({ attribute }) => attribute)).toEqual(['make', 'km'])
    expect(plan.sort[0]).toEqual({ by: 'custom_rank', direction: 'desc' })
    expect(plan.facets).not.toContain('price_range')
    expect(plan.priceAbove).toBeNull()
  })

  it('combines an attribute’s values and its range in one filter', () => {
    const { filters } = planSearch(scope, {
      ...emptyQuery,
      refinements: { year: ['2020'] },
      ranges: { year: { min: 2018 } },
    })
    expect(filters).toEqual([{ attribute: 'year', anyOf: ['2020'], range: { min: 2018 } }])
  })

  it('replaces a distance with the locations within it, which may be none', () => {
    const near = { ...emptyQuery, near: { postcode: '4350', km: 50 } }
    const planOf = (query: StockQuery, nearby?: string[]) => planSearch(scope, query, { nearby })
    const chosen = { ...near, refinements: { location_name: ['Burswood', 'Toowoomba'] } }
    expect(planOf(near, ['Toowoomba', 'Dalby'])).toMatchObject({
      nearby: ['Toowoomba', 'Dalby'],
      filters: [],
    })
    expect(planOf(chosen, ['Toowoomba', 'Dalby'])).toMatchObject({
      nearby: ['Toowoomba', 'Dalby'],
      filters: [{ attribute: 'location_name', anyOf: ['Toowoomba'] }],
    })
    expect(planOf(near, []).nearby).toEqual([])
    expect(planOf(emptyQuery, ['Dalby']).nearby).toBeNull()
    expect(() => planOf(near)).toThrow('needs the locations')
  })

  it('sorts by distance when asked to, and only near a postcode [SEARCH-34]', () => {
    const nearest = { ...emptyQuery, sort: 'distance:asc' as const }
    const near = { postcode: '4350', km: 50 }
    const nearby = ['Toowoomba', 'Dalby']
    const plan = planSearch(scope, { ...nearest, near }, { nearby })
    expect(plan.preferredLocations).toEqual(nearby)
    expect(plan.sort).toEqual(planSearch(scope, emptyQuery).sort)
    expect(planSearch(scope, nearest)).toEqual(planSearch(scope, emptyQuery))
    const reading = { ...plainReading(''), near }
    expect(planSearch(scope, nearest, { reading, nearby }).preferredLocations).toEqual(nearby)
  })

  it('does not narrow a chosen make by a model that the text names', () => {
    const reading = { ...plainReading(''), refinements: { make: ['Kia'], model: ['Rio'] } }
    const makes = [
      { name: 'Ford', models: ['Focus'] },
      { name: 'Kia', models: ['Rio'] },
    ]
    const ticked = { ...emptyQuery, refinements: { make: ['Ford'] } }
    expect(planSearch(scope, ticked, { reading, makes }).filters).toEqual([
      { attribute: 'make', anyOf: ['Ford', 'Kia'] },
      { attribute: 'model', anyOf: ['Rio'], orMakes: ['Ford'] },
    ])
  })

  it('uses the distance from the text when the query has none', () => {
    const reading = { ...plainReading(''), near: { postcode: '4000', km: 50 } }
    expect(planSearch(scope, emptyQuery, { reading, nearby: ['Moorooka'] }).nearby).toEqual(['Moorooka'])
    expect(() => planSearch(scope, emptyQuery, { reading })).toThrow('needs the locations')
  })
})
