import fc from 'fast-check'
import type pg from 'pg'
import { orderFacet } from '@/domain/stock/search/order-facet'
import { planSearch } from '@/domain/stock/search/plan-search'
import type { SearchResult } from '@/domain/stock/search/result'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import { stockScope } from '@/domain/stock/search/stock-scope'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { createPostgresEngine } from '@/server/stock/search/postgres-engine'
import { SearchUnavailable, type StockEngine } from '@/server/stock/search/stock-engine'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { oracleSearch } from './oracle'
import { randomQuery } from './random-query'
import { NOW, randomStock } from './random-stock'
import { type Owner, plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let owners: Owner[]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  owners = await plantOwners(pool)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

/** Every engine answers the same; a new one is added here. */
const engines: readonly [name: string, create: () => StockEngine][] = [
  ['Postgres', () => createPostgresEngine(pool)],
]

const randomSite = fc.record({
  'search.preset': fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
  'search.soldDays': fc.constantFrom(0, 1, 3),
  'search.cheapestNeedsPrice': fc.boolean(),
  'search.preferredLocations': fc.constantFrom([], ['Rockingham', 'Burswood']),
  'price.visible': fc.constantFrom(true, true, true, false),
})

const countsOf = (result: SearchResult) =>
  Object.fromEntries(
    Object.entries(result.facets).map(([attribute, values]) => [
      attribute,
      Object.fromEntries(values.map(({ value, count }) => [String(value), count])),
    ]),
  )

const pricesOf = (result: SearchResult) =>
  result.hits.map(({ price, before_price, offer_price, subscription_price, weekly_price }) => [
    price,
    before_price,
    offer_price,
    subscription_price,
    weekly_price,
  ])

const search = (engine: StockEngine, site: TenantContext, query = emptyQuery) =>
  engine.search(planSearch(stockScope(site, NOW), query))

describe.each(engines)('%s, behind StockEngine', (_name, create) => {
  it('answers as looking at every vehicle would: hits, order, counts and facets [SEARCH-06, SEARCH-07]', async () => {
    const engine = create()
    await fc.assert(
      fc.asyncProperty(
        randomStock(owners),
        randomSite,
        fc.constantFrom(0, 3, 10),
        fc.array(randomQuery, { minLength: 6, maxLength: 6 }),
        async (stock, overrides, ownSoldDays, queries) => {
          const ids = await storeStock(pool, stock)
          const rows = stock.map((vehicle, index) => ({ ...vehicle, id: ids[index] ?? 0 }))
          const site = siteOf(overrides, ownSoldDays)
          const soldDaysOf = (dealership: number) =>
            dealership === 12 ? ownSoldDays : overrides['search.soldDays']
          for (const query of queries) {
            const result = await search(engine, site, query)
            const expected = oracleSearch(
              rows,
              { tenantId: 1, settings: site.settings, soldDaysOf, now: NOW },
              query,
            )
            expect(result.hits.map(({ id }) => id)).toEqual(expected.ids)
            expect(pricesOf(result)).toEqual(expected.prices)
            expect({ count: result.count, pages: result.pages }).toEqual({
              count: expected.count,
              pages: expected.pages,
            })
            expect(countsOf(result)).toEqual(expected.facets)
          }
        },
      ),
      { numRuns: 40, endOnFailure: true },
    )
  }, 120_000)

  it('answers a second query with a few hits of a filter and no counts [SEARCH-20]', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 7 })
    await storeStock(pool, stock)
    const makes = { ...emptyQuery, refinements: { make: ['Kia', 'BMW'] } }
    const all = await search(create(), siteOf(), makes)
    const few = await create().search(planSearch(stockScope(siteOf(), NOW), { ...makes, hitsPerPage: 2 }, []))
    expect(all.count).toBeGreaterThan(2)
    expect(few.hits).toEqual(all.hits.slice(0, 2))
    expect(few).toMatchObject({ count: all.count, facets: {} })
  })

  it('orders every facet as it is shown [SEARCH-25, SEARCH-26, SEARCH-27]', async () => {
    const stock = fc.sample(randomStock(owners), { numRuns: 1, seed: 7 })[0] ?? []
    await storeStock(pool, stock)
    const { facets } = await search(create(), siteOf())
    for (const [attribute, values] of Object.entries(facets)) {
      expect(values).toEqual(orderFacet(attribute as keyof typeof facets, values.toReversed()))
    }
  })

  it('never answers with another tenant’s vehicle', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 11 })
    const canary = 'CanaryOfTenantTwo'
    await storeStock(
      pool,
      stock.map((vehicle) =>
        vehicle.tenant_id === 2 ? { ...vehicle, make: canary, name: canary } : vehicle,
      ),
    )
    const everything = await search(create(), siteOf(), { ...emptyQuery, hitsPerPage: 100 })
    const asked = await search(create(), siteOf(), { ...emptyQuery, text: canary })
    const refined = await search(create(), siteOf(), { ...emptyQuery, refinements: { make: [canary] } })
    expect(JSON.stringify([everything, asked, refined])).not.toContain(canary)
    expect(everything.count).toBeGreaterThan(0)
  })

  it.each([
    ['sold', false],
    ['in_stock', true],
  ] as const)('tells no price of a vehicle with status %s and sold %s [PRICE-08]', async (status, sold) => {
    const [vehicle] = fc.sample(randomStock(owners), { numRuns: 40, seed: 5 }).flat()
    if (!vehicle) throw new Error('no vehicle to sell')
    const theirs = { tenant_id: 1, dealership_id: 11, show_on_dealer_website: true, staff_hidden: false }
    const [id] = await storeStock(pool, [
      { ...vehicle, ...theirs, status: 'in_stock', sold: false, sold_date_timestamp: NOW.getTime() / 1000 },
    ])
    await pool.query(
      `UPDATE vehicles SET price = 30000, offer_price = 28000, before_price = 31000, subscription_price = 199,
         weekly_price = 120, price_type = 'Drive Away', finance_lenders = $2 WHERE id = $1`,
      [id, JSON.stringify({ angle: { paymentWeek: 120, comparisonRate: 8.5 } })],
    )
    const site = siteOf({ 'finance.provider': 'angle' })
    const forSale = await search(create(), site)
    expect(forSale.hits[0]).toMatchObject({ price: 30_000, weekly_quote: { weekly: 120 } })
    await pool.query('UPDATE vehicles SET status = $2, sold = $3 WHERE id = $1', [id, status, sold])
    const { hits } = await search(create(), site)
    expect(hits).toHaveLength(1)
    expect(hits[0]).toMatchObject({
      price: null,
      offer_price: null,
      before_price: null,
      subscription_price: null,
      weekly_price: null,
      weekly_quote: null,
      price_type: null,
    })
  })

  it('tells no price on a site that shows none [PRICE-09]', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 3 })
    await storeStock(pool, stock)
    const { hits, facets } = await search(create(), siteOf({ 'price.visible': false }))
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) {
      expect(hit).toMatchObject({
        price: null,
        offer_price: null,
        before_price: null,
        subscription_price: null,
        weekly_price: null,
        weekly_quote: null,
      })
    }
    expect(Object.keys(facets)).not.toContain('price_range')
  })
})

describe('the Postgres engine', () => {
  it('says that it is not available when the database is not', async () => {
    const nowhere = createPool('postgres://nobody:nothing@127.0.0.1:1/none')
    await expect(search(createPostgresEngine(nowhere), siteOf())).rejects.toBeInstanceOf(SearchUnavailable)
    await nowhere.end()
  })
})
