import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import type pg from 'pg'
import type { Settings } from '@/domain/flags/catalogue'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners, siteOf } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

const UNAVAILABLE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

const zones = [
  { name: 'Metro', upToKm: 60, price: 0 },
  { name: 'Country', upToKm: 300, price: 490 },
]

let database: TestDatabase
let pool: pg.Pool
let service: Upstream
let answerDelivery: typeof import('@/server/delivery/answer-delivery').answerDelivery
let answer: (response: ServerResponse) => void
let requests: string[]
let logged: string[]

const places = [
  {
    name: 'North Yard',
    location_type: 'sales',
    address_city: 'Aspley',
    address_lat: -27.3656,
    address_long: 153.0171,
  },
  { name: 'South Yard', address_postcode: '4105' },
  { name: 'Workshop', location_type: 'service', address_city: 'Toowoomba', address_postcode: '4350' },
  {
    name: 'Perth Yard',
    location_type: 'sales',
    address_city: 'Burswood',
    address_postcode: '6100',
    dealership_id: 12,
  },
  { name: 'Their Yard', address_postcode: '4350', tenant_id: 2, dealership_id: 21 },
].map((place, index) => ({
  id: index + 1,
  slug: `place-${index + 1}`,
  tenant_id: 1,
  dealership_id: 11,
  ...place,
}))

beforeAll(async () => {
  disableCachedReads()
  database = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    FEED_ALLOW_PRIVATE: 'true',
  })
  pool = createPool(database.url)
  await plantOwners(pool)
  const columns =
    'id, slug, tenant_id, dealership_id, name, location_type, address_city, address_postcode, address_lat, address_long'
  await pool.query(
    `INSERT INTO locations (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::locations, $1)`,
    [JSON.stringify(places)],
  )
  await storeStock(pool, [
    plainVehicle({}),
    plainVehicle({ dealership_id: 12, dealership_slug: 'dealership-12' }),
    plainVehicle({ tenant_id: 2, dealership_id: 21 }),
    plainVehicle({}),
  ])
  await pool.query('UPDATE vehicles SET location_id = 2 WHERE id = 1')
  service = await startUpstream((request, response) => {
    requests.push(String(request.url))
    answer(response)
  })
  ;({ answerDelivery } = await import('@/server/delivery/answer-delivery'))
})

afterAll(async () => {
  await service?.close()
  await pool?.end()
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await database?.drop()
})

beforeEach(() => {
  requests = []
  logged = []
  jest.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')))
})

afterEach(() => jest.restoreAllMocks())

/** The tenant's site with settings that also apply to its dealerships. */
function siteWith(changes: Partial<Settings>): TenantContext {
  const ctx = siteOf()
  const changed = (settings: Settings) => ({ ...settings, ...changes })
  return {
    ...ctx,
    settings: changed(ctx.settings),
    dealerships: ctx.dealerships.map((each) => ({ ...each, settings: changed(each.settings) })),
  }
}

const byZones = siteWith({ 'runningCosts.deliveryZones': zones })
const ask = async (query: string, ctx = byZones) =>
  (await answerDelivery(ctx, new URLSearchParams(query))).answer

describe('a delivery price from the tenant’s own zones', () => {
  it('depends on the distance from the vehicle’s location [DEL-03, DEL-05]', async () => {
    expect(await ask('postcode=4350&vehicle=vehicle-1')).toEqual({
      kind: 'estimate',
      estimate: { price: 490, name: 'Country', km: 108, from: 'South Yard' },
    })
    expect(await ask('postcode=4000&vehicle=vehicle-1')).toMatchObject({
      estimate: { price: 0, name: 'Metro' },
    })
  })

  it('uses the dealership’s nearest yard for a vehicle without a location [DEL-03]', async () => {
    expect(await ask('postcode=4500&vehicle=vehicle-4')).toMatchObject({ estimate: { from: 'Aspley' } })
    expect(await ask('postcode=6000&vehicle=vehicle-2')).toMatchObject({ estimate: { from: 'Burswood' } })
    expect(await ask('postcode=6000&vehicle=vehicle-4')).toMatchObject({ kind: 'unavailable' })
  })

  it('uses the tenant’s nearest yard without a vehicle, but no workshop and no other tenant’s yard [DEL-03]', async () => {
    expect(await ask('postcode=6000')).toMatchObject({ estimate: { from: 'Burswood', name: 'Metro' } })
    expect(await ask('postcode=4350')).toMatchObject({ estimate: { from: 'South Yard', km: 108 } })
  })

  it.each(['3000', '9999'])('is unavailable for the postcode %s [DEL-04]', async (postcode) => {
    expect(await ask(`postcode=${postcode}`)).toEqual({ kind: 'unavailable', message: UNAVAILABLE })
  })

  it.each([
    ['', 'postcode', 'Please enter a postcode.'],
    ['postcode=', 'postcode', 'Please enter a postcode.'],
    ['postcode=43', 'postcode', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode=4350&postcode=x', 'postcode', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode=4350&vehicle=vehicle-3', 'vehicle', 'This vehicle does not exist.'],
    [`postcode=4350&vehicle=${'x'.repeat(300)}`, 'vehicle', 'This vehicle does not exist.'],
  ])('is refused for %p with the field and the reason [DEL-02]', async (query, field, message) => {
    expect(await ask(query)).toEqual({ kind: 'refused', field, message })
  })
})

describe('a delivery price from a service', () => {
  /** A separate path: the circuit breaker pauses requests to a path that failed. */
  const served = (path: string) =>
    siteWith({ 'integrations.deliveryUrl': `${service.address}/${path.replaceAll(' ', '-')}` })

  it('has priority over zones [DEL-03, INT-02]', async () => {
    answer = (response) => response.end('{"price":350,"name":"Darling Downs"}')
    expect(await ask('postcode=4350&vehicle=vehicle-1', served('price'))).toEqual({
      kind: 'estimate',
      estimate: { price: 350, name: 'Darling Downs', km: null, from: null },
    })
    expect(requests).toEqual(['/price?postcode=4350'])
  })

  it('is unavailable, without an error, where the service does not deliver [DEL-04]', async () => {
    answer = (response) => response.writeHead(404).end()
    expect(await ask('postcode=4350', served('price'))).toEqual({ kind: 'unavailable', message: UNAVAILABLE })
    expect(logged).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['takes 3 seconds', (response) => void setTimeout(() => response.end('{"price":1,"name":"A"}'), 3000)],
    ['is down', (response) => response.destroy()],
    ['returns another type', (response) => response.end('<html><script>alert(1)</script>')],
    ['returns words for a price', (response) => response.end('{"price":"<b>","name":"A"}')],
    [
      'returns hostile markup',
      (response) => response.end('{"price":"<script>","name":"<img src=x onerror=alert(1)>"}'),
    ],
    ['returns nothing', (response) => response.end()],
    ['never ends its response', (response) => response.end(`"${'x'.repeat(200_000)}"`)],
  ])(
    'is unavailable when the service %s, with one log line without the postcode [DEL-04]',
    async (title, behave) => {
      answer = behave
      const waited = startProcessClock()
      expect(await ask('postcode=4350', served(title))).toEqual({ kind: 'unavailable', message: UNAVAILABLE })
      expect(waited()).toBeLessThan(2800)
      expect(logged).toEqual([
        expect.stringMatching(/^no delivery estimate for a shopper of tenant-1: [^\n]+$/),
      ])
      expect(logged[0]).not.toContain('4350')
    },
  )
})
