import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { createPool } from '@/server/clients/database'
import { createFallbackEngine } from '@/server/stock/search/engine/fallback-engine'
import { SearchRefused, SearchUnavailable } from '@/server/stock/search/stock-engine'
import { createSearchClient } from '@/server/stock/search/typesense/client'
import { createTypesenseEngine } from '@/server/stock/search/typesense/queries/typesense-engine'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { describeTypesense, testTypesense } from '../../support/servers/typesense'
import { openPostgresEngine, openTypesenseEngine } from './engines'
import { randomOptions, randomQuery } from './oracle/random-query'
import { NOW, randomStock } from './oracle/random-stock'
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

const everything = planSearch(stockScope(siteOf(), NOW), emptyQuery)

/** More feed and staff data, different for every vehicle, besides what searches read. */
const MORE = `UPDATE vehicles SET
  images = (SELECT jsonb_agg(jsonb_build_object('image', jsonb_build_object('url', '/' || n || '.jpg')))
            FROM generate_series(1, id % 8) n),
  primary_image_url = CASE WHEN id % 3 > 0 THEN '/1.jpg' END, photos_count = nullif(id % 8, 7),
  photo_preview = CASE WHEN id % 2 = 0 THEN 'data:image/webp;base64,AAAA' ELSE '' END,
  photo_preview_of = CASE WHEN id % 4 > 0 THEN '/1.jpg' END,
  price_type = 'Drive Away', doors = id % 6, engine_size = '2.0', reserved = CASE WHEN id % 2 = 0 THEN true END,
  staff_series = CASE WHEN id % 5 = 0 THEN 'Mk "III"' END,
  autograb_data_average_market_price = 30000 + id,
  finance_lenders = CASE id % 5 WHEN 0 THEN NULL WHEN 1 THEN '{}'
    WHEN 2 THEN '{"angle": {"paymentWeek": 99.5, "comparisonRate": 8.25, "paymentMonth": 400, "deposit": 2000}, "other": {"paymentWeek": 1}}'
    WHEN 3 THEN '{"angle": {"paymentWeek": 70, "comparisonRate": 8.25, "interestRate": null}}'
    ELSE '{"angle": {"paymentWeek": 0, "comparisonRate": null}}' END::jsonb`

