import { jest } from '@jest/globals'
import { plainVehicle } from '../search/plain-vehicle'
import { siteOf } from '../search/search-site'
import type { StoredVehicle } from '../search/stored-stock'
import { type AccountSite, type Browser, openAccountSite } from './account-site'

let site: AccountSite
let alertSearches: (now: Date) => Promise<number>
let notifyWatchers: () => Promise<number>
let POST: typeof import('@/app/sites/[host]/api/alerts/[action]/route').POST
let unsubscribe: typeof import('@/app/sites/[host]/api/unsubscribe/route').POST
let readGarage: typeof import('@/server/shoppers/garage/read-garage').readGarage
let getShopper: typeof import('@/server/shoppers/get-shopper').getShopper

const HOST = 'tenant-1.localhost'
const EMAIL = 'sam@example.com'
const SETTINGS = { 'garage.savedSearches': true, 'garage.watchlist': true }

beforeAll(async () => {
  site = await openAccountSite()
  const alerts = await import('@/server/shoppers/alerts/alert-searches')
  alertSearches = (now) => alerts.alertSearches(site.pool, now)
  const watchers = await import('@/server/shoppers/alerts/notify-watchers')
  notifyWatchers = () => watchers.notifyWatchers(site.pool)
  ;({ POST } = await import('@/app/sites/[host]/api/alerts/[action]/route'))
  unsubscribe = (await import('@/app/sites/[host]/api/unsubscribe/route')).POST
  ;({ readGarage } = await import('@/server/shoppers/garage/read-garage'))
  ;({ getShopper } = await import('@/server/shoppers/get-shopper'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await site.pool.query(`UPDATE tenants SET settings = $1, address_state = 'NSW'`, [JSON.stringify(SETTINGS)])
})
beforeEach(() =>
  site.pool.query(
    `DELETE FROM limits.tries; DELETE FROM shoppers; DELETE FROM leads.mails; DELETE FROM vehicles WHERE id > 4;
     UPDATE vehicles SET status = 'in_stock', price = 18990 WHERE id <= 4`,
  ),
)
afterAll(() => site?.close())

async function signedIn(email = EMAIL): Promise<Browser> {
  const browser = site.browser()
  await site.signIn(browser, email)
  await site.pool.query('DELETE FROM leads.mails')
  return browser
}

async function post(browser: Browser, action: string, form: Record<string, string>, headers = {}) {
  const request = new Request(`http://${HOST}/api/alerts/${action}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: {
      cookie: browser.headers().get('cookie') ?? '',
      host: HOST,
      origin: `http://${HOST}`,
      ...headers,
    },
  })
  return POST(request, { params: Promise.resolve({ host: HOST, action }) })
}

async function garage(browser: Browser) {
  const ctx = siteOf(SETTINGS)
  const shopper = await getShopper(ctx, browser.headers())
  if (!shopper) throw new Error('nobody is signed in')
  return readGarage(ctx, shopper)
}

async function addVehicle(changes: Partial<StoredVehicle> = {}): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>("SELECT nextval('vehicles_id_seq')::int AS id")
  const id = (rows[0]?.id ?? 0) + 100
  const row = { ...plainVehicle(changes), id, slug: `vehicle-${id}`, feed_key: `key-${id}` }
  const columns = Object.keys(row).join(', ')
  await site.pool.query(
    `INSERT INTO vehicles (${columns}) SELECT ${columns} FROM json_populate_record(NULL::vehicles, $1)`,
    [JSON.stringify(row)],
  )
  return id
}

const mails = async () =>
  (
    await site.pool.query<{ to: string; subject: string; text: string; html: string; unsubscribe: string }>(
      'SELECT "to", subject, text, html, unsubscribe FROM leads.mails ORDER BY id',
    )
  ).rows

const save = (browser: Browser, search: string, alert: string, name = '') =>
  post(browser, 'save', { search, alert, name })

