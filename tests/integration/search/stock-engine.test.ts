import fc from 'fast-check'
import type pg from 'pg'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { orderFacet } from '@/domain/stock/search/facets/order-facet'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { plainReading } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { carTypes, categories } from '@/domain/vehicle/vehicle'
import { createPool } from '@/server/clients/database'
import { createPostgresEngine } from '@/server/stock/search/postgres/postgres-engine'
import { SearchUnavailable, type StockEngine } from '@/server/stock/search/stock-engine'
import { atNight } from '../../support/at-night'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { describeEngines, type TestedEngine } from './engines'
import { oracleSearch } from './oracle/oracle'
import { randomOptions, randomPriceQuery, randomQuery } from './oracle/random-query'
import { NOW, randomPrices, randomStock } from './oracle/random-stock'
import { plainVehicle } from './plain-vehicle'
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

const randomSite = fc.record({
  'search.preset': fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
  'search.soldDays': fc.constantFrom(0, 1, 3),
  'search.cheapestNeedsPrice': fc.boolean(),
  'search.preferredLocations': fc.constantFrom([], ['Rockingham', 'Burswood']),
  'price.visible': fc.constantFrom(true, true, true, false),
  'finance.provider': fc.constantFrom('none', 'angle', 'angle', 'angle'),
  'finance.eligibilityRule': fc.constantFrom('A', 'B', 'C', 'D'),
  'finance.priceThreshold': fc.constantFrom(0, 500, 11_000),
  'finance.excludedManufacturers': fc.constantFrom([], ['ŠKODA', 'kia']),
  'finance.excludedDealerships': fc.constantFrom([], ['dealership-12', 'nowhere']),
} as const)

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

