import { jest } from '@jest/globals'
import type pg from 'pg'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { disableCachedReads } from '../tenancy/next-cache'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeVocabularyOf } from './store-vocabulary-of'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let shown: TenantContext = siteOf()
let GET: (request: Request, context: { params: Promise<{ host: string }> }) => Promise<Response>
let openSearch: typeof import('@/server/stock/search/open-search').openSearch

const stock = [
  plainVehicle({
    name: '2021 Toyota HiLux SR5',
    make: 'Toyota',
    model: 'HiLux',
    make_model: 'Toyota HiLux',
    badge: 'SR5',
    colour: 'Pearl White',
    simple_body: 'Ute',
    simple_fuel: 'Diesel',
    seats: 5,
    price: 45_000,
    stocknum: 'T-2041',
    vin: 'MR0BA3CD000123456',
    regplate: '1AB 2CD',
    location_name: 'Toowoomba',
  }),
  plainVehicle({
    name: '2018 Kia Carnival',
    make: 'Kia',
    model: 'Carnival',
    make_model: 'Kia Carnival',
    simple_body: 'People Mover',
    simple_fuel: 'Diesel',
    seats: 8,
    year: 2018,
    price: 30_000,
    filtered_features: ['Powered Roof Window', 'Roof Rails'],
    location_name: 'Moorooka',
  }),
  plainVehicle({
    name: '2021 Kia Rio',
    simple_fuel: 'Petrol',
    seats: 5,
    stocknum: '4105',
    location_name: 'Nowhere Yard',
  }),
  plainVehicle({ name: '2021 Kia Rio GT', staff_hidden: true, stocknum: 'HIDDEN-1' }),
  plainVehicle({
    name: '2020 CanaryOfTenantTwo',
    make: 'CanaryOfTenantTwo',
    tenant_id: 2,
    dealership_id: 21,
    stocknum: 'CANARY-22',
    location_name: 'Toowoomba',
  }),
]

const all = ['2021 Kia Rio', '2018 Kia Carnival', '2021 Toyota HiLux SR5']

beforeAll(async () => {
  disableCachedReads()
  jest.unstable_mockModule('@/server/tenants/resolve-tenant', () => ({ resolveTenant: async () => shown }))
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  pool = createPool(database.url)
  await plantOwners(pool)
  await storeStock(pool, stock)
  await storeVocabularyOf(pool, siteOf())
  await pool.query(
    `INSERT INTO locations (tenant_id, dealership_id, name, slug, address_lat, address_long, address_postcode)
     VALUES (1, 11, 'Toowoomba', 'toowoomba', -27.56, 151.95, '4350'),
       (1, 11, 'Moorooka', 'moorooka', NULL, NULL, '4105'), (2, 21, 'Nowhere Yard', 'nowhere', -27.56, 151.95, '4350')`,
  )
  ;({ GET } = await import('@/app/sites/[host]/api/stock/search/route'))
  ;({ openSearch } = await import('@/server/stock/search/open-search'))
})

afterAll(async () => {
  // The engine keeps its connections for the life of the process; dropping the database ends them.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await pool?.end()
  await database?.drop()
})

afterEach(() => {
  shown = siteOf()
})

type Answer = SearchResult & { understood: { label: string; query: string }[]; leftOut?: string[] }

async function ask(parameters: string | Record<string, string>) {
  const query = new URLSearchParams(parameters)
  const response = await GET(new Request(`http://tenant-1.localhost/api/stock/search?${query}`), {
    params: Promise.resolve({ host: 'tenant-1.localhost' }),
  })
  const body = (await response.json()) as Answer & { error?: { field?: string; message: string } }
  return { status: response.status, body, names: body.hits?.map(({ name }) => name) ?? [] }
}