/** A one-click request of a mail program (RFC 8058). */
async function oneClick(link: string, host = HOST): Promise<number> {
  const request = new Request(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  return (await unsubscribe(request, { params: Promise.resolve({ host }) })).status
}

const MORNING = new Date('2026-11-24T22:00:00Z') // 9:00 on the 25th in Sydney

describe('a saved search', () => {
  it('is saved with its filters or its typed words, once for an address, and listed in the garage', async () => {
    const browser = await signedIn()
    const saved = await save(browser, '/search?refinementList[make][]=Kia&page=2', 'now')
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/my-garage?said=search-saved'])
    await save(browser, '/search?refinementList[make][]=Kia', 'daily', 'My Kia')
    await save(browser, '/search?query=rio', 'weekly')
    const { searches } = await garage(browser)
    expect(searches?.map(({ name, alert }) => [name, alert])).toEqual([
      ['rio', 'weekly'],
      ['My Kia', 'daily'],
    ])
    expect(searches?.[0]?.address).toBe('/search?query=rio')
  })

  it.each([
    ['https://elsewhere.example/search', 'now'],
    ['//elsewhere.example/search', 'now'],
    ['/cars/kia-rio', 'now'],
    ['/search/no-such-landing-page/at-all/x/y/z', 'now'],
    ['/search', 'hourly'],
  ])('is refused for %s with alert %s', async (search, alert) => {
    const browser = await signedIn()
    expect((await save(browser, search, alert)).status).toBe(400)
    expect((await garage(browser)).searches).toEqual([])
  })

  it('asks a visitor to sign in and comes back to the search, and refuses other sites’ forms', async () => {
    const answer = await save(site.browser(), '/search?query=rio', 'now')
    expect(answer.headers.get('location')).toBe(
      `/sign-in?${new URLSearchParams({ type: 'my-garage', redirect: '/save-search?search=%2Fsearch%3Fquery%3Drio', back: '/' })}`,
    )
    const browser = await signedIn()
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await post(browser, 'save', { search: '/search', alert: 'now' }, foreign)).status).toBe(403)
  })

  it('is changed and deleted by its owner only', async () => {
    const browser = await signedIn()
    await save(browser, '/search', 'now')
    const id = (await garage(browser)).searches?.[0]?.id ?? ''
    const other = await signedIn('kim@example.com')
    await post(other, 'change', { id, alert: 'off' })
    await post(other, 'delete', { id })
    expect((await garage(browser)).searches).toMatchObject([{ id, alert: 'now' }])
    await post(browser, 'change', { id, alert: 'weekly' })
    expect((await garage(browser)).searches).toMatchObject([{ id, alert: 'weekly' }])
    await post(browser, 'delete', { id })
    expect((await garage(browser)).searches).toEqual([])
  })

  it('mails new vehicles that match, with picture, price and links, once, also when two workers look', async () => {
    const browser = await signedIn()
    await save(browser, '/search?query=rio+blue', 'now', 'Blue ones')
    await addVehicle({ colour: 'Red' })
    await addVehicle({ colour: 'Blue', tenant_id: 2, dealership_id: 21 })
    await addVehicle({ colour: 'Blue', status: 'sold', sold: true })
    await addVehicle({ colour: 'Blue', staff_hidden: true })
    const id = await addVehicle({ colour: 'Blue', name: '2022 Kia Rio <b>' })
    const sent = await Promise.all([alertSearches(MORNING), alertSearches(MORNING)])
    expect(sent.reduce((one, other) => one + other)).toBe(1)
    expect(await alertSearches(new Date(MORNING.getTime() + 60_000))).toBe(0)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: EMAIL, subject: '1 new car: Blue ones' })
    expect(mail?.text).toContain('2022 Kia Rio <b>\n$18,990')
    expect(mail?.text).toMatch(new RegExp(`http://tenant-1.localhost:\\d+/(cars|used-car\\S*)/vehicle-${id}`))
    expect(mail?.html).toContain('2022 Kia Rio &lt;b&gt;')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.text).toContain(mail?.unsubscribe)
  })

  it('tells of a vehicle that matches later, after a price change, and never of one that was there before', async () => {
    const browser = await signedIn()
    await save(browser, '/search?range[price]=:15000', 'now')
    const id = await addVehicle()
    expect(await alertSearches(MORNING)).toBe(0)
    await site.pool.query('UPDATE vehicles SET price = 14000 WHERE id IN (1, $1)', [id])
    expect(await alertSearches(new Date(MORNING.getTime() + 1000))).toBe(1)
    expect((await mails())[0]?.subject).toMatch(/^1 new car/)
  })

  it('mails once a day in the website’s morning, or once a week', async () => {
    const browser = await signedIn()
    await save(browser, '/search', 'daily', 'Daily')
    await save(browser, '/search?query=rio', 'weekly', 'Weekly')
    await site.pool.query(`UPDATE shopper.searches SET checked_at = '2026-11-24T01:00:00Z'`)
    await addVehicle()
    expect(await alertSearches(new Date('2026-11-24T10:00:00Z'))).toBe(0) // the same day
    expect(await alertSearches(new Date('2026-11-24T19:00:00Z'))).toBe(0) // 6:00 on the next
    expect(await alertSearches(MORNING)).toBe(1)
    await addVehicle()
    expect(await alertSearches(new Date('2026-11-30T22:00:00Z'))).toBe(2)
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      '1 new car: Daily',
      '1 new car: Daily',
      '2 new cars: Weekly',
    ])
  })

  it('ends with one click on the link of its mail, on its own website only', async () => {
    const browser = await signedIn()
    await save(browser, '/search', 'now')
    await addVehicle()
    await alertSearches(MORNING)
    const link = (await mails())[0]?.unsubscribe ?? ''
    expect(await oneClick(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404)
    expect(await oneClick(link, 'tenant-2.localhost')).toBe(404)
    expect((await garage(browser)).searches).toMatchObject([{ alert: 'now' }])
    expect([await oneClick(link), await oneClick(link)]).toEqual([200, 200])
    expect((await garage(browser)).searches).toMatchObject([{ alert: 'off' }])
    await addVehicle()
    expect(await alertSearches(new Date(MORNING.getTime() + 1000))).toBe(0)
  })

  it('sends nothing on a website that has no saved searches', async () => {
    const browser = await signedIn()
    await save(browser, '/search', 'now')
    await addVehicle()
    await site.pool.query(`UPDATE tenants SET settings = '{}' WHERE id = 1`)
    expect(await alertSearches(MORNING)).toBe(0)
    await site.pool.query('UPDATE tenants SET settings = $1', [JSON.stringify(SETTINGS)])
  })

  it('holds back no other search when it cannot be read', async () => {
    const browser = await signedIn()
    await save(browser, '/search?query=rio', 'now', 'Broken')
    await save(browser, '/search', 'now', 'Whole')
    await site.pool.query(`UPDATE shopper.searches SET asked = '{}' WHERE name = 'Broken'`)
    await addVehicle()
    expect(await alertSearches(MORNING)).toBe(1)
  })
})

