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
  it('lists stock in and coming, and what was sold within the days that hold for its dealership [SEARCH-15, SEARCH-16]', () => {
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

  it('lists nothing sold with no days, and with a preset of stock only [SEARCH-24]', () => {
    expect(listingRule(0, { usual: 0, byDealership: [] }, NOW).soldSince?.usual).toBeGreaterThan(nowSeconds)
    expect(listingRule(13, { usual: 3, byDealership: [] }, NOW)).toEqual({
      statuses: ['in_stock'],
      soldSince: null,
      carTypes: ['used'],
      pricedAbove: 10,
      certifiedOnly: false,
    })
  })

  it('knows the presets 0 to 14 and no others [TEN-07, SEARCH-24]', () => {
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
    ['the site’s cards print them', { weekly }, true],
    ['they print none', { weekly: null }, false],
    ['the site shows no prices', { weekly, pricesVisible: false }, false],
  ])('asks about weekly prices, and counts them, where %s: %#', (_, site, isAsked) => {
    const query: StockQuery = {
      ...emptyQuery,
      refinements: { weekly_price_range: ['100-150'] },
      ranges: { weekly_price: { max: 150 } },
    }
    const plan = planSearch({ ...scope, ...site }, query)
    expect(plan.filters.map(({ attribute }) => attribute)).toEqual(
      isAsked ? ['weekly_price_range', 'weekly_price'] : [],
    )
    expect(plan.facets.includes('weekly_price_range')).toBe(isAsked)
    expect(plan.weekly).toEqual(isAsked ? weekly : null)
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

  it('leaves vehicles without a price out of cheapest first, where the site wants it [SEARCH-13]', () => {
    const cheapest = { ...emptyQuery, sort: 'price:asc' as const }
    expect(planSearch(scope, cheapest).priceAbove).toBe(0)
    expect(planSearch({ ...scope, cheapestNeedsPrice: false }, cheapest).priceAbove).toBeNull()
    expect(planSearch(scope, { ...emptyQuery, sort: 'price:desc' }).priceAbove).toBeNull()
  })

  it('asks nothing about prices on a site that shows none [PRICE-09]', () => {
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

  it('makes one filter of an attribute’s values and its range', () => {
    const { filters } = planSearch(scope, {
      ...emptyQuery,
      refinements: { year: ['2020'] },
      ranges: { year: { min: 2018 } },
    })
    expect(filters).toEqual([{ attribute: 'year', anyOf: ['2020'], range: { min: 2018 } }])
  })

  it('turns a distance into the locations within it, and nothing at all when there is none', () => {
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

  it('lists the nearest location first when asked to, and only near a postcode [SEARCH-34]', () => {
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

  it('leaves a chosen make whole beside the model that the text names', () => {
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

  it('takes the distance that the text asks for, unless the query names one', () => {
    const reading = { ...plainReading(''), near: { postcode: '4000', km: 50 } }
    expect(planSearch(scope, emptyQuery, { reading, nearby: ['Moorooka'] }).nearby).toEqual(['Moorooka'])
    expect(() => planSearch(scope, emptyQuery, { reading })).toThrow('needs the locations')
  })
})