describe('a text typed into search', () => {
  it.each([
    ['hilux sr5 2021 white', ['2021 Toyota HiLux SR5'], ['Toyota HiLux', 'SR5', '2021', 'White']],
    ['8 seater diesel under 40k', ['2018 Kia Carnival'], ['8 seats', 'Diesel', 'Under $40,000']],
    ['ute near 4350', ['2021 Toyota HiLux SR5'], ['Ute', 'Within 50 km of 4350']],
    ['toyta', ['2021 Toyota HiLux SR5'], ['Toyota']],
    ['rio', ['2021 Kia Rio'], ['Kia Rio']],
    ['galaxy', all, []],
    ['car', all, []],
    ['diesel 30,000', ['2018 Kia Carnival'], ['Diesel', 'Around $30,000']],
    ['diesel 40 grand or less', ['2018 Kia Carnival'], ['Diesel', 'Under $40,000']],
    ['roof window', ['2018 Kia Carnival'], ['Powered Roof Window']],
    ['hilux dual cab', ['2021 Toyota HiLux SR5'], ['Toyota HiLux', 'Ute']],
    ["toyota '21", ['2021 Toyota HiLux SR5'], ['Toyota', '2021']],
    ['4350', ['2021 Toyota HiLux SR5'], ['Within 50 km of 4350']],
    ['4105', ['2021 Kia Rio'], ['4105']],
    ['diesel near brisbane', ['2018 Kia Carnival'], ['Diesel', 'Within 50 km of Brisbane']],
    ['nowhere yard', ['2021 Kia Rio'], ['Nowhere Yard']],
    ['toyata', ['2021 Toyota HiLux SR5'], ['Toyota']],
  ])('finds what the trade means by “%s”, and reports what it understood', async (query, names, labels) => {
    const answer = await ask({ query })
    expect(answer.status).toBe(200)
    expect(answer.names).toEqual(names)
    expect(answer.body.understood.map(({ label }) => label)).toEqual(labels)
  })

  it('returns the text without each understood part', async () => {
    const { body } = await ask({ query: 'white hilux pearl' })
    expect(body.understood).toEqual([
      { label: 'White', query: 'hilux pearl' },
      { label: 'Toyota HiLux', query: 'white pearl' },
    ])
  })

  it.each(['T-2041', 't2041', 'MR0BA3CD000123456', '1ab2cd', '1AB 2CD'])(
    'finds the one vehicle with the identifier %s, typed in full',
    async (query) => {
      const { names, body } = await ask({ query })
      expect(names).toEqual(['2021 Toyota HiLux SR5'])
      expect(body.understood).toEqual([{ label: query, query: '' }])
    },
  )

  it.each(['HIDDEN-1', 'CANARY-22', 'canaryoftenanttwo'])(
    'finds nothing by %s of vehicles that the site does not list',
    async (query) => {
      const answer = await ask({ query })
      // The result of any unknown word: everything the site lists, and no more.
      expect(answer).toMatchObject({ status: 200, names: all, body: { understood: [] } })
      expect(JSON.stringify(answer.body)).not.toContain('Canary')
    },
  )

  it('reveals no price on a site that hides prices [PRICE-09]', async () => {
    shown = siteOf({ 'price.visible': false })
    const [cheap, dear] = await Promise.all([
      ask({ query: 'kia under 20k' }),
      ask({ query: 'kia under 500000' }),
    ])
    expect(cheap.names).toEqual(dear.names)
    expect(cheap.body.understood.map(({ label }) => label)).toEqual(['Kia'])
  })

  it('reflects a hidden, listed or sold vehicle immediately', async () => {
    const count = async () =>
      (await ask({ query: 'carnival' })).body.hits.filter(({ model }) => model === 'Carnival').length
    expect(await count()).toBe(1)
    await pool.query(`UPDATE vehicles SET staff_hidden = true WHERE model = 'Carnival'`)
    expect(await count()).toBe(0)
    await pool.query(
      `UPDATE vehicles SET staff_hidden = false, staff_name = 'Renamed' WHERE model = 'Carnival'`,
    )
    expect((await ask({ query: 'renamed' })).names).toEqual(['Renamed'])
    await pool.query(`UPDATE vehicles SET staff_name = NULL WHERE model = 'Carnival'`)
  })
})

