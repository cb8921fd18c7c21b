import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import type pg from 'pg'
import { quotedLender } from '@/domain/finance/offer/availability'
import { offerOf } from '@/domain/finance/offer/offer'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { financeProvider } from '../../support/servers/finance-provider'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners, siteOf } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

const quote = { weeklyRepaymentAmount: 129, comparisonRate: 8.1, advertisedRate: 7.5 }
const figures = { interestRate: 7.1, comparisonRate: 8.2, paymentWeek: 120, disclaimer: 'From the feed.' }

let database: TestDatabase
let pool: pg.Pool
let service: Upstream
let withFinance: typeof import('@/server/finance/with-finance').withFinance
let answerQuote: typeof import('@/server/finance/finance-answers').answerQuote
let answerLender: typeof import('@/server/finance/finance-answers').answerLender
let answerFinance: typeof import('@/server/finance/answer-finance').answerFinance
let searchStock: typeof import('@/server/stock/search/search-stock').searchStock
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
    requests.push(`${request.method} ${request.url}`)
    answer(response)
  })
  ;({ withFinance } = await import('@/server/finance/with-finance'))
  ;({ answerQuote, answerLender } = await import('@/server/finance/finance-answers'))
  ;({ answerFinance } = await import('@/server/finance/answer-finance'))
  ;({ searchStock } = await import('@/server/stock/search/search-stock'))
  ;({ getVehicle } = await import('@/server/stock/vehicles'))
  await storeStock(pool, [plainVehicle({ price: 18_990 })])
  await pool.query('UPDATE vehicles SET finance_lenders = $1', [JSON.stringify({ angle: figures })])
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
  jest.spyOn(console, 'warn').mockImplementation((...parts) => void logged.push(parts.join(' ')))
})

afterEach(() => jest.restoreAllMocks())

async function itself(ctx: TenantContext): Promise<Vehicle> {
  const vehicle = await getVehicle(ctx, 'vehicle-1')
  if (!vehicle) throw new Error('there is no vehicle')
  return vehicle
}

type Service = 'integrations.quoteUrl' | 'integrations.lenderUrl'

/**
 * A site that finances everything through `angle`, with one service at a separate path, so that each test has
 * its own circuit breaker.
 */
function served(key: Service | null, path: string, overrides: SettingOverrides = {}): TenantContext {
  const ctx = siteOf({
    'finance.provider': 'angle',
    'finance.eligibilityRule': 'B',
    'finance.quoteCall': true,
    ...overrides,
  })
  // Settings accept only https URLs, and the test server has none.
  const settings = key ? { ...ctx.settings, [key]: `${service.address}/${path}` } : ctx.settings
  const dealerships = ctx.dealerships.map((dealership) => ({ ...dealership, settings }))
  return {
    ...ctx,
    settings,
    dealerships,
    financeProvider: financeProvider({ rate: 10, comparisonRate: 11.2, establishmentFee: 0 }),
  }
}

const json = (value: unknown) => {
  answer = (response) => void response.end(JSON.stringify(value))
}

/** Failures of a service, with what the log says about each. */
const failures: [string, (response: ServerResponse) => void, RegExp][] = [
  ['takes 3 seconds', (response) => void setTimeout(() => response.end(JSON.stringify(quote)), 3000), /./],
  ['is down', (response) => void response.destroy(), /connection .* failed/],
  ['returns another type', (response) => void response.end('<html><script>alert(1)</script>'), /with JSON/],
  ['returns nothing', (response) => void response.end(), /did not answer with a/],
  [
    'never ends its response',
    (response) => void response.end(`"${'x'.repeat(200_000)}"`),
    /more than 65536 bytes/,
  ],
  [
    'returns hostile markup',
    (response) => void response.end('{"interestRate":"<b>","weeklyRepaymentAmount":"<b>"}'),
    /did not answer/,
  ],
]

