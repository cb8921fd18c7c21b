import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import type pg from 'pg'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners, siteOf } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

let database: TestDatabase
let pool: pg.Pool
let service: Upstream
let getGauge: typeof import('@/server/market/get-gauge').getGauge
let gaugeSlot: typeof import('@/server/market/gauge-slot').gaugeSlot
let getVehicle: typeof import('@/server/stock/vehicles').getVehicle
let answer: (response: ServerResponse) => void
let requests: string[]
let logged: string[]

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
  service = await startUpstream((request, response) => {
    requests.push(String(request.url))
    answer(response)
  })
  ;({ getGauge } = await import('@/server/market/get-gauge'))
  ;({ gaugeSlot } = await import('@/server/market/gauge-slot'))
  ;({ getVehicle } = await import('@/server/stock/vehicles'))
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

const alike = (price: number) => plainVehicle({ price, km: 42_000 })

async function itself(ctx: TenantContext): Promise<Vehicle> {
  const vehicle = await getVehicle(ctx, 'vehicle-1')
  if (!vehicle) throw new Error('there is no vehicle')
  return vehicle
}

/** The tenant's site with a gauge service at a separate path, so that each test has its own circuit breaker. */
function served(path: string): TenantContext {
  const ctx = siteOf()
  return { ...ctx, settings: { ...ctx.settings, 'integrations.gaugeUrl': `${service.address}/${path}` } }
}

const gaugeOf = async (settings?: SettingOverrides) => {
  const ctx = siteOf(settings)
  return getGauge(ctx, await itself(ctx))
}

describe('a gauge from the tenant’s own stock', () => {
  const comparable = [17_000, 18_000, 19_000, 20_000, 21_000, 22_000].map(alike)

  it('covers only comparable stock that the site lists [GAUGE-01]', async () => {
    const dear = { price: 90_000, km: 42_000 }
    await storeStock(pool, [
      alike(18_500),
      ...comparable,
      plainVehicle({ ...dear, tenant_id: 2, dealership_id: 21 }),
      plainVehicle({ ...dear, staff_hidden: true }),
      plainVehicle({ ...dear, show_on_dealer_website: false }),
      plainVehicle({ ...dear, status: 'sold', sold_date_timestamp: Date.now() / 1000 }),
      plainVehicle({ ...dear, model: 'Picanto', make_model: 'Kia Picanto' }),
      plainVehicle({ ...dear, year: 2019 }),
      plainVehicle({ ...dear, car_type: 'new' }),
      plainVehicle({ ...dear, km: 150_000 }),
    ])
    expect(await gaugeOf()).toEqual({
      fill: 4 / 6,
      listing_price: 18_500,
      market_range_min: 17_500,
      market_range_max: 21_500,
      confidence: expect.closeTo((6 / 18) * (1 - 4000 / 39_000), 6),
      description: expect.stringMatching(/^Priced below 4 of 6 we have for sale: Kia Rio.*, 2021\.$/),
    })
    expect(logged).toEqual([])
  })

  it('includes more distant years only when the nearer ones have too few vehicles [GAUGE-01, GAUGE-07]', async () => {
    const older = Array.from({ length: 4 }, () => plainVehicle({ price: 19_000, km: 42_000, year: 2018 }))
    await storeStock(pool, [alike(18_500), ...comparable.slice(0, 3), ...older])
    expect((await gaugeOf())?.description).toMatch(/^Priced below 5 of 7 .*, 2018 to 2021\.$/)
    await storeStock(pool, [alike(18_500), ...comparable, ...older])
    expect((await gaugeOf())?.description).toMatch(/^Priced below 4 of 6 .*, 2021\.$/)
  })

  it('is in the page at once where it may show, and absent otherwise [GAUGE-04, GAUGE-07, GAUGE-08]', async () => {
    await storeStock(pool, [alike(18_500), ...comparable])
    const ctx = siteOf()
    expect(await gaugeSlot(ctx, await itself(ctx))).toMatchObject({ kind: 'ready', gauge: { fill: 4 / 6 } })
    await storeStock(pool, [alike(18_500), ...comparable.slice(0, 3)])
    expect(await gaugeSlot(ctx, await itself(ctx))).toBeNull()
    await storeStock(pool, [alike(22_000), ...comparable])
    expect(await gaugeSlot(ctx, await itself(ctx))).toBeNull()
  })

  it('is absent where no price is shown [PRICE-09]', async () => {
    await storeStock(pool, [alike(18_500), ...comparable])
    expect(await gaugeOf({ 'price.visible': false })).toBeNull()
    await storeStock(pool, [plainVehicle({ price: null }), ...comparable])
    expect(await gaugeOf()).toBeNull()
  })
})

describe('a gauge from a service', () => {
  const whole = {
    fill: 0.7,
    listing_price: 18_990,
    market_range_min: 17_000,
    market_range_max: 23_500,
    confidence: 0.8,
    description: null,
  }

  beforeAll(() => storeStock(pool, [alike(18_990)]).then(() => undefined))

  it('loads late from the website’s own address [GAUGE-01, GAUGE-04]', async () => {
    answer = (response) => response.end(JSON.stringify(whole))
    const ctx = served('well')
    expect(await gaugeSlot(ctx, await itself(ctx))).toEqual({
      kind: 'late',
      address: '/cars/vehicle-1/autogauge',
    })
    expect(requests).toEqual([])
    expect(await getGauge(ctx, await itself(ctx))).toEqual(whole)
    expect(requests).toEqual(['/well/cars/vehicle-1/autogauge'])
    expect(logged).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['takes 3 seconds', (response) => void setTimeout(() => response.end(JSON.stringify(whole)), 3000), /./],
    ['is down', (response) => response.destroy(), /connection .* failed/],
    ['returns another type', (response) => response.end('<html><script>alert(1)</script>'), /with JSON/],
    ['returns nothing', (response) => response.end(), /No data returned/],
    [
      'never ends its response',
      (response) => response.end(`"${'x'.repeat(200_000)}"`),
      /more than 65536 bytes/,
    ],
  ])('that %s fails in time with one log line [GAUGE-02, GAUGE-03]', async (title, behave, reason) => {
    answer = behave
    const ctx = served(title.replaceAll(' ', '-'))
    const vehicle = await itself(ctx)
    const waited = startProcessClock()
    await expect(getGauge(ctx, vehicle)).rejects.toThrow()
    expect(waited()).toBeLessThan(2500)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^Failed to fetch auto gauge data\. tenant-1, "vehicle-1": [^\n]+$/)
    expect(logged[0]).toMatch(reason)
  })

  it('that returns hostile markup for a figure is not shown at all [GAUGE-06]', async () => {
    answer = (response) =>
      response.end(
        JSON.stringify({ ...whole, fill: '<script>alert(1)</script>', description: '<img src=x>' }),
      )
    const ctx = served('hostile')
    expect(await getGauge(ctx, await itself(ctx))).toBeNull()
    expect(logged).toEqual([])
  })

  it('that failed is not requested again for a while, and logs no further line [GAUGE-03]', async () => {
    answer = (response) => response.writeHead(503).end()
    const ctx = served('resting')
    const vehicle = await itself(ctx)
    await expect(getGauge(ctx, vehicle)).rejects.toThrow()
    const times = requests.length
    await expect(getGauge(ctx, vehicle)).rejects.toThrow()
    expect(requests).toHaveLength(times)
    expect(logged).toHaveLength(1)
  })
})
