import { jest } from '@jest/globals'
import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { siteOf } from '../search/search-site'
import { type AccountSite, type Browser, openAccountSite } from './account-site'

let site: AccountSite
let getShopper: typeof import('@/server/shoppers/get-shopper').getShopper

beforeAll(async () => {
  site = await openAccountSite()
  ;({ getShopper } = await import('@/server/shoppers/get-shopper'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
beforeEach(() => site.pool.query('DELETE FROM limits.tries; DELETE FROM shoppers; DELETE FROM leads.mails'))
afterAll(() => site?.close())

const EMAIL = 'sam@example.com'
const session = (browser: Browser) => browser.cookies.get(SESSION_COOKIE)
const shopperOf = (browser: Browser) => getShopper(siteOf(), browser.headers())
const said = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://a').searchParams.get('said')
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('signing in with a code', () => {
  it('makes an account, and leads to the page that was asked for [AUTH-01, AUTH-06, ROUTE-27]', async () => {
    const browser = site.browser()
    const asked = { type: 'finance', redirect: '/finance?car_id=kia-rio', back: '/cars/kia-rio' }
    const sent = await browser.post('start', { email: ' Sam@Example.com ', ...asked })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe(`/sign-in?${new URLSearchParams(asked)}`)
    expect(sent.headers.get('cache-control')).toBe('no-store')
    const answer = await browser.post('code', { code: await site.code(EMAIL), ...asked })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/finance?car_id=kia-rio'])
    expect(await shopperOf(browser)).toEqual({
      id: expect.any(Number),
      email: EMAIL,
      phone: null,
      phoneVerified: false,
    })
    await site.signIn(site.browser(), EMAIL)
    expect((await site.pool.query('SELECT FROM shoppers')).rowCount).toBe(1)
  })

  it('sets cookies that no script and no other site reads, Secure over HTTPS', async () => {
    const browser = site.browser()
    await site.signIn(browser, EMAIL)
    expect(browser.setCookies.find((each) => each.startsWith(SESSION_COOKIE))).toMatch(
      /; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/,
    )
    const answer = await browser.post(
      'start',
      { email: EMAIL },
      { 'x-forwarded-proto': 'https', origin: 'https://tenant-1.localhost' },
    )
    expect(answer.headers.getSetCookie().every((each) => each.endsWith('; Secure'))).toBe(true)
  })

  it('answers a known and an unknown address alike', async () => {
    await site.signIn(site.browser(), EMAIL)
    const shape = async (email: string) => {
      const answer = await site.browser().post('start', { email })
      const cookies = answer.headers.getSetCookie().map((each) => each.replace(/=[^;]*/, '='))
      return [answer.status, answer.headers.get('location'), cookies]
    }
    expect(await shape(EMAIL)).toEqual(await shape('nobody@example.com'))
    const { rows } = await site.pool.query<{ text: string }>(
      `SELECT regexp_replace(text, '\\d{6}', 'N') AS text FROM leads.mails GROUP BY 1`,
    )
    expect(rows).toHaveLength(1)
  })

  it('gives a new session each time, and ends the one that the browser had (session fixation)', async () => {
    const browser = site.browser()
    browser.cookies.set(SESSION_COOKIE, 'planted-by-somebody')
    await site.signIn(browser, EMAIL)
    const first = session(browser)
    expect(first).not.toBe('planted-by-somebody')
    await site.signIn(browser, EMAIL)
    expect(session(browser)).not.toBe(first)
    const old = site.browser()
    old.cookies.set(SESSION_COOKIE, first ?? '')
    expect(await shopperOf(old)).toBeNull()
  })

  it('works only in the browser that asked for the code, on its website, and once', async () => {
    const browser = site.browser()
    await browser.post('start', { email: EMAIL })
    const code = await site.code(EMAIL)
    expect(said(await site.browser().post('code', { code }))).toBe('expired')
    const elsewhere = site.browser('tenant-2.localhost')
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
    expect(said(await elsewhere.post('code', { code }))).toBe('expired')
    const copy = site.browser()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect(said(await browser.post('code', { code }))).toBeNull()
    expect(said(await copy.post('code', { code }))).toBe('expired')
  })

  it('ends after five wrong codes, counted also when they come at once (brute force)', async () => {
    const browser = site.browser()
    await browser.post('start', { email: EMAIL })
    const code = await site.code(EMAIL)
    await Promise.all(Array.from({ length: 8 }, () => browser.post('code', { code: wrong(code) })))
    expect(said(await browser.post('code', { code }))).toBe('expired')
    expect(session(browser)).toBeUndefined()
  })

  it('sends no more than six codes an hour to an address', async () => {
    const answers: (string | null)[] = []
    for (let sent = 0; sent < 7; sent += 1) {
      answers.push(said(await site.browser().post('start', { email: EMAIL })))
    }
    expect(answers).toEqual([...Array<null>(6).fill(null), 'too-many'])
  })

  it('refuses forms from pages of other sites (CSRF)', async () => {
    const browser = site.browser()
    for (const action of ['start', 'code', 'password', 'phone', 'phone-code', 'restart', 'sign-out']) {
      const answer = await browser.post(action, { email: EMAIL }, { origin: 'https://evil.example' })
      expect([action, answer.status]).toEqual([action, 403])
    }
    expect((await browser.post('constructor')).status).toBe(404)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nowhere but to its own pages (open redirect): %s [ROUTE-27]',
    async (redirect) => {
      const answer = await site.signIn(site.browser(), EMAIL, { redirect, back: redirect })
      expect(answer.headers.get('location')).toBe('/my-garage')
    },
  )

  it('keeps a refused address for the form, in the browser and not in the URL', async () => {
    const browser = site.browser()
    const answer = await browser.post('start', { email: 'sam@example' })
    expect(said(answer)).toBe('bad-email')
    expect(answer.headers.get('location')).not.toContain('example')
    const { signInStep } = await import('@/server/shoppers/session/sign-in-step')
    expect(await signInStep(siteOf(), browser.headers(), { type: 'my-garage', now: new Date() })).toEqual({
      kind: 'address',
      email: 'sam@example',
    })
  })
})

describe('a session', () => {
  it('is of one website, also where the group shares accounts [AUTH-01]', async () => {
    const browser = site.browser()
    await site.signIn(browser, EMAIL)
    expect(await getShopper({ ...siteOf(), id: 2 as never }, browser.headers())).toBeNull()
    expect(await getShopper(siteOf({ 'accounts.shared': true }), browser.headers())).toBeNull()
  })

  it('ends on the server when the shopper signs out, and everywhere when asked', async () => {
    const [here, there] = [site.browser(), site.browser()]
    await site.signIn(here, EMAIL)
    await site.signIn(there, EMAIL)
    const kept = site.browser()
    kept.cookies.set(SESSION_COOKIE, session(here) ?? '')
    await here.post('sign-out')
    expect(session(here)).toBeUndefined()
    expect(await shopperOf(kept)).toBeNull()
    expect(await shopperOf(there)).not.toBeNull()
    await site.signIn(here, EMAIL)
    await here.post('sign-out', { everywhere: '1' })
    expect(await shopperOf(there)).toBeNull()
  })

  it('expires', async () => {
    const browser = site.browser()
    await site.signIn(browser, EMAIL)
    await site.pool.query(`UPDATE shopper.sessions SET expires_at = now() - interval '1 second'`)
    expect(await shopperOf(browser)).toBeNull()
  })
})

describe('signing in with a password', () => {
  const PASSWORD = 'quiet lemon harbour 71'

  async function withPassword(): Promise<Browser> {
    const browser = site.browser()
    await site.signIn(browser, EMAIL)
    const shopper = await shopperOf(browser)
    if (!shopper) throw new Error('nobody is signed in')
    const { setPassword } = await import('@/server/shoppers/session/set-password')
    expect(await setPassword(shopper, 'password1234', session(browser) ?? '')).toMatch(/easy to guess/)
    expect(await setPassword(shopper, PASSWORD, session(browser) ?? '')).toBeUndefined()
    return browser
  }

  it('opens the account, and setting it signs out the other browsers', async () => {
    const other = site.browser()
    await site.signIn(other, EMAIL)
    const browser = await withPassword()
    expect(await shopperOf(browser)).not.toBeNull()
    expect(await shopperOf(other)).toBeNull()
    const answer = await other.post('password', { email: EMAIL, password: PASSWORD, redirect: '/finance' })
    expect(answer.headers.get('location')).toBe('/finance')
    expect(await shopperOf(other)).not.toBeNull()
  })

  it('answers a wrong password, an account without one and an unknown address alike', async () => {
    await withPassword()
    await site.signIn(site.browser(), 'coded@example.com')
    for (const email of [EMAIL, 'coded@example.com', 'nobody@example.com']) {
      const answer = await site.browser().post('password', { email, password: 'not the password' })
      expect([email, said(answer)]).toEqual([email, 'wrong-password'])
    }
  })

  it('refuses further tries after ten wrong passwords, the right one too (brute force)', async () => {
    await withPassword()
    const browser = site.browser()
    for (let tried = 0; tried < 10; tried += 1) {
      expect(said(await browser.post('password', { email: EMAIL, password: 'wrong' }))).toBe('wrong-password')
    }
    expect(said(await browser.post('password', { email: EMAIL, password: PASSWORD }))).toBe('too-many')
  })
})

describe('the number that the watchlist needs', () => {
  const NUMBER = '0491 570 156'
  const watchlist = { type: 'watchlist', redirect: '/cars/kia-rio' }

  it('is confirmed by a code, which goes to the address without a service for text messages [WATCH-05, WATCH-12]', async () => {
    const browser = site.browser()
    const asked = await site.signIn(browser, EMAIL, watchlist)
    expect(asked.headers.get('location')).toMatch(/^\/sign-in\?type=watchlist&redirect=%2Fcars%2Fkia-rio/)
    expect(said(await browser.post('phone', { phone: '12', ...watchlist }))).toBe('bad-phone')
    await browser.post('phone', { phone: NUMBER, ...watchlist })
    const code = await site.code(EMAIL)
    expect(said(await browser.post('phone-code', { code: wrong(code), ...watchlist }))).toBe('wrong-code')
    const answer = await browser.post('phone-code', { code, ...watchlist })
    expect(answer.headers.get('location')).toBe('/cars/kia-rio')
    expect(await shopperOf(browser)).toMatchObject({ phone: '+61491570156', phoneVerified: true })
  })

  it('is confirmed by nobody else’s code [AUTH-01]', async () => {
    const [browser, other] = [site.browser(), site.browser()]
    await site.signIn(browser, EMAIL)
    await site.signIn(other, 'kim@example.com')
    await browser.post('phone', { phone: NUMBER, ...watchlist })
    for (const [name, value] of browser.cookies) if (name !== SESSION_COOKIE) other.cookies.set(name, value)
    const answer = await other.post('phone-code', { code: await site.code(EMAIL), ...watchlist })
    expect(said(answer)).toBe('expired')
    expect(await shopperOf(other)).toMatchObject({ phoneVerified: false })
  })
})