describe('a vehicle’s quote', () => {
  it('is calculated from the lender’s record where the site has no service [FIN-43]', async () => {
    const ctx = served(null, '')
    const vehicle = await itself(ctx)
    const quoteOf = async (angle: FinanceLender) =>
      (await withFinance(ctx, { ...vehicle, finance_lenders: { angle } })).youxQuote
    expect(await quoteOf({ comparisonRate: 8.2 })).toEqual({
      weeklyRepaymentAmount: 92.88,
      comparisonRate: 11.2,
      advertisedRate: 10,
    })
    // Uses the vehicle's own rates where the feed has both.
    expect(await quoteOf({ interestRate: 7.1, comparisonRate: 8.2 })).toMatchObject({
      comparisonRate: 8.2,
      advertisedRate: 7.1,
    })
    expect([requests, logged]).toEqual([[], []])
  })

  it('is not calculated for a vehicle that the lender does not finance [FIN-01, FIN-02, FIN-06]', async () => {
    const ctx = served(null, '', { 'finance.eligibilityRule': 'A' })
    const vehicle = await itself(ctx)
    const now = new Date()
    const financed = { ...vehicle, finance_lenders: { angle: { comparisonRate: 8.2 } }, year: 2024 }
    const quoted = async (changes: Partial<Vehicle>) => [
      (await withFinance(ctx, { ...financed, ...changes })).youxQuote,
      await answerQuote(ctx, { ...financed, ...changes }, now),
    ]
    expect(await quoted({})).toEqual([
      expect.objectContaining({ weeklyRepaymentAmount: 92.88 }),
      expect.objectContaining({ weeklyRepaymentAmount: 92.88, warning: expect.stringContaining('$30,000') }),
    ])
    const refused = { angle: { interestRate: null, comparisonRate: null } }
    const rateless = { angle: { paymentMonth: 500 } }
    for (const finance_lenders of [refused, rateless, { manual: { comparisonRate: 8 } }, null]) {
      expect(await quoted({ finance_lenders })).toEqual([vehicle.youxQuote, null])
    }
    for (const changes of [{ year: 1998 }, { price: 400 }]) {
      expect(await quoted(changes)).toEqual([vehicle.youxQuote, null])
    }
  })

  it('follows the lender service’s current data, not the feed’s [FIN-01, FIN-42]', async () => {
    const now = new Date()
    json(null)
    const none = served('integrations.lenderUrl', 'quote-none')
    expect(await answerQuote(none, await itself(none), now)).toBeNull()
    json({ interestRate: null, comparisonRate: null })
    const refusing = served('integrations.lenderUrl', 'quote-refused')
    expect(await answerQuote(refusing, await itself(refusing), now)).toBeNull()
    json({ interestRate: 12, comparisonRate: 13 })
    const dearer = served('integrations.lenderUrl', 'quote-dearer')
    expect(await answerQuote(dearer, await itself(dearer), now)).toMatchObject({ comparisonRate: 13 })
  })

  it('from a service or the feed is dropped for a vehicle that the eligibility rule excludes [FIN-02, FIN-04, FIN-05]', async () => {
    json(quote)
    const now = new Date()
    const asks = async (rule: 'A' | 'B' | 'C' | 'D', changes: Partial<Vehicle>) => {
      const path = `rule-${rule}-${Object.values(changes).join('-')}`
      const ctx = served('integrations.quoteUrl', path, { 'finance.eligibilityRule': rule })
      const vehicle = { ...(await itself(ctx)), finance_lenders: null, year: 2024, ...changes }
      const answers = [
        await answerQuote(ctx, vehicle, now),
        await answerQuote(ctx, { ...vehicle, youxQuote: quote }, now),
      ]
      return answers.map((answered) => answered !== null)
    }
    expect(await asks('A', { year: 1998 })).toEqual([false, false])
    expect(await asks('A', { price: 500 })).toEqual([false, false])
    expect(await asks('C', { price: 500 })).toEqual([false, false])
    expect(requests).toEqual([])
    expect(await asks('A', {})).toEqual([true, true])
    expect(await asks('B', { year: 1998, price: 400 })).toEqual([true, true])
    expect(await asks('C', { year: 1998 })).toEqual([true, true])
    // A quote has no monthly payment.
    expect(await asks('D', {})).toEqual([false, false])
  })

  it('is requested from the site’s service separately [FIN-43]', async () => {
    json(quote)
    const ctx = served('integrations.quoteUrl', 'well')
    expect((await withFinance(ctx, await itself(ctx))).youxQuote).toEqual(quote)
    expect(requests).toEqual(['POST /well/api/youx/quote'])
    const now = new Date()
    const warning =
      'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.'
    expect(await answerQuote(ctx, await itself(ctx), now)).toEqual({ ...quote, warning })
  })

  it('is not requested without the feature, nor for a vehicle that has one or is not for sale [FIN-44]', async () => {
    json(quote)
    const off = served('integrations.quoteUrl', 'off', { 'finance.quoteCall': false })
    expect(await answerQuote(off, await itself(off), new Date())).toBeNull()
    const ctx = served('integrations.quoteUrl', 'off')
    const vehicle = await itself(ctx)
    const own = { ...quote, weeklyRepaymentAmount: 111 }
    expect((await withFinance(ctx, { ...vehicle, youxQuote: own })).youxQuote).toEqual(own)
    expect(await answerQuote(ctx, { ...vehicle, status: 'sold' }, new Date())).toBeNull()
    expect(await withFinance(ctx, { ...vehicle, status: 'sold' })).toMatchObject({ status: 'sold' })
    expect(requests).toEqual([])
  })

  it('is not shown for a lender without a warning, nor where prices are hidden [PRICE-09]', async () => {
    json(quote)
    const ctx = served('integrations.quoteUrl', 'silent')
    const vehicle = await itself(ctx)
    const mute = { ...ctx, financeProvider: financeProvider({ warning: '' }) }
    expect(await answerQuote(mute, vehicle, new Date())).toBeNull()
    const hidden = served('integrations.quoteUrl', 'silent', { 'price.visible': false })
    expect(await answerQuote(hidden, vehicle, new Date())).toBeNull()
    expect(await answerLender(hidden, vehicle, new Date())).toBeNull()
    expect(requests).toEqual([])
  })

  it.each(failures)(
    'from a service that %s is left out, with one log line [FIN-45]',
    async (title, behave, reason) => {
      answer = behave
      const ctx = served('integrations.quoteUrl', title.replaceAll(' ', '-'))
      const vehicle = await itself(ctx)
      const waited = startProcessClock()
      const { youxQuote, slug } = await withFinance(ctx, vehicle)
      expect(waited()).toBeLessThan(2500)
      expect([youxQuote, slug]).toEqual([vehicle.youxQuote, 'vehicle-1'])
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatch(/^no quote for "vehicle-1": [^\n]+$/)
      expect(logged[0]).toMatch(reason)
    },
  )

  it('from a service that failed is not requested again for a while, and logs no further line [FIN-45]', async () => {
    answer = (response) => void response.writeHead(503).end()
    const ctx = served('integrations.quoteUrl', 'resting')
    const vehicle = await itself(ctx)
    expect(await answerQuote(ctx, vehicle, new Date())).toBeNull()
    expect(await answerQuote(ctx, vehicle, new Date())).toBeNull()
    expect([requests.length, logged.length]).toEqual([1, 1])
  })
})