describeEngines('behind the StockEngine interface', (open) => {
  let tried: TestedEngine
  let engine: StockEngine

  beforeAll(() => {
    tried = open(pool)
    engine = tried.engine
  })

  async function store(stock: Parameters<typeof storeStock>[1]): Promise<number[]> {
    const ids = await storeStock(pool, stock)
    await tried.refresh()
    return ids
  }

  async function change(sql: string, values: unknown[] = []): Promise<void> {
    await pool.query(sql, values)
    await tried.refresh()
  }

  it('returns the same hits, order, counts and facets as an examination of every vehicle [SEARCH-06, SEARCH-07, SEARCH-13, SEARCH-15, SEARCH-16, SEARCH-24, SEARCH-29]', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomStock(owners),
        randomSite,
        fc.constantFrom(0, 3, 10),
        fc.array(fc.tuple(randomQuery, randomOptions), { minLength: 6, maxLength: 6 }),
        async (stock, overrides, ownSoldDays, queries) => {
          const ids = await store(stock)
          const rows = stock.map((vehicle, index) => ({ ...vehicle, id: ids[index] ?? 0 }))
          const site = siteOf(overrides, ownSoldDays)
          const soldDaysOf = (dealership: number) =>
            dealership === 12 ? ownSoldDays : overrides['search.soldDays']
          for (const [query, options] of queries) {
            const { identifier, without, nearby, makes, mostValues } = options
            const reading = { ...plainReading(query.text), identifier }
            const requested = { ...query, near: nearby ? { postcode: '6000', km: 50 } : null }
            const wanted = { reading, without, nearby, makes, mostValues }
            const plan = planSearch(stockScope(site, NOW), requested, wanted)
            const result = await engine.search(plan)
            const expected = oracleSearch(
              rows,
              { tenantId: 1, settings: site.settings, soldDaysOf, now: NOW },
              query,
              options,
            )
            expect(result.hits.map(({ id }) => id)).toEqual(expected.ids)
            expect(pricesOf(result)).toEqual(expected.prices)
            expect(result.hits.map(({ has_price }) => has_price)).toEqual(expected.arePriced)
            expect({ count: result.count, pages: result.pages }).toEqual({
              count: expected.count,
              pages: expected.pages,
            })
            expect(countsOf(result)).toEqual(expected.facets)
          }
        },
      ),
      { numRuns: atNight(40, 15), endOnFailure: true },
    )
  }, 120_000)

  it('returns a few hits of a filter without facets for a second query [SEARCH-20]', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 24 })
    await store(stock)
    const makes = { ...emptyQuery, refinements: { make: ['Kia', 'BMW'] } }
    const all = await search(engine, siteOf(), makes)
    const few = await engine.search(
      planSearch(stockScope(siteOf(), NOW), { ...makes, hitsPerPage: 2 }, { facets: [] }),
    )
    expect(all.count).toBeGreaterThan(2)
    expect(few.hits).toEqual(all.hits.slice(0, 2))
    expect(few).toMatchObject({ count: all.count, facets: {} })
  })

  it('lists a large facet’s most frequent values and the chosen ones, with correct counts', async () => {
    const stock = (colour: string, count: number, changes = {}) =>
      Array.from({ length: count }, () => plainVehicle({ colour, ...changes }))
    await store([
      ...stock('White', 3, { filtered_features: ['Sunroof', 'Tow bar'] }),
      ...stock('Blue', 2, { filtered_features: ['Sunroof', 'Winch'], year: 2019 }),
      ...stock('Red', 2, { filtered_features: ['Tow bar'] }),
      ...stock('Teal', 1, { filtered_features: ['Sunroof', 'Snorkel', 'Tow bar'] }),
      ...stock('Mint', 1),
    ])
    const facetsOf = async (mostValues: number, refinements: StockQuery['refinements'] = {}) => {
      const plan = planSearch(stockScope(siteOf(), NOW), { ...emptyQuery, refinements }, { mostValues })
      return countsOf(await engine.search(plan))
    }
    expect((await facetsOf(5)).colour).toEqual({ White: 3, Blue: 2, Red: 2, Teal: 1, Mint: 1 })
    expect((await facetsOf(4)).colour).toEqual({ White: 3, Blue: 2, Red: 2 })
    expect((await facetsOf(3)).colour).toEqual({ White: 3, Blue: 2, Red: 2 })
    expect((await facetsOf(2)).colour).toEqual({ White: 3 })
    const chosen = await facetsOf(2, { colour: ['Teal', 'Blue'], year: ['2019'] })
    expect(chosen).toMatchObject({ colour: { Blue: 2 }, year: { 2021: 1, 2019: 2 } })
    expect((await facetsOf(2, { colour: ['Teal', 'Blue'] })).colour).toEqual({ White: 3, Blue: 2, Teal: 1 })
    expect((await facetsOf(1, { filtered_features: ['Snorkel'] })).filtered_features).toEqual({ Snorkel: 1 })
    expect((await facetsOf(2, { filtered_features: ['Snorkel', 'Winch'] })).filtered_features).toEqual({
      Sunroof: 6,
      'Tow bar': 6,
      Winch: 2,
      Snorkel: 1,
    })
    expect((await facetsOf(2)).filtered_features).toEqual({ Sunroof: 6, 'Tow bar': 6 })
  })

  it('orders every facet as the page shows it [SEARCH-25, SEARCH-26, SEARCH-27]', async () => {
    const stock = fc.sample(randomStock(owners), { numRuns: 1, seed: 24 })[0] ?? []
    await store(stock)
    const { facets } = await search(engine, siteOf())
    for (const [attribute, values] of Object.entries(facets)) {
      expect(values).toEqual(orderFacet(attribute as keyof typeof facets, values.toReversed()))
    }
  })

  it('never returns another tenant’s vehicle', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 11 })
    const canary = 'CanaryOfTenantTwo'
    await store(
      stock.map((vehicle) =>
        vehicle.tenant_id === 2 ? { ...vehicle, make: canary, name: canary } : vehicle,
      ),
    )
    const everything = await search(engine, siteOf(), { ...emptyQuery, hitsPerPage: 100 })
    const requested = await search(engine, siteOf(), { ...emptyQuery, text: canary })
    const refined = await search(engine, siteOf(), { ...emptyQuery, refinements: { make: [canary] } })
    expect(JSON.stringify([everything, requested, refined])).not.toContain(canary)
    expect(everything.count).toBeGreaterThan(0)
  })

  it.each([
    ['sold', false],
    ['in_stock', true],
  ] as const)(
    'returns no price for a vehicle with status %s and sold %s [PRICE-08]',
    async (status, sold) => {
      const [vehicle] = fc.sample(randomStock(owners), { numRuns: 40, seed: 5 }).flat()
      if (!vehicle) throw new Error('no vehicle to sell')
      const theirs = { tenant_id: 1, dealership_id: 11, show_on_dealer_website: true, staff_hidden: false }
      const [id] = await store([
        { ...vehicle, ...theirs, status: 'in_stock', sold: false, sold_date_timestamp: NOW.getTime() / 1000 },
      ])
      await change(
        `UPDATE vehicles SET price = 30000, offer_price = 28000, before_price = 31000, subscription_price = 199,
         price_type = 'Drive Away', finance_lenders = $2,
         autograb_data_state_average_market_price = 32340, autograb_data_average_market_price = 33000 WHERE id = $1`,
        [id, JSON.stringify({ angle: { paymentWeek: 120, comparisonRate: 8.5 } })],
      )
      const site = siteOf({ 'finance.provider': 'angle', 'finance.eligibilityRule': 'B' })
      const forSale = await search(engine, site)
      expect(forSale.hits[0]).toMatchObject({
        price: 30_000,
        weekly_price: 120,
        weekly_quote: { weekly: 120, comparisonRate: 8.5, warning: expect.stringContaining('WARNING') },
        state_average_market_price: 32_340,
        average_market_price: 33_000,
      })
      await change('UPDATE vehicles SET status = $2, sold = $3 WHERE id = $1', [id, status, sold])
      const { hits } = await search(engine, site)
      expect(hits).toHaveLength(1)
      expect(hits[0]).toMatchObject({
        price: null,
        offer_price: null,
        before_price: null,
        subscription_price: null,
        weekly_price: null,
        weekly_quote: null,
        price_type: null,
        state_average_market_price: null,
        average_market_price: null,
      })
    },
  )

  it('is independent of the prices of vehicles that are not for sale [PRICE-08]', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomStock(owners),
        fc.array(randomPrices, { minLength: 60, maxLength: 60 }),
        randomSite,
        fc.array(randomPriceQuery, { minLength: 8, maxLength: 8 }),
        async (stock, otherPrices, overrides, queries) => {
          const site = siteOf({ ...overrides, 'price.visible': true })
          const answers = async () => {
            const results = await Promise.all(queries.map((query) => search(engine, site, query)))
            return results.map(({ ms: _, ...result }) => result)
          }
          await store(stock)
          const before = await answers()
          await store(
            stock.map((vehicle, index) =>
              vehicle.sold || vehicle.status === 'sold' ? { ...vehicle, ...otherPrices[index] } : vehicle,
            ),
          )
          expect(await answers()).toEqual(before)
        },
      ),
      { numRuns: atNight(25, 10), endOnFailure: true },
    )
  }, 120_000)

  it('filters, sorts and counts by the price on cards [PRICE-02, PRICE-06, SEARCH-13]', async () => {
    const rank = (name: string) => ({ name, make: 'Kia', custom_rank: null })
    await store([
      plainVehicle({ ...rank('reduced'), price: 40_000, offer_price: 19_000, price_range: '10000-20000' }),
      plainVehicle({
        ...rank('dearer offer'),
        price: 15_000,
        offer_price: 30_000,
        price_range: '30000-40000',
      }),
      plainVehicle({ ...rank('no offer'), price: 18_000, offer_price: 10, price_range: '10000-20000' }),
      plainVehicle({ ...rank('no price'), price: 10, offer_price: null }),
      plainVehicle({
        ...rank('sold'),
        price: 17_000,
        price_range: '10000-20000',
        status: 'sold',
        sold_date_timestamp: NOW.getTime() / 1000,
      }),
    ])
    const names = async (query: Partial<StockQuery>, site = siteOf()) =>
      (await search(engine, site, { ...emptyQuery, ...query })).hits.map(({ name }) => name)
    const upTo20k = { ranges: { price: { max: 20_000 } } }
    expect(await names({ ...upTo20k, sort: 'price:asc' })).toEqual(['no offer', 'reduced'])
    expect(await names({ refinements: { price_range: ['10000-20000'] }, sort: 'price:desc' })).toEqual([
      'reduced',
      'no offer',
    ])
    const dearestFirst = await names({ sort: 'price:desc' })
    expect(dearestFirst).toEqual(['dearer offer', 'reduced', 'no offer', 'sold', 'no price'])
    const needsPrice = { 'search.cheapestNeedsPrice': true }
    expect(await names({ sort: 'price:asc' }, siteOf(needsPrice))).toEqual([
      'no offer',
      'reduced',
      'dearer offer',
    ])
    const onlyPriced = siteOf({ 'search.preset': 12 })
    expect((await names({}, onlyPriced)).sort()).toEqual(['dearer offer', 'no offer', 'reduced'])
    const { facets } = await search(engine, siteOf())
    expect(facets.price_range).toEqual([
      { value: '10000-20000', count: 2 },
      { value: '30000-40000', count: 1 },
    ])
  })

  it('filters and counts by the weekly figure on the site’s cards, from its own lender [SEARCH-06, CARD-03, FIN-36, FIN-49]', async () => {
    const figures = { interestRate: 7.9, comparisonRate: 8.5 }
    const angle = (paymentWeek: number, more = {}) => ({ angle: { ...figures, paymentWeek, ...more } })
    const ofOthers = { manual: { ...figures, paymentWeek: 60 }, ...angle(149.2) }
    await store([
      plainVehicle({ name: 'cheaper elsewhere', finance_lenders: ofOthers }),
      plainVehicle({ name: 'of others alone', finance_lenders: { manual: { ...figures, paymentWeek: 61 } } }),
      plainVehicle({ name: 'of no comparison rate', finance_lenders: { angle: { paymentWeek: 62 } } }),
      plainVehicle({ name: 'refused', finance_lenders: angle(63, { interestRate: null }) }),
      plainVehicle({ name: 'old', year: 2014, finance_lenders: angle(64, { paymentMonth: 280 }) }),
      plainVehicle({ name: 'cheap', price: 500, finance_lenders: angle(65, { paymentMonth: 280 }) }),
      plainVehicle({ name: 'of an excluded make', make: 'Škoda', finance_lenders: angle(66) }),
      plainVehicle({
        name: 'theirs',
        dealership_id: 12,
        dealership_slug: 'dealership-12',
        finance_lenders: angle(67),
      }),
      plainVehicle({ name: 'a month as well', finance_lenders: angle(450.01, { paymentMonth: 1950 }) }),
      plainVehicle({ name: 'dear', finance_lenders: angle(500) }),
    ])
    const site = (overrides: SettingOverrides = {}) =>
      siteOf({
        'finance.provider': 'angle',
        'finance.excludedManufacturers': ['ŠKODA'],
        'finance.excludedDealerships': ['dealership-12'],
        ...overrides,
      })
    const printed = async (query: Partial<StockQuery>, overrides?: SettingOverrides) => {
      const { hits, facets } = await search(engine, site(overrides), { ...emptyQuery, ...query })
      const cards = hits.map(({ name, weekly_price }) => [name, weekly_price]).sort()
      return { cards: Object.fromEntries(cards), brackets: facets.weekly_price_range }
    }
    const ruleA = { 'cheaper elsewhere': 150, 'a month as well': 451, dear: 500 }
    const brackets = (...each: [string, number][]) => each.map(([value, count]) => ({ value, count }))
    expect(await printed({ ranges: { weekly_price: { min: 0 } } })).toEqual({
      cards: ruleA,
      brackets: brackets(['150-200', 1], ['450-500', 1], ['500+', 1]),
    })
    expect((await printed({})).cards).toMatchObject({ ...ruleA, refused: null, old: null, theirs: null })
    expect((await printed({ ranges: { weekly_price: { max: 149.9 } } })).cards).toEqual({})
    expect((await printed({ ranges: { weekly_price: { min: 150.2, max: 150.8 } } })).cards).toEqual({})
    expect((await printed({ ranges: { weekly_price: { min: 150, max: 451 } } })).cards).toEqual({
      'cheaper elsewhere': 150,
      'a month as well': 451,
    })
    const chosen = { refinements: { weekly_price_range: ['150-200', '500+'] } }
    expect(await printed(chosen)).toEqual({
      cards: { 'cheaper elsewhere': 150, dear: 500 },
      brackets: brackets(['150-200', 1], ['450-500', 1], ['500+', 1]),
    })
    expect((await printed({ ...chosen, ranges: { weekly_price: { min: 151 } } })).brackets).toEqual(
      brackets(['450-500', 1], ['500+', 1]),
    )
    const below100 = { ranges: { weekly_price: { max: 100 } } }
    expect((await printed(below100, { 'finance.provider': 'manual' })).cards).toEqual({
      'cheaper elsewhere': 60,
      'of others alone': 61,
    })
    expect((await printed(below100, { 'finance.eligibilityRule': 'B' })).cards).toEqual({
      old: 64,
      cheap: 65,
    })
    expect((await printed(below100, { 'finance.eligibilityRule': 'C' })).cards).toEqual({ old: 64 })
    expect(
      (await printed({ ranges: { weekly_price: { min: 0 } } }, { 'finance.eligibilityRule': 'D' })).cards,
    ).toEqual({
      old: 64,
      'a month as well': 451,
    })
    const unexcluded = { 'finance.excludedManufacturers': [], 'finance.excludedDealerships': [] }
    expect((await printed(below100, unexcluded)).cards).toEqual({ 'of an excluded make': 66, theirs: 67 })
  })

  it.each<SettingOverrides>([
    { 'finance.provider': 'none' },
    { 'finance.provider': 'angle', 'integrations.lenderUrl': 'https://lender.example' },
  ])(
    'neither filters nor counts by weekly prices with %j, where cards show none [SEARCH-06, FIN-42]',
    async (overrides) => {
      await store([plainVehicle({ finance_lenders: { angle: { paymentWeek: 150, comparisonRate: 8.5 } } })])
      const query = { ranges: { weekly_price: { max: 1 } }, refinements: { weekly_price_range: ['0-50'] } }
      const { hits, facets } = await search(engine, siteOf(overrides), { ...emptyQuery, ...query })
      expect(hits).toEqual([expect.objectContaining({ weekly_price: null, weekly_quote: null })])
      expect(facets).not.toHaveProperty('weekly_price_range')
    },
  )

  it('finds and filters new, demo and used vehicles of every kind [SEARCH-05]', async () => {
    await store(
      categories.flatMap((category) =>
        carTypes.map((car_type) =>
          plainVehicle({ categories: [category], car_type, name: `${car_type} ${category}` }),
        ),
      ),
    )
    const all = await search(engine, siteOf())
    expect(all.count).toBe(12)
    expect(all.facets.car_type).toEqual(['new', 'demo', 'used'].map((value) => ({ value, count: 4 })))
    const kinds = ['Caravans', 'Cars', 'Motorcycles', 'Trucks']
    expect(all.facets.categories).toEqual(kinds.map((value) => ({ value, count: 3 })))
    for (const kind of kinds) {
      const refinements = { categories: [kind], car_type: ['demo'] }
      const { hits } = await search(engine, siteOf(), { ...emptyQuery, refinements })
      expect(hits.map(({ name }) => name)).toEqual([`demo ${kind}`])
    }
  })

  it('lists vehicles in stock, coming soon or sold within the limit of days, if the website shows them [SEARCH-15, SEARCH-16]', async () => {
    const day = 86_400
    const soldAgo = (days: number, changes = {}) =>
      plainVehicle({
        name: `sold ${days} days ago`,
        status: 'sold',
        sold: true,
        sold_date_timestamp: NOW.getTime() / 1000 - days * day,
        ...changes,
      })
    const theirs = { dealership_id: 12 }
    await store([
      plainVehicle({ name: 'in stock' }),
      plainVehicle({ name: 'coming soon', status: 'coming_soon' }),
      plainVehicle({ name: 'not on the website', show_on_dealer_website: false }),
      soldAgo(2.9),
      soldAgo(3.1),
      soldAgo(2.8, { ...theirs, name: 'theirs, long ago' }),
      soldAgo(0.5, { ...theirs, name: 'theirs, today' }),
      soldAgo(1, { name: 'sold, not on the website', show_on_dealer_website: false }),
    ])
    const { hits, facets } = await search(engine, siteOf({}, 1))
    const listed = ['coming soon', 'in stock', 'sold 2.9 days ago', 'theirs, today']
    expect(hits.map(({ name }) => name).sort()).toEqual(listed)
    expect(facets.status).toEqual([
      { value: 'sold', count: 2 },
      { value: 'coming_soon', count: 1 },
      { value: 'in_stock', count: 1 },
    ])
  })

  it('keeps other makes available beside a chosen model, which filters only its own make [SEARCH-06]', async () => {
    await store([
      plainVehicle({ make: 'Kia', model: 'Rio' }),
      plainVehicle({ make: 'Kia', model: 'Cerato' }),
      plainVehicle({ make: 'Ford', model: 'Focus', simple_body: 'Hatch' }),
    ])
    const anyRio = { ...emptyQuery, refinements: { model: ['Rio'] } }
    expect((await search(engine, siteOf(), anyRio)).facets.make).toEqual([{ value: 'Kia', count: 1 }])
    const rio = { ...emptyQuery, refinements: { make: ['Kia'], model: ['Rio'] } }
    const { count, facets } = await search(engine, siteOf(), rio)
    expect(count).toBe(1)
    expect(facets.make).toEqual([
      { value: 'Kia', count: 2 },
      { value: 'Ford', count: 1 },
    ])
    expect(facets.model?.map(({ value }) => value)).toEqual(['Cerato', 'Rio'])
    expect(facets.body).toEqual([])
    const withFord = { ...emptyQuery, refinements: { make: ['Ford', 'Kia'], model: ['Rio'] } }
    const makes = [
      { name: 'Kia', models: ['Rio', 'Cerato'] },
      { name: 'Ford', models: ['Focus'] },
    ]
    const both = await engine.search(planSearch(stockScope(siteOf(), NOW), withFord, { makes }))
    expect(both.hits.map(({ model }) => model).sort()).toEqual(['Focus', 'Rio'])
    const makesAlone = await engine.search(planSearch(stockScope(siteOf(), NOW), rio, { facets: ['make'] }))
    expect(makesAlone.facets).toEqual({ make: facets.make })
  })

  it('returns the first five photos in the feed’s order, and none for a feed without photos', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 3 })
    await store(stock)
    const everything = { ...emptyQuery, hitsPerPage: 100 }
    const bare = await search(engine, siteOf(), everything)
    expect(bare.hits.map(({ photos }) => photos)).toEqual(bare.hits.map(() => []))
    const images = [1, 2, 3, 4, 5, 6].map((each) => ({ image: { url: `/${each}.jpg`, thumb: { url: '' } } }))
    await change('UPDATE vehicles SET images = $1', [JSON.stringify(images)])
    const { hits } = await search(engine, siteOf(), everything)
    expect(hits[0]?.photos).toEqual(['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'])
  })

  it('returns no price on a site that hides prices [PRICE-09]', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 3 })
    await store(stock)
    await change(
      'UPDATE vehicles SET autograb_data_state_average_market_price = 32340, autograb_data_average_market_price = 33000',
    )
    const { hits, facets } = await search(engine, siteOf({ 'price.visible': false }))
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) {
      expect(hit).toMatchObject({
        price: null,
        offer_price: null,
        before_price: null,
        subscription_price: null,
        weekly_price: null,
        weekly_quote: null,
        state_average_market_price: null,
        average_market_price: null,
      })
    }
    expect(Object.keys(facets)).not.toContain('price_range')
  })
})

describe('the Postgres engine', () => {
  it('reports that it is unavailable when the database is down', async () => {
    const nowhere = createPool('postgres://nobody:nothing@127.0.0.1:1/none')
    await expect(search(createPostgresEngine(nowhere), siteOf())).rejects.toBeInstanceOf(SearchUnavailable)
    await nowhere.end()
  })
})
