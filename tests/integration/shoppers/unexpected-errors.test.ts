import { jest } from '@jest/globals'
import { type AccountSite, type Browser, openAccountSite } from './account-site'

const HOST = 'tenant-1.localhost'

const SETTINGS = {
  'garage.savedSearches': true,
  'garage.watchlist': true,
  'checkout.enabled': true,
  'checkout.reserveButtons': true,
  'checkout.journey': true,
  'checkout.onlinePayment': true,
  'gates.checkout': true,
}

let site: AccountSite
let browser: Browser

beforeAll(async () => {
  site = await openAccountSite()
  await site.pool.query('UPDATE tenants SET settings = $1', [JSON.stringify(SETTINGS)])
  await site.pool.query(`UPDATE groups SET payments_provider = 'sandbox'`)
  browser = site.browser()
  await site.signIn(browser, 'sam@example.com')
  jest.spyOn(console, 'error').mockImplementation(() => {})
  // What nobody foresaw: the tables of the accounts are gone.
  await site.pool.query('ALTER SCHEMA shopper RENAME TO away')
})
afterAll(() => site?.close())

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

async function answerOf(handler: Handler, path: string, { body, params = {} }: Call): Promise<Response> {
  const request = new Request(`http://${HOST}/api/${path}`, {
    headers: { cookie: browser.headers().get('cookie') ?? '', host: HOST, origin: `http://${HOST}` },
    ...(body && { method: 'POST', body }),
  })
  return handler(request, { params: Promise.resolve({ host: HOST, ...params } as never) })
}

interface Call {
  readonly body?: BodyInit
  readonly params?: object
}

const routes = {
  account: () => import('@/app/sites/[host]/api/account/route'),
  data: () => import('@/app/sites/[host]/api/account/data/route'),
  accountForm: () => import('@/app/sites/[host]/api/account/[action]/route'),
  alerts: () => import('@/app/sites/[host]/api/alerts/[action]/route'),
  watchlist: () => import('@/app/sites/[host]/api/watchlist/[action]/route'),
  spin: () => import('@/app/sites/[host]/api/spin/route'),
  checkout: () => import('@/app/sites/[host]/api/checkout/route'),
  journey: () => import('@/app/sites/[host]/api/checkout-journey/route'),
  invoice: () => import('@/app/sites/[host]/api/online-payment/route'),
}

const form = (fields: Record<string, string>) => new URLSearchParams({ key: 'request-key', ...fields })

const calls: [name: keyof typeof routes, path: string, call: Call, message: string][] = [
  ['account', 'account', {}, 'Your account is not available at the moment. Try again later.'],
  ['data', 'account/data', {}, 'Your data is not available at the moment. Try again later.'],
  [
    'watchlist',
    'watchlist/save-car',
    { body: '{"car_id":"1"}', params: { action: 'save-car' } },
    'Your watchlist could not be changed. Please try again.',
  ],
  [
    'checkout',
    'checkout',
    { body: form({ car_id: '1' }) },
    'That did not work. Nothing was charged. Please try again.',
  ],
  [
    'journey',
    'checkout-journey',
    { body: form({ car_id: '1', step: 'trade-in' }) },
    'That did not work. Nothing was charged. Please try again.',
  ],
  [
    'invoice',
    'online-payment',
    { body: form({}) },
    'That did not work. Nothing was charged. Please try again.',
  ],
]

it.each(calls)(
  'an error outside the catalogue has a sentence of ours in the answer of %s, and nothing of its own [ERR-01]',
  async (name, path, call, message) => {
    const route = (await routes[name]()) as unknown as { GET: Handler; POST: Handler }
    const answer = await answerOf(call.body ? route.POST : route.GET, path, call)
    expect(answer.status).toBe(503)
    expect((await answer.json()).error).toEqual({ message })
  },
)

const forms: [name: keyof typeof routes, path: string, call: Call, place: RegExp][] = [
  [
    'accountForm',
    'account/code',
    { body: form({ code: '123456' }), params: { action: 'code' } },
    /^\/sign-in\?.*&said=failed$/,
  ],
  [
    'alerts',
    'alerts/save',
    { body: form({ search: '/search', alert: 'now' }), params: { action: 'save' } },
    /^\/my-garage\?said=failed$/,
  ],
  ['spin', 'spin', { body: form({}) }, /^\/spin-to-win\?failed=1$/],
]

it.each(forms)(
  'a form of %s that fails comes back to a page that says so [ERR-01]',
  async (name, path, call, place) => {
    const route = (await routes[name]()) as unknown as { POST: Handler }
    const answer = await answerOf(route.POST, path, call)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(place)
    expect(await answer.text()).toBe('')
  },
)