describe('lender data', () => {
  const own = { ...figures, paymentWeek: 99, disclaimer: 'From the service.' }
  const lenderOf = async (ctx: TenantContext) =>
    (await withFinance(ctx, await itself(ctx))).finance_lenders?.angle ?? null

  it('comes from the feed where the site has no service, with its accompanying texts [FIN-42, FIN-51]', async () => {
    const ctx = served(null, '')
    expect(await lenderOf(ctx)).toEqual(figures)
    expect(await answerLender(ctx, await itself(ctx), new Date())).toEqual({
      provider: { key: 'angle', name: 'Angle' },
      lender: figures,
      disclaimer: 'From the feed.',
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
    })
  })

  it('is requested from the site’s service by the car’s id [FIN-42, INT-02]', async () => {
    json(own)
    const ctx = served('integrations.lenderUrl', 'well')
    const { id } = await itself(ctx)
    expect(await lenderOf(ctx)).toEqual(own)
    expect(requests).toEqual([`GET /well?car_id=${id}`])
    expect(await answerLender(ctx, await itself(ctx), new Date())).toMatchObject({
      disclaimer: 'From the service.',
    })
  })

  it('from a service shows on the vehicle page but on no card, which would show the feed’s beside it [FIN-42, FIN-49]', async () => {
    json(own)
    const paymentsOf = async (ctx: TenantContext) => {
      const lender = quotedLender(ctx.financeProvider, ctx.settings, new Date())
      const page = offerOf(await withFinance(ctx, await itself(ctx)), ctx.settings, lender)
      const { hits } = await searchStock(ctx, emptyQuery)
      return [page.weekly?.weekly, hits[0]?.weekly_quote?.weekly]
    }
    expect(await paymentsOf(served(null, ''))).toEqual([120, 120])
    expect(await paymentsOf(served('integrations.lenderUrl', 'cards'))).toEqual([99, undefined])
  })

  it('is empty when the service has none, and the vehicle is then not financed [FIN-01]', async () => {
    json(null)
    const ctx = served('integrations.lenderUrl', 'nothing')
    expect(await lenderOf(ctx)).toBeNull()
    expect(await answerLender(ctx, await itself(ctx), new Date())).toBeNull()
  })

  it('is not shown without a comparison rate, nor with one below the rate [FIN-01]', async () => {
    for (const comparisonRate of [undefined, null, 7]) {
      json({ ...own, comparisonRate })
      const ctx = served('integrations.lenderUrl', `rate-${comparisonRate}`)
      expect(await answerLender(ctx, await itself(ctx), new Date())).toBeNull()
    }
  })

  it.each(failures)(
    'from a service that %s falls back to the feed’s, with one log line [FIN-42]',
    async (title, behave, reason) => {
      answer = behave
      const ctx = served('integrations.lenderUrl', `lender-${title.replaceAll(' ', '-')}`, {
        'finance.quoteCall': false,
      })
      const waited = startProcessClock()
      expect(await lenderOf(ctx)).toEqual(figures)
      expect(waited()).toBeLessThan(2500)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatch(/^no lender data for "vehicle-1": [^\n]+$/)
      expect(logged[0]).toMatch(reason)
    },
  )
})

