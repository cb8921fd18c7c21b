import { jest } from '@jest/globals'
import type pg from 'pg'
import type { ResultsAnswer } from '@/domain/stock/search/page/results-answer'
import type { Suggestion } from '@/domain/stock/search/suggestions/suggest'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { disableCachedReads } from '../tenancy/next-cache'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

type Route = (request: Request, context: { params: Promise<{ host: string }> }) => Promise<Response>

let database: TestDatabase
let pool: pg.Pool
let search: Route
let suggest: Route

const stock = [
  plainVehicle({
    name: 'In Moorooka',
    make: 'Kia',
    model: 'Rio',
    make_model: 'Kia Rio',
    location_name: 'Moorooka',
  }),
  plainVehicle({
    name: 'In Toowoomba',
    make: 'Toyota',
    model: 'HiLux',
    make_model: 'Toyota HiLux',
    location_name: 'Toowoomba',
  }),
  plainVehicle({ name: 'Of tenant two', make: 'Canary', model: 'Two', tenant_id: 2, dealership_id: 21 }),
]

beforeAll(async () => {
  disableCachedReads()
  jest.unstable_mockModule('@/server/tenants/resolve-tenant', () => ({ resolveTenant: async () => siteOf() }))
  jest.unstable_mockModule('@/server/content/landing-text', () => ({ getLandingText: async () => null }))
  jest.unstable_mockModule('@/server/promos/get-live-promos', () => ({ getLivePromos: async () => [] }))
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  pool = createPool(database.url)
  await plantOwners(pool)
  await storeStock(pool, stock)
  await pool.query(
    `INSERT INTO locations (tenant_id, dealership_id, name, slug, address_lat, address_long, address_postcode)
     VALUES (1, 11, 'Toowoomba', 'toowoomba', -27.56, 151.95, '4350'),
       (1, 11, 'Moorooka', 'moorooka', NULL, NULL, '4105')`,
  )
  ;({ GET: search } = await import('@/app/sites/[host]/api/stock/search/route'))
  ;({ GET: suggest } = await import('@/app/sites/[host]/api/stock/search/suggestions/route'))
})

afterAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await pool?.end()
  await database?.drop()
})

const context = { params: Promise.resolve({ host: 'tenant-1.localhost' }) }

async function ask(query: Record<string, string>): Promise<ResultsAnswer> {
  const requested = new URLSearchParams({ ...query, view: 'page' })
  const response = await search(
    new Request(`http://tenant-1.localhost/api/stock/search?${requested}`),
    context,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as ResultsAnswer
}

const names = ({ hits }: ResultsAnswer) => hits.map(({ name }) => name)

describe('a results page’s data', () => {
  it('has what the page shows, with its landing page’s address [ROUTE-13]', async () => {
    const answer = await ask({ 'refinementList[make][]': 'Toyota' })
    expect(names(answer)).toEqual(['In Toowoomba'])
    expect(answer).toMatchObject({
      address: '/search/toyota',
      heading: 'Toyota cars for sale',
      shown: 1,
      models: { Toyota: ['HiLux'] },
      problems: [],
    })
  })

  it('lists the nearest location first for a postcode, with each distance [SEARCH-34]', async () => {
    const near = { near: '4350:500', sortBy: 'distance:asc' }
    const fromToowoomba = await ask(near)
    expect(names(fromToowoomba)).toEqual(['In Toowoomba', 'In Moorooka'])
    expect(fromToowoomba.distances).toEqual({ Toowoomba: 3, Moorooka: 108 })
    expect(names(await ask({ ...near, near: '4105:500' }))).toEqual(['In Moorooka', 'In Toowoomba'])
  })

  it('reports an unknown postcode and shows all stock', async () => {
    const answer = await ask({ near: '9999' })
    expect(answer.problems).toEqual([{ field: 'near', message: 'We do not know the postcode 9999.' }])
    expect(answer.query.near).toBeNull()
    expect(answer.hits).toHaveLength(2)
  })
})

describe('search suggestions', () => {
  it('come from this website’s stock only', async () => {
    const response = await suggest(new Request('http://tenant-1.localhost/'), context)
    const suggestions = (await response.json()) as Suggestion[]
    const labels = suggestions.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Kia', 'Toyota', 'Kia Rio', 'Toyota HiLux']))
    expect(labels).not.toContain('Canary')
    expect(suggestions.find(({ label }) => label === 'Toyota HiLux')?.href).toBe('/search/toyota/hilux')
  })
})
