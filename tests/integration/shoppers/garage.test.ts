import { jest } from '@jest/globals'
import { siteOf } from '../search/search-site'
import { type AccountSite, type Browser, openAccountSite } from './account-site'

let site: AccountSite
let getShopper: typeof import('@/server/shoppers/get-shopper').getShopper
let readGarage: typeof import('@/server/shoppers/garage/read-garage').readGarage
let isGated: typeof import('@/server/shoppers/is-gated').isGated
let GET: typeof import('@/app/sites/[host]/api/account/data/route').GET

beforeAll(async () => {
  site = await openAccountSite()
  ;({ getShopper } = await import('@/server/shoppers/get-shopper'))
  ;({ readGarage } = await import('@/server/shoppers/garage/read-garage'))
  ;({ isGated } = await import('@/server/shoppers/is-gated'))
  ;({ GET } = await import('@/app/sites/[host]/api/account/data/route'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
beforeEach(() => site.pool.query('DELETE FROM limits.tries; DELETE FROM shoppers; DELETE FROM leads'))
afterAll(() => site?.close())

const EMAIL = 'sam@example.com'

async function signedIn(email = EMAIL): Promise<Browser> {
  const browser = site.browser()
  await site.signIn(browser, email)
  return browser
}

async function shopperOf(browser: Browser) {
  const shopper = await getShopper(siteOf(), browser.headers())
  if (!shopper) throw new Error('nobody is signed in')
  return shopper
}

async function lead(email: string, tenant = 1, id = email + tenant): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `INSERT INTO leads (tenant_id, email, form_name, vehicle_snapshot, message, public_id, idempotency_key)
     VALUES ($1, $2, 'Enquiry', '{"name":"2021 Kia Rio"}', 'private words', $3, $3) RETURNING id`,
    [tenant, email, id],
  )
  return rows[0]?.id ?? 0
}

async function data(browser: Browser): Promise<Response> {
  const host = 'tenant-1.localhost'
  const request = new Request(`http://${host}/api/account/data`, { headers: browser.headers() })
  return GET(request, { params: Promise.resolve({ host }) })
}

describe('the garage', () => {
  it('shows what was sent with the account’s address on this website, and nothing else [ROUTE-30]', async () => {
    await lead('Sam@Example.com')
    await lead('kim@example.com')
    await lead(EMAIL, 2)
    const browser = await signedIn()
    await site.pool.query(
      `INSERT INTO valuations (tenant_id, lead_id, year, make, model, public_id) SELECT 1, id, 2015, 'Mazda', '2', 'AbCdEfGh-_123456'
       FROM leads WHERE tenant_id = 1 AND email = 'Sam@Example.com'`,
    )
    const garage = await readGarage(siteOf(), await shopperOf(browser))
    expect(garage.enquiries.map(({ title }) => title)).toEqual(['Enquiry: 2021 Kia Rio'])
    expect(garage.offers).toEqual([
      expect.objectContaining({
        title: '2015 Mazda 2',
        href: expect.stringMatching(/^\/trade-in-offer\/AbCdEfGh/),
      }),
    ])
    expect(garage).toMatchObject({ email: EMAIL, hasPassword: false, testDrives: [] })
    const other = await readGarage(siteOf(), await shopperOf(await signedIn('lee@example.com')))
    expect([other.enquiries, other.offers]).toEqual([[], []])
  })

  it('names saved vehicles that were sold since [WATCH-04, WATCH-11]', async () => {
    const browser = await signedIn()
    const shopper = await shopperOf(browser)
    await site.pool.query(
      `INSERT INTO shopper.watchlist (shopper_id, tenant_id, vehicle_id) VALUES ($1, 1, 1), ($1, 1, 2)`,
      [shopper.id],
    )
    await site.pool.query(`UPDATE vehicles SET status = 'sold' WHERE id = 1`)
    const { watchlist } = await readGarage(siteOf({ 'search.soldDays': 0 }), shopper)
    await site.pool.query(`UPDATE vehicles SET status = 'in_stock' WHERE id = 1`)
    expect(watchlist.gone.map(({ id }) => id)).toEqual(['1'])
  })

  it('hands out the shopper’s own data as a file, to them only', async () => {
    const own = await lead(EMAIL)
    const other = await lead('kim@example.com')
    await site.pool.query(
      `INSERT INTO valuations (tenant_id, lead_id, year, make, model, public_id)
       VALUES (1, $1, 2015, 'Mazda', '2', 'XyCdEfGh-_123456'), (1, $2, 2015, 'Kim''s', '3', 'XyCdEfGh-_123457')`,
      [own, other],
    )
    expect((await data(site.browser())).status).toBe(401)
    const answer = await data(await signedIn())
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { email: EMAIL },
      enquiries: [{ message: 'private words' }],
      test_drives: [],
      trade_ins: [{ make: 'Mazda', model: '2' }],
      watchlist: [],
      searches: [],
      spins: [],
    })
    expect(text).not.toMatch(/kim|hash|token|XyCd/i)
  })

  it('deletes the account with its sessions, and leaves the leads to the dealer', async () => {
    await lead(EMAIL)
    const [browser, other] = [await signedIn(), await signedIn()]
    const answer = await browser.post('delete')
    expect(answer.headers.get('location')).toBe('/')
    expect(await getShopper(siteOf(), other.headers())).toBeNull()
    const left = await site.pool.query(
      `SELECT (SELECT count(*)::int FROM shoppers) AS shoppers, (SELECT count(*)::int FROM shopper.sessions) AS sessions,
         (SELECT count(*)::int FROM leads) AS leads`,
    )
    expect(left.rows).toEqual([{ shoppers: 0, sessions: 0, leads: 1 }])
  })

  it('asks visitors to sign in before it changes or deletes anything', async () => {
    for (const action of ['delete', 'new-password', 'phone', 'phone-code']) {
      const answer = await site.browser().post(action, { password: 'quiet lemon harbour 71' })
      expect(answer.headers.get('location')).toMatch(/^\/sign-in\?type=my-garage/)
    }
  })

  it('says that a password is weak, and takes a good one', async () => {
    const browser = await signedIn()
    const said = async (password: string) =>
      (await browser.post('new-password', { password })).headers.get('location')
    expect(await said('password1234')).toBe('/my-garage?said=weak-password')
    expect(await said('x'.repeat(300))).toBe('/my-garage?said=weak-password')
    expect(await said('quiet lemon harbour 71')).toBe('/my-garage?said=password')
  })
})

it('a gate is read by the website’s host, from its own settings and its group’s [AUTH-04]', async () => {
  await site.pool.query(`UPDATE tenants SET settings = '{"gates.finance":true}' WHERE id = 1`)
  const asked = (host: string, path = '/finance') => isGated(host, path)
  expect(await asked('tenant-1.localhost:3000')).toBe(true)
  expect(await asked('tenant-1.localhost', '/trade-in')).toBe(false)
  expect(await asked('tenant-2.localhost')).toBe(false)
  expect(await asked('unknown.example')).toBe(false)
  await site.pool.query(`UPDATE groups SET settings = '{"gates.finance":true}'`)
  expect(await asked('tenant-2.localhost')).toBe(true)
})