describe('another make beside a chosen model', () => {
  const both = ['2021 Kia Rio', '2021 Toyota HiLux SR5']
  const makesOf = ({ facets }: Answer) =>
    Object.fromEntries((facets.make ?? []).map(({ value, count }) => [value, count]))

  it.each([
    ['chosen', 'refinementList[make][]=Kia&refinementList[model][]=Rio'],
    ['typed', 'query=rio'],
  ])('is found completely, as its count says, when the model is %s', async (_, rio) => {
    const { body, names } = await ask(rio)
    expect(names).toEqual(['2021 Kia Rio'])
    expect(makesOf(body)).toEqual({ Kia: 2, Toyota: 1 })
    expect((await ask(`${rio}&refinementList[make][]=Toyota`)).names).toEqual(both)
  })

  it('is found completely when it was chosen before the model was typed', async () => {
    const { names } = await ask('query=hilux&refinementList[make][]=Kia')
    expect(names).toEqual(['2021 Kia Rio', '2018 Kia Carnival', '2021 Toyota HiLux SR5'])
  })

  it('is not offered when a make and model were chosen as one', async () => {
    const { body } = await ask('refinementList[make_model][]=Kia+Rio')
    expect(makesOf(body)).toEqual({ Kia: 1 })
  })
})

describe('a distance from a postcode', () => {
  it('finds stock within it, by the location’s coordinates or its postcode [SEARCH-34]', async () => {
    expect((await ask({ near: '4350:25' })).names).toEqual(['2021 Toyota HiLux SR5'])
    expect((await ask({ near: '4105:5' })).names).toEqual(['2018 Kia Carnival'])
    expect((await ask({ near: '4350:250' })).body.count).toBe(2)
    expect((await ask({ near: '6000:50' })).body.count).toBe(0)
  })

  it('limits the counts of locations too: no location beyond it is offered', async () => {
    const locationsOf = ({ facets }: Answer) => facets.location_name?.map(({ value }) => value)
    expect(locationsOf((await ask({ near: '4350:25' })).body)).toEqual(['Toowoomba'])
    const chosen = await ask({ near: '4350:25', 'refinementList[location_name][]': 'Moorooka' })
    expect([chosen.body.count, locationsOf(chosen.body)]).toEqual([0, ['Toowoomba']])
  })

  it('shows how far each location is', async () => {
    const search = await openSearch(siteOf(), [], new URLSearchParams({ near: '4350:50' }))
    const distances = search?.distances ?? {}
    expect(Object.keys(distances)).toEqual(['Toowoomba', 'Moorooka'])
    expect(distances.Toowoomba).toBeLessThan(10)
    expect(distances.Moorooka).toBeGreaterThan(100)
  })

  it('overrides a place named in the text, which is then not reported', async () => {
    const { body, names } = await ask({ query: 'diesel brisbane', near: '4350:25' })
    expect(names).toEqual(['2021 Toyota HiLux SR5'])
    expect(body.understood.map(({ label }) => label)).toEqual(['Diesel'])
    const unknown = new URLSearchParams({ query: 'diesel brisbane', near: '9999:50' })
    expect((await openSearch(siteOf(), [], unknown))?.parts.map(({ label }) => label)).toEqual([
      'Diesel',
      'Within 50 km of Brisbane',
    ])
  })

  it('reports an unknown postcode and continues without it', async () => {
    expect(await ask({ near: '9999:50' })).toMatchObject({
      status: 400,
      body: { error: { field: 'near', message: 'We do not know the postcode 9999.' } },
    })
    const search = await openSearch(siteOf(), [], new URLSearchParams({ near: '9999:50' }))
    expect(search).toMatchObject({ query: { near: null }, problems: [{ field: 'near' }] })
  })
})

describe('weekly prices', () => {
  const requested = {
    query: 'under $150 a week',
    'range[weekly_price]': ':150',
    'refinementList[weekly_price_range][]': '50-100',
  }
  const opened = (settings: Parameters<typeof siteOf>[0]) =>
    openSearch(siteOf(settings), [], new URLSearchParams(requested))
  const lender = { 'finance.provider': 'angle' } as const

  it('filter by fields and by words where cards show them [SEARCH-06]', async () => {
    expect(await opened(lender)).toMatchObject({
      query: { ranges: { weekly_price: { max: 150 } }, refinements: { weekly_price_range: ['50-100'] } },
      reading: { ranges: { weekly_price: { max: 150 } } },
    })
  })

  it.each([
    ['no lender', {}],
    [
      'a lender whose figures come from a service',
      { ...lender, 'integrations.lenderUrl': 'https://lender.example' },
    ],
    ['hidden prices', { ...lender, 'price.visible': false }],
  ])('filter nothing with %s, where cards show none [SEARCH-06, PRICE-09]', async (_, settings) => {
    const search = await opened(settings)
    expect([search?.query.ranges, search?.query.refinements, search?.problems]).toEqual([{}, {}, []])
    expect([search?.reading.ranges, search?.reading.words]).toEqual([{}, []])
  })
})

