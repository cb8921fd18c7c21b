import { jest } from '@jest/globals'
import type pg from 'pg'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { createPool } from '@/server/clients/database'
import type { StockEngine } from '@/server/stock/search/stock-engine'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { disableCachedReads } from '../tenancy/next-cache'
import { describeEngines } from './engines'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeVocabularyOf } from './store-vocabulary-of'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
/** The engine that the endpoint uses, and its number of searches. */
let requested: StockEngine
let searches = 0
let shown = siteOf()
let GET: (request: Request, context: { params: Promise<{ host: string }> }) => Promise<Response>

const used = { car_type: 'used' as const, location_name: 'Toowoomba' }
const stock = [
  plainVehicle({
    ...used,
    name: '2021 Toyota HiLux SR5',
    make: 'Toyota',
    model: 'HiLux',
    make_model: 'Toyota HiLux',
    badge: 'SR5',
    colour: 'White',
    simple_body: 'Ute',
    simple_fuel: 'Diesel',
    simple_transmission: 'Manual',
    price: 45_000,
  }),
  plainVehicle({
    ...used,
    name: '2018 Ford Ranger XLT',
    make: 'Ford',
    model: 'Ranger',
    make_model: 'Ford Ranger',
    colour: 'Red',
    simple_body: 'Ute',
    simple_transmission: 'Automatic',
    price: 38_000,
  }),
  plainVehicle({
    ...used,
    name: '2020 Kia Sorento Sport',
    make: 'Kia',
    model: 'Sorento',
    make_model: 'Kia Sorento',
    colour: 'Grey',
    simple_body: 'SUV',
    simple_transmission: 'Automatic',
    price: 30_000,
  }),
  plainVehicle({
    ...used,
    name: '2022 Yamaha MT-07',
    make: 'Yamaha',
    model: 'MT-07',
    make_model: 'Yamaha MT-07',
    categories: ['Motorcycles'],
    engine_size: '689',
    simple_body: 'Naked',
    price: 12_000,
  }),
  plainVehicle({ name: '2019 Family Canary', tenant_id: 2, dealership_id: 21, colour: 'Red' }),
]

beforeAll(async () => {
  disableCachedReads()
  jest.unstable_mockModule('@/server/tenants/resolve-tenant', () => ({ resolveTenant: async () => shown }))
  jest.unstable_mockModule('@/server/stock/search/engine/engine', () => ({
    stockEngineOf: async () => requested,
  }))
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  pool = createPool(database.url)
  await plantOwners(pool)
  await storeStock(pool, stock)
  await storeVocabularyOf(pool, siteOf())
  await pool.query(
    `INSERT INTO locations (tenant_id, dealership_id, name, slug, address_lat, address_long, address_postcode)
     VALUES (1, 11, 'Toowoomba', 'toowoomba', -27.56, 151.95, '4350')`,
  )
  ;({ GET } = await import('@/app/sites/[host]/api/stock/search/route'))
})

afterAll(async () => {
  // Dropping the database ends the connections that the process keeps.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await pool?.end()
  await database?.drop()
})

afterEach(() => {
  shown = siteOf()
})

async function ask(parameters: string | Record<string, string>, settings: SettingOverrides = {}) {
  shown = siteOf(settings)
  searches = 0
  const query = new URLSearchParams(parameters)
  const response = await GET(new Request(`http://tenant-1.localhost/api/stock/search?${query}`), {
    params: Promise.resolve({ host: 'tenant-1.localhost' }),
  })
  const body = await response.json()
  const names = body.hits.map(({ name }: { name: string }) => name).sort()
  return { body, names, searches }
}

const [hilux, ranger, sorento] = ['2021 Toyota HiLux SR5', '2018 Ford Ranger XLT', '2020 Kia Sorento Sport']
const yamaha = '2022 Yamaha MT-07'
const cars = [ranger, sorento, hilux]
const all = [ranger, sorento, hilux, yamaha]