describe('a request for a vehicle’s finance data', () => {
  const ask = (query: string, host = 'tenant-1.localhost') =>
    answerFinance(
      new Request(`http://${host}/api/finance/lender${query}`),
      { params: Promise.resolve({ host }) },
      async (_, { slug }) => (slug === 'vehicle-1' ? { slug } : null),
    )

  it('accepts the vehicle’s slug or id [FIN-42]', async () => {
    const { id } = await itself(siteOf())
    for (const named of ['vehicle-1', id]) {
      const answered = await ask(`?car_id=${named}`)
      expect([answered.status, answered.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answered.json()).toEqual({ slug: 'vehicle-1' })
    }
  })

  it.each([
    ['', 400, 'car_id'],
    ['?car_id=', 400, 'car_id'],
    [`?car_id=${'x'.repeat(161)}`, 400, 'car_id'],
    ['?car_id=nobody', 404, 'car_id'],
    ['?car_id=99999999999', 404, 'car_id'],
    ["?car_id=1'%20OR%201=1", 404, 'car_id'],
  ])('with the query “%s” gets status %d', async (query, status, field) => {
    const answered = await ask(query)
    expect(answered.status).toBe(status)
    expect((await answered.json()).error.field).toBe(field)
  })

  it('gets 503 with an explanation, and one log line, when the data cannot be read', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const host = 'tenant-1.localhost'
    const answered = await answerFinance(
      new Request(`http://${host}/api/finance/lender?car_id=vehicle-1`),
      { params: Promise.resolve({ host }) },
      () => Promise.reject(new Error('the database is gone')),
    )
    expect([answered.status, answered.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await answered.json()).error.message).toBe(
      'Finance is not available at the moment. Try again later.',
    )
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })

  it('gets nothing for another website’s vehicle or on an unknown host', async () => {
    expect((await ask('?car_id=vehicle-1', 'tenant-2.localhost')).status).toBe(404)
    expect((await ask('?car_id=vehicle-1', 'nowhere.example')).status).toBe(404)
  })
})