describeTypesense('the Typesense engine', () => {
  it('returns exactly the hits and facets that Postgres returns, field by field', async () => {
    const postgres = openPostgresEngine(pool)
    const typesense = openTypesenseEngine(pool)
    await fc.assert(
      fc.asyncProperty(
        randomStock(owners),
        fc.record({
          'price.visible': fc.constantFrom(true, true, false),
          'finance.provider': fc.constantFrom('angle', 'none'),
          'finance.eligibilityRule': fc.constantFrom('A', 'B', 'C', 'D'),
          'finance.excludedManufacturers': fc.constantFrom([], ['kia']),
          'search.preferredLocations': fc.constantFrom([], ['Rockingham', 'Burswood', 'Rockingham', '']),
        } as const),
        fc.array(fc.tuple(randomQuery, randomOptions), { minLength: 5, maxLength: 5 }),
        async (stock, overrides, queries) => {
          await storeStock(pool, stock)
          await pool.query(MORE)
          await typesense.refresh()
          for (const [query, { without, nearby, mostValues }] of queries) {
            const requested = { ...query, near: nearby ? { postcode: '6000', km: 50 } : null }
            const plan = planSearch(stockScope(siteOf(overrides), NOW), requested, {
              without,
              nearby,
              mostValues,
            })
            const { ms: _, ...answer } = await typesense.engine.search(plan)
            const { ms: __, ...expected } = await postgres.engine.search(plan)
            expect(answer).toEqual(expected)
          }
        },
      ),
      { numRuns: 20, endOnFailure: true },
    )
  })

  it('returns a page far down, and nothing past the last page', async () => {
    const stock = Array.from({ length: 2700 }, (_, nth) => plainVehicle({ custom_rank: nth % 7 }))
    await storeStock(pool, stock)
    const typesense = openTypesenseEngine(pool)
    await typesense.refresh()
    for (const page of [1, 25, 27, 28, 100_000]) {
      const plan = { ...everything, page, hitsPerPage: 100 }
      const { hits, count } = await typesense.engine.search(plan)
      const expected = await openPostgresEngine(pool).engine.search(plan)
      expect(hits.map(({ id }) => id)).toEqual(expected.hits.map(({ id }) => id))
      expect(count).toBe(2700)
    }
  })

  it('pages through more preferred locations than a server has sort steps [SEARCH-29]', async () => {
    const locations = ['Burswood', 'Rockingham', 'Geraldton', 'Dianella', 'Perth', 'Elsewhere']
    const stock = Array.from({ length: 90 }, (_, nth) =>
      plainVehicle({ location_name: locations[nth % 7] ?? null, custom_rank: nth % 4 }),
    )
    await storeStock(pool, stock)
    const typesense = openTypesenseEngine(pool)
    await typesense.refresh()
    const scope = stockScope(siteOf({ 'search.preferredLocations': locations.slice(0, 5) }), NOW)
    for (const hitsPerPage of [7, 21, 100]) {
      for (let page = 1; page <= Math.ceil(90 / hitsPerPage) + 1; page++) {
        const plan = planSearch(scope, { ...emptyQuery, page, hitsPerPage })
        const { ms: _, ...answer } = await typesense.engine.search(plan)
        const { ms: __, ...expected } = await openPostgresEngine(pool).engine.search(plan)
        expect(answer).toEqual(expected)
      }
    }
  })

  it('runs a search with the maximum choices, words and excluded vehicles that an address may have', async () => {
    const typesense = openTypesenseEngine(pool)
    await storeStock(pool, [plainVehicle({})])
    await typesense.refresh()
    const values = Array.from({ length: 100 }, (_, nth) => `${nth} `.repeat(30))
    const text = Array.from({ length: 100 }, (_, nth) => String.fromCodePoint(0x4e00 + nth)).join(' ')
    const without = values.map((_, nth) => String(nth + 2))
    const query = { ...emptyQuery, text, refinements: { make: values, badge: values } }
    const plan = planSearch(stockScope(siteOf(), NOW), query, { without })
    expect(await typesense.engine.search(plan)).toMatchObject({ count: 0 })
    expect(await typesense.engine.search({ ...everything, without })).toMatchObject({ count: 1 })
  })

  it('refuses to search without an index, so that Postgres takes over', async () => {
    const { collection, ...connection } = testTypesense()
    const engine = createTypesenseEngine(createSearchClient({ ...connection, collection }), collection)
    await expect(engine.search(everything)).rejects.toBeInstanceOf(SearchRefused)
    await storeStock(pool, [plainVehicle({})])
    const reasons: string[] = []
    const both = createFallbackEngine(engine, openPostgresEngine(pool).engine, {
      onFallback: (reason) => reasons.push(reason),
    })
    expect(await both.search(everything)).toMatchObject({ count: 1 })
    expect(reasons).toEqual(['failed'])
  })
})

it('gives up on a silent server after a few seconds', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const urls = [`http://127.0.0.1:${(mute.address() as AddressInfo).port}`]
  const client = createSearchClient({ urls, apiKey: 'none', collection: 'none' })
  const waited = startProcessClock()
  await expect(createTypesenseEngine(client, 'none').search(everything)).rejects.toBeInstanceOf(
    SearchUnavailable,
  )
  expect(waited()).toBeLessThan(7000)
  mute.closeAllConnections()
  mute.close()
})

it('reports at once that Typesense is unavailable when there is no server', async () => {
  const connection = { urls: ['http://127.0.0.1:1'], apiKey: 'none', collection: 'none' }
  const engine = createTypesenseEngine(createSearchClient(connection), 'none')
  const waited = startProcessClock()
  await expect(engine.search(everything)).rejects.toBeInstanceOf(SearchUnavailable)
  expect(waited()).toBeLessThan(2000)
})