describe('mail about a watchlist', () => {
  async function watcher(ids = [1]): Promise<Browser> {
    const { rows } = await site.pool.query<{ slug: string }>('SELECT slug FROM vehicles WHERE id = ANY($1)', [
      ids,
    ])
    const browser = site.browser()
    await site.signIn(browser, EMAIL, { favourites: rows.map(({ slug }) => slug).join(',') })
    await site.pool.query('DELETE FROM leads.mails')
    return browser
  }
  const change = (changes: string, id = 1) =>
    site.pool.query(`UPDATE vehicles SET ${changes} WHERE id = $1`, [id])

  it('tells of a lower price, of a sale and of a return, each once, also when two workers look', async () => {
    await watcher()
    expect(await notifyWatchers()).toBe(0)
    await change('price = 17000')
    const sent = await Promise.all([notifyWatchers(), notifyWatchers()])
    expect(sent.reduce((one, other) => one + other)).toBe(1)
    await change(`status = 'sold', sold = true`)
    expect(await notifyWatchers()).toBe(1)
    await change(`status = 'in_stock', sold = false, price = 19000`)
    expect([await notifyWatchers(), await notifyWatchers()]).toEqual([1, 0])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '2021 Kia Rio: Now $17,000, was $18,990',
      '2021 Kia Rio: Sold',
      '2021 Kia Rio: Back in stock',
    ])
  })

  it('tells nothing of a higher price, a reduced price that was there before, or a hidden vehicle', async () => {
    await change('offer_price = 17500')
    await watcher()
    await change('price = 17800')
    expect(await notifyWatchers()).toBe(0)
    await change('offer_price = NULL, price = 21000')
    expect(await notifyWatchers()).toBe(0)
    await change('staff_hidden = true')
    expect(await notifyWatchers()).toBe(0)
    await change('staff_hidden = false')
    expect(await notifyWatchers()).toBe(0)
  })

  it('says several changes in one mail, and ends with one click, or in the garage', async () => {
    const browser = await watcher([1, 2])
    await site.pool.query('UPDATE vehicles SET price = 15000 WHERE id <= 2')
    expect(await notifyWatchers()).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toBe('News of 2 vehicles you watch')
    expect(await oneClick(mail?.unsubscribe ?? '')).toBe(200)
    expect((await garage(browser)).isWatchStopped).toBe(true)
    await site.pool.query('UPDATE vehicles SET price = 14000 WHERE id <= 2')
    expect(await notifyWatchers()).toBe(0)
    await post(browser, 'watchlist-on', {})
    expect((await garage(browser)).isWatchStopped).toBe(false)
    expect(await notifyWatchers()).toBe(0)
    await site.pool.query('UPDATE vehicles SET price = 13000 WHERE id <= 2')
    expect(await notifyWatchers()).toBe(1)
  })
})
