import { NextRequest } from 'next/server'
import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { type AccountSite, openAccountSite } from './account-site'

let site: AccountSite
let proxy: typeof import('@/proxy').proxy

beforeAll(async () => {
  site = await openAccountSite()
  ;({ proxy } = await import('@/proxy'))
})
beforeEach(() => site.pool.query(`UPDATE tenants SET settings = NULL; UPDATE groups SET settings = NULL`))
afterAll(() => site?.close())

const gates: [key: string, path: string, settings?: object][] = [
  ['gates.finance', '/finance'],
  ['gates.finance', '/personalised/finance'],
  ['gates.finance', '/loans/car-loans', { 'finance.pagePath': '/loans/car-loans' }],
  ['gates.finance', '/pr%C3%AAt', { 'finance.pagePath': '/prêt' }],
  ['gates.tradeIn', '/trade-in'],
  ['gates.sellMyCar', '/sell-my-car'],
  ['gates.sellMyCar', '/sell-your-car'],
]

const put = (settings: object) =>
  site.pool.query('UPDATE tenants SET settings = $1 WHERE id = 1', [JSON.stringify(settings)])

/** Where the proxy sends a request: to the page that looks at the session, or on to the cached page. */
async function way(path: string, { hasSession = false, host = 'tenant-1.localhost' } = {}) {
  const cookie = hasSession ? `${SESSION_COOKIE}=something` : ''
  const answer = await proxy(new NextRequest(`http://${host}${path}`, { headers: { host, cookie } }))
  const rewritten = answer.headers.get('x-middleware-rewrite')
  if (!rewritten) return 'cached page'
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { pathname, search } = new URL(rewritten)
  return pathname + search
}

it.each(gates)(
  'with %s on, %s looks at the session of a shopper who has one, and a visitor gets the cached redirect [AUTH-03, AUTH-04, AUTH-06]',
  async (key, path, settings = {}) => {
    await put({ ...settings, [key]: true })
    expect(await way(path, { hasSession: true })).toBe(`/members${path}`)
    expect(await way(path)).toBe('cached page')
    await put({ ...settings, [key]: false })
    expect(await way(path, { hasSession: true })).toBe('cached page')
  },
)

it('a visitor’s query is kept where the page is behind sign-in, also at the website’s own path [AUTH-06]', async () => {
  await put({ 'gates.finance': true, 'finance.pagePath': '/loans' })
  const host = 'tenant-1.localhost'
  await way('/loans', { hasSession: true, host })
  expect(await way('/loans?car_id=a', { host })).toBe('/members/loans?car_id=a')
  expect(await way('/about-us?utm_source=a', { host })).toBe('cached page')
})

it('garage pages always look at the session, pages that visitors browse never do [AUTH-02, AUTH-05, ROUTE-30]', async () => {
  expect(await way('/garage/vip', { hasSession: true })).toBe('/members/garage/vip')
  expect(await way('/my-garage/offers', { hasSession: true })).toBe('/members/my-garage/offers')
  for (const path of ['/', '/about-us', '/compare?cars=1', '/watchlist', '/search', '/my-garage']) {
    expect(await way(path, { hasSession: true })).toBe('cached page')
  }
})

it('a page of an unknown host is left to the page that says so', async () => {
  expect(await way('/finance', { hasSession: true, host: 'unknown.example' })).toBe('cached page')
})