const many = (value: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => value(index)).join('&')

const refused: readonly [name: string, query: string, field: string][] = [
  ['a range in words', 'range[price]=x:y', 'range[price]'],
  ['an upper end below the lower', 'range[price]=2:1', 'range[price]'],
  ['a range of an attribute without one', 'range[make]=1:2', 'range[make]'],
  ['10,000 refinements', many((index) => `refinementList[make][]=${index}`, 10_000), 'refinementList'],
  ['page 0', 'page=0', 'page'],
  ['page 10^9', 'page=1000000000', 'page'],
  ['page 1e9', 'page=1e9', 'page'],
  ['a negative page', 'page=-1', 'page'],
  ['a query of 100 KB', `query=${'a'.repeat(100_000)}`, 'query'],
  ['a null in the query', 'query=a%00b', 'query'],
  ['a null in a value', 'refinementList[make][]=a%00', 'refinementList[make]'],
  ['an unknown sort order', 'sortBy=price:asc;drop', 'sortBy'],
  ['an inherited property as the sort order', 'sortBy=__proto__', 'sortBy'],
  ['too many hits per page', 'hitsPerPage=1000000', 'hitsPerPage'],
  ['an unknown attribute', 'refinementList[tenant_id][]=2', 'refinementList[tenant_id]'],
  [
    'an inherited property as the attribute',
    'refinementList[constructor][]=x',
    'refinementList[constructor]',
  ],
  ['a year in words', 'refinementList[year][]=new', 'refinementList[year]'],
  ['a postcode in words', 'near=toowoomba', 'near'],
]

const injections = [
  "'; DROP TABLE vehicles; --",
  "' OR tenant_id = 2 --",
  '1) UNION SELECT * FROM vehicles --',
  '`] || tenant:=2 && make:=[`CanaryOfTenantTwo`',
  'tenant_id:=2',
  '&& tenant:>0',
  'make:=[`x`]',
  '$1 $2 %_\\',
  '%',
  '_',
  '*',
  '(((((((((((a+)+)+)+)+)+)+',
  '[[:alnum:]]',
  '{"$ne":null}',
  '<script>alert(1)</script>',
  '#{7*7} {{7*7}}',
  '🚗🚙 🏍️',
  '‮Toyota',
  'ＴＯＹＯＴＡ',
  'Ⅷ ½ ٣',
]

describe('the search endpoint with bad input', () => {
  it.each(refused)('responds 400 to %s and names the parameter', async (_name, query, field) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body.error).toEqual({ field, message: expect.any(String) })
  })

  it.each(injections)('treats %j literally and reveals nothing of another tenant', async (value) => {
    const places = [
      `query=${encodeURIComponent(value)}`,
      ...['make', 'badge', 'filtered_features', 'categories', 'location_name', 'car_type', 'status'].map(
        (attribute) => `refinementList[${attribute}][]=${encodeURIComponent(value)}`,
      ),
    ]
    for (const place of places) {
      const { status, body, names } = await ask(place)
      expect([200, 400]).toContain(status)
      expect(names.every((name) => stock.some((each) => each.tenant_id === 1 && each.name === name))).toBe(
        true,
      )
      // Words that were left out repeat the input.
      const { leftOut = [], ...otherFields } = body
      expect(leftOut.every((word) => value.includes(word))).toBe(true)
      expect(JSON.stringify(otherFields)).not.toContain('Canary')
    }
  })

  it('responds to a page far past the last with no hits and the correct count', async () => {
    expect(await ask('page=100000')).toMatchObject({
      status: 200,
      names: [],
      body: { count: 3, page: 100_000 },
    })
  })

  it('opens a results page with the valid parts of any address', async () => {
    for (const [, query] of refused) {
      const search = await openSearch(siteOf(), [], new URLSearchParams(query))
      expect(search?.problems.length).toBeGreaterThan(0)
      expect(
        parseStockQuery(new URLSearchParams(search?.hrefOf(search.query).split('?')[1])).problems,
      ).toEqual([])
    }
  })
})
