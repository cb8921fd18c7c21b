import { jest } from '@jest/globals'
import { watchlistSaidOf } from '@/domain/shoppers/said'
import { startUpstream } from '../../support/servers/upstream'
import { siteOf } from '../search/search-site'
import { type AccountSite, type Browser, openAccountSite } from './account-site'

let site: AccountSite
let POST: typeof import('@/app/sites/[host]/api/watchlist/[action]/route').POST
let GET: typeof import('@/app/sites/[host]/api/account/route').GET
let listed: typeof import('@/server/shoppers/watchlist/watchlist').watchlistIds

beforeAll(async () => {
  site = await openAccountSite()
  ;({ POST } = await import('@/app/sites/[host]/api/watchlist/[action]/route'))
  ;({ GET } = await import('@/app/sites/[host]/api/account/route'))
  ;({ watchlistIds: listed } = await import('@/server/shoppers/watchlist/watchlist'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
beforeEach(async () => {
  await site.pool.query('DELETE FROM limits.tries; DELETE FROM shoppers; DELETE FROM leads.mails')
  await settings({ 'garage.watchlist': true })
})
afterAll(() => site?.close())

const settings = (values: object) => site.pool.query('UPDATE tenants SET settings = $1', [values])

async function saver(email = 'sam@example.com', host?: string): Promise<Browser> {
  const browser = site.browser(host)
  await site.signIn(browser, email)
  await site.pool.query(
    `UPDATE shoppers SET phone = '+61491570156', phone_verified_at = now() WHERE email = $1`,
    [email],
  )
  return browser
}

async function call(
  browser: Browser,
  action: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<[number, unknown, string | null]> {
  const sent = browser.headers()
  const host = sent.get('host') ?? ''
  for (const [name, value] of Object.entries({
    'content-type': 'application/json',
    origin: `http://${host}`,
    ...headers,
  }))
    sent.set(name, value)
  const request = new Request(`http://${host}/api/watchlist/${action}`, {
    method: 'POST',
    body,
    headers: sent,
  })
  const answer = await POST(request, { params: Promise.resolve({ host, action }) })
  const text = await answer.text()
  return [answer.status, text === '' ? null : JSON.parse(text), answer.headers.get('location')]
}

const car = (id: unknown) => JSON.stringify({ car_id: id, phone_number: '+61400000000' })

async function account(browser: Browser) {
  const host = browser.headers().get('host') ?? ''
  const request = new Request(`http://${host}/api/account`, { headers: browser.headers() })
  const answer = await GET(request, { params: Promise.resolve({ host }) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return answer.json()
}

describe('the watchlist of an account', () => {
  it('saves and removes vehicles, each once [WATCH-06, WATCH-07, WATCH-11]', async () => {
    const browser = await saver()
    expect(await call(browser, 'save-car', car('1'))).toEqual([200, { success: true }, null])
    expect(await call(browser, 'save-car', car(1))).toEqual([200, { success: true }, null])
    expect(await call(browser, 'save-car', car('2'))).toEqual([200, { success: true }, null])
    expect(await account(browser)).toEqual({ signedIn: true, canSave: true, watchlist: ['2', '1'] })
    expect(await call(browser, 'remove-car', car('1'))).toEqual([200, { success: true }, null])
    expect(await account(browser)).toMatchObject({ watchlist: ['2'] })
  })

  it('needs a shopper with a confirmed number: a call is refused, a form led to sign in [WATCH-05, WATCH-12]', async () => {
    const browser = site.browser()
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'http://tenant-1.localhost/cars/a',
    }
    const signIn = '/sign-in?type=watchlist&redirect=%2Fcars%2Fa&back=%2Fcars%2Fa'
    for (const who of ['visitor', 'shopper']) {
      if (who === 'shopper') await site.signIn(browser, 'sam@example.com')
      expect((await call(browser, 'save-car', car('1')))[0]).toBe(401)
      expect(await call(browser, 'save-car', 'car_id=1', form)).toEqual([303, null, signIn])
      expect(await account(browser)).toMatchObject({ signedIn: who === 'shopper', canSave: false })
    }
    expect(await call(await saver(), 'save-car', 'car_id=1', form)).toEqual([
      303,
      null,
      '/watchlist?said=saved',
    ])
  })

  it.each([
    ['save-car', '1', 'saved', 'Car Saved In Watchlist'],
    ['remove-car', '1', 'removed', 'Car Removed'],
    ['save-car', '999999', 'gone', 'This vehicle is no longer for sale.'],
  ])(
    'answers a plain form of %s for vehicle %s with the list, which says what was done: %s [WATCH-09, WATCH-10]',
    async (action, id, said, text) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await call(await saver(), action, `car_id=${id}`, form)
      expect(answer).toEqual([303, null, `/watchlist?said=${said}`])
      expect(watchlistSaidOf(said)?.text).toBe(text)
    },
  )

  it('saves no sold vehicle, none of another website, and removes one that was sold since [WATCH-04]', async () => {
    const browser = await saver()
    await call(browser, 'save-car', car('1'))
    await site.pool.query(`UPDATE vehicles SET status = 'sold' WHERE id IN (1, 2)`)
    try {
      for (const id of ['2', '3', '999999'])
        expect((await call(browser, 'save-car', car(id))).slice(0, 2)).toEqual([
          404,
          { success: false, error: { message: 'This vehicle is no longer for sale.' } },
        ])
      expect(await account(browser)).toMatchObject({ watchlist: ['1'] })
      expect((await call(browser, 'remove-car', car('1')))[0]).toBe(200)
    } finally {
      await site.pool.query(`UPDATE vehicles SET status = 'in_stock' WHERE id IN (1, 2)`)
    }
  })

  it.each(['{', '[]', '{}', '{"car_id":"0"}', '{"car_id":"1; DROP"}', '{"car_id":{}}'])(
    'refuses a body that names no vehicle: %s [WATCH-08]',
    async (body) => {
      expect(await call(await saver(), 'save-car', body)).toMatchObject([400, { success: false }, null])
    },
  )

  it('refuses pages of other sites, and does not exist where the switch is off', async () => {
    const browser = await saver()
    const foreign = { origin: 'https://evil.example' }
    expect((await call(browser, 'save-car', car('1'), foreign))[0]).toBe(403)
    expect((await call(browser, 'constructor', car('1')))[0]).toBe(404)
    await settings({})
    expect((await call(browser, 'save-car', car('1')))[0]).toBe(404)
  })

  it('is shown to pages for a visitor and a signed-in shopper alone, without a name or any other role [AUTH-01, AUTH-07]', async () => {
    const browser = site.browser()
    expect(await account(browser)).toEqual({ signedIn: false, canSave: false, watchlist: [] })
    await site.signIn(browser, 'sam@example.com')
    expect(await account(browser)).toEqual({ signedIn: true, canSave: false, watchlist: [] })
  })

  it('is nobody else’s, and of one website', async () => {
    const [mine, theirs] = [await saver(), await saver('kim@example.com')]
    await call(mine, 'save-car', car('1'))
    await call(theirs, 'remove-car', car('1'))
    expect(await account(mine)).toMatchObject({ watchlist: ['1'] })
    expect(await account(theirs)).toMatchObject({ watchlist: [] })
    const elsewhere = await saver('sam@example.com', 'tenant-2.localhost')
    expect(await account(elsewhere)).toMatchObject({ signedIn: true, watchlist: [] })
  })

  it('gets the browser’s favourites on signing in, if they are for sale on the website [FAV-06]', async () => {
    const { rows } = await site.pool.query<{ slug: string }>('SELECT slug FROM vehicles ORDER BY id')
    const slugs = rows.map(({ slug }) => slug)
    const browser = site.browser()
    await site.signIn(browser, 'sam@example.com', { favourites: [...slugs, 'gone', "' OR 1"].join(',') })
    const { watchlist } = await account(browser)
    expect([...watchlist].sort()).toEqual(['1', '2'])
    const shopper = await site.pool.query<{ id: number }>('SELECT id FROM shoppers')
    expect(await listed(siteOf(), { id: shopper.rows[0]?.id ?? 0, phone: null })).toHaveLength(2)
  })

  it('keeps what it had when the website’s watchlist service fails, and sends it the session’s number [WATCH-06, WATCH-08]', async () => {
    const received: unknown[] = []
    let answer: [number, string] = [200, '{"success":true}']
    const service = await startUpstream(async (request, response) => {
      let body = ''
      for await (const piece of request) body += piece
      received.push([request.url, JSON.parse(body)])
      response.writeHead(answer[0]).end(answer[1])
    })
    const { saveVehicle, removeVehicle } = await import('@/server/shoppers/watchlist/watchlist')
    await saver()
    const { rows } = await site.pool.query<{ id: number }>('SELECT id FROM shoppers')
    const shopper = { id: rows[0]?.id ?? 0, phone: '+61491570156' }
    const plain = siteOf()
    const ctx = {
      ...plain,
      settings: { ...plain.settings, 'integrations.watchlistUrl': `${service.address}/v1/` },
    }
    await saveVehicle(ctx, shopper, '1')
    expect(received).toEqual([['/v1/save-car', { phone_number: '+61491570156', car_id: '1' }]])
    const failures: [number, string][] = [
      [500, ''],
      [200, '{"success":false}'],
      [200, '[]'],
    ]
    for (const failure of failures) {
      answer = failure
      await expect(removeVehicle(ctx, shopper, '1')).rejects.toThrow()
      await expect(saveVehicle(ctx, shopper, '2')).rejects.toThrow()
    }
    expect(await listed(plain, shopper)).toEqual(['1'])
    await service.close()
  })
})