describeEngines('with a text that no vehicle matches as a whole', (open) => {
  beforeAll(async () => {
    const { engine, refresh } = open(pool)
    await refresh()
    requested = {
      search: (plan) => {
        searches += 1
        return engine.search(plan)
      },
    }
  })

  it.each<[string, readonly (string | undefined)[], readonly string[], string]>([
    ['family suv', [sorento], ['family'], 'suv'],
    ['cheap small car', cars, ['small'], 'cheap car'],
    ['best car for mum', cars, ['mum'], 'car'],
    ['learner motorbike', [yamaha], ['learner'], 'motorbike'],
    ['motorbike under 500cc', [yamaha], ['under 500cc'], 'motorbike'],
    ['ute that sleeps 4', [hilux, ranger].sort(), ['sleeps 4'], 'ute'],
    ['galaxy', all, ['galaxy'], ''],
    ['best for learner', all, ['learner'], ''],
    ['galaxy quasar', all, ['galaxy', 'quasar'], ''],
    ['cheap galaxy', all, ['galaxy'], 'cheap'],
    ['yellow', all, ['yellow'], ''],
    ['under 10k', all, ['under 10k'], ''],
    ['HIDDEN-1', all, ['HIDDEN', '1'], ''],
    ['abc 202', all, ['abc', '202'], ''],
    ['red ute manual', [hilux], ['red'], 'ute manual'],
    ['hilux under 10k', [hilux], ['under 10k'], 'hilux'],
    ['roomy red suv', [sorento], ['roomy', 'red'], 'suv'],
    ['sport ute', [hilux, ranger].sort(), ['sport'], 'ute'],
    ['Ranger near 6000', [ranger], ['near 6000'], 'Ranger'],
    ['family sorento family', [sorento], ['family'], 'sorento'],
    [
      'one two three four five six seven eight nine tn elfn twlv thrtn ute',
      [hilux, ranger].sort(),
      [],
      'ute',
    ],
  ])('finds the best part of “%s”', async (query, names, leftOut, searchedText) => {
    const answer = await ask({ query })
    expect(answer.names).toEqual(names)
    expect(answer.body).toMatchObject({ count: names.length, searchedText })
    if (leftOut.length > 0) expect(answer.body.leftOut).toEqual(leftOut)
    expect(answer.searches).toBe(2)
  })

  it('reports the searched part as what it understood', async () => {
    const { body } = await ask({ query: 'family red ute' })
    expect(body).toMatchObject({ leftOut: ['family'], searchedText: 'red ute' })
    expect(body.understood).toEqual([
      { label: 'Red', query: 'ute' },
      { label: 'Ute', query: 'red' },
    ])
  })

  it.each(['ute', 'hilux', 'toyta', 'car', 'sport', ''])(
    'searches once and leaves nothing out for “%s”, which matches as a whole',
    async (query) => {
      const { body, searches } = await ask({ query })
      expect(body).toMatchObject({ leftOut: [], searchedText: null, unpriced: false })
      expect(body.count).toBeGreaterThan(0)
      expect(searches).toBe(1)
    },
  )

  it('gives no filter for words that were all left out', async () => {
    expect((await ask({ query: 'galaxy quasar' })).body).toMatchObject({
      understood: [],
      leftOut: ['galaxy', 'quasar'],
    })
  })

  it.each(['galaxy', 'galaxy quasar', 'cheap galaxy', 'yellow', 'cheap', 'under 10k'])(
    'finds nothing for “%s” when the other filters match nothing',
    async (query) => {
      for (const chosen of ['refinementList[make][]=Audi', 'range[price]=:1000']) {
        const answer = await ask(`${chosen}&query=${query.replaceAll(' ', '+')}`)
        expect(answer).toMatchObject({
          names: [],
          body: { count: 0, leftOut: [], searchedText: null },
        })
      }
    },
  )

  it('sorts by lowest price when the words say so and no order is chosen', async () => {
    const pricesOf = async (query: string, settings: SettingOverrides = {}) =>
      (await ask(query, settings)).body.hits.map(({ name }: { name: string }) => name)
    expect(await pricesOf('query=cheap+car')).toEqual([sorento, ranger, hilux])
    expect(await pricesOf('query=cheapest')).toEqual([yamaha, sorento, ranger, hilux])
    expect(await pricesOf('query=cheap+small+car')).toEqual([sorento, ranger, hilux])
    expect(await pricesOf('query=affordable+car&sortBy=price:desc')).toEqual([hilux, ranger, sorento])
    const hidden = { 'price.visible': false }
    expect(await pricesOf('query=cheap+car', hidden)).toEqual(await pricesOf('query=car', hidden))
    expect((await ask('query=cheap+car', hidden)).body).toMatchObject({ unpriced: true, leftOut: [] })
  })

  it('keeps the chosen filters, whatever is left out of the text', async () => {
    const chosen = 'refinementList[make][]=Ford'
    expect((await ask(`${chosen}&query=family+ute`)).names).toEqual([ranger])
    const suv = await ask(`${chosen}&query=family+suv`)
    expect([suv.names, suv.body.leftOut]).toEqual([[ranger], ['family', 'suv']])
    const red = await ask('refinementList[colour][]=Red&query=red+ute+manual')
    expect([red.names, red.body.leftOut]).toEqual([[ranger], ['manual']])
    expect((await ask('range[price]=:31000&query=family+car')).names).toEqual([sorento])
  })

  it('paginates', async () => {
    const { body } = await ask('query=cheap+small+car&hitsPerPage=2&page=2')
    expect(body).toMatchObject({ count: 3, page: 2, pages: 2, leftOut: ['small'] })
    expect(body.hits).toHaveLength(1)
  })

  it('reports that prices are hidden, and filters nothing by them [PRICE-09]', async () => {
    const hidden = { 'price.visible': false }
    expect(await ask({ query: 'under 10k' }, hidden)).toMatchObject({
      names: all,
      body: { unpriced: true, leftOut: [] },
      searches: 1,
    })
    expect((await ask({ query: 'family suv under 10k' }, hidden)).body).toMatchObject({
      count: 1,
      unpriced: true,
      leftOut: ['family'],
      searchedText: 'suv under 10k',
    })
    expect((await ask({ query: 'ute under 50k' })).body).toMatchObject({ count: 2, unpriced: false })
  })
})
