import type { RequestListener } from 'node:http'
import type { DeadLink } from '@/domain/content/links/link-check'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { type DealerSite, openDealerSite } from '../import/dealer-site'

let site: DealerSite
let website: Upstream
let elsewhere: Upstream
let pages: Map<string, string>
let answerElsewhere: RequestListener
let asked: string[]
let checkSiteLinks: typeof import('@/server/link-check/check-links').checkSiteLinks
let checkAllLinks: typeof import('@/server/link-check/check-links').checkAllLinks

const serve: RequestListener = ({ url = '' }, response) => {
  asked.push(url)
  const page = pages.get(url)
  if (page === undefined) response.writeHead(404)
  else if (page === 'broken') response.writeHead(500)
  else if (page === 'dropped') return void response.socket?.destroy()
  response.end(page)
}

beforeAll(async () => {
  website = await startUpstream(serve)
  elsewhere = await startUpstream((request, response) => answerElsewhere(request, response))
  site = await openDealerSite()
  process.env.DATABASE_URL = site.url
  process.env.FEED_ALLOW_PRIVATE = 'true'
  ;({ checkSiteLinks, checkAllLinks } = await import('@/server/link-check/check-links'))
})

beforeEach(async () => {
  asked = []
  pages = new Map([['/finance', '<h1>Finance</h1>']])
  answerElsewhere = (_, response) => void response.end()
  await site.pool.query('UPDATE tenants SET site_base_url = $1', [website.address])
  await site.pool.query('TRUNCATE link_checks, pages CASCADE')
  for (const table of ['promos', 'popups', 'announcements', 'vehicle_models', 'brands', 'redirects', 'media'])
    await site.pool.query(`DELETE FROM ${table}`)
})

afterAll(async () => {
  await (await import('@/server/clients/database')).database().end()
  await Promise.all([site.close(), website.close(), elsewhere.close()])
})

/** Publishes a page, and has the website show it. */
async function write(path: string, html: string) {
  pages.set(path, html)
  await site.pool.query(
    `INSERT INTO pages (tenant_id, title, path, _status, updated_at, created_at) VALUES ($1, $2, $2, 'published', now(), now())`,
    [site.tenantId, path],
  )
}

async function check() {
  await checkSiteLinks(site.pool, site.tenantId, new Date())
  const { rows } = await site.pool.query('SELECT * FROM link_checks ORDER BY id DESC LIMIT 1')
  return rows[0]
}

const summary = ({ dead_links }: { dead_links: DeadLink[] }) =>
  dead_links.map(({ address, reason, pages: count }) => `${address} ${reason} ${count}`)

describe('The nightly link check', () => {
  it('finds links to pages that are missing or broken, and the pages they stand on', async () => {
    pages.set('/broken', 'broken')
    await write('/about', '<a href="/finance">Finance</a><a href="/gone?a=1#b">Our <b>offer</b></a>')
    await write('/team', '<a href="/gone?a=1">Gone</a><a href="/broken">Broken</a>')
    const found = await check()
    expect(summary(found)).toEqual(['/gone?a=1 missing 2', '/broken error 1'])
    expect(found).toMatchObject({ pages: 2, links: 3, dead: 2, unsure: 0, problem: null })
    expect(found.dead_links[0].places).toEqual([
      { path: '/about', text: 'Our offer' },
      { path: '/team', text: 'Gone' },
    ])
  })

  it('counts a missing page of another website as dead, and one that refuses robots as unsure', async () => {
    const at = (path: string) => `${elsewhere.address}${path}`
    answerElsewhere = ({ url = '' }, response) =>
      void response.writeHead(url === '/gone' ? 404 : url === '/no' ? 403 : 200).end()
    await write('/', ['/gone', '/no', '/fine'].map((path) => `<a href="${at(path)}">x</a>`).join(''))
    const found = await check()
    expect(summary(found)).toEqual([`${at('/gone')} missing 1`])
    expect(found).toMatchObject({ links: 3, unsure: 1 })
  })

  it('counts a link as unsure when its host drops the connection', async () => {
    answerElsewhere = ({ socket }) => void socket.destroy()
    await write('/', `<a href="${elsewhere.address}/b">y</a>`)
    expect(await check()).toMatchObject({ links: 1, unsure: 1, dead: 0 })
  })

  it('skips pages that are not shown now', async () => {
    await write('/sale', '<a href="/gone">x</a>')
    pages.delete('/sale')
    expect(await check()).toMatchObject({ pages: 0, dead: 0, problem: null })
  })

  it('opens the addresses that live tiles, popups, bars, models and redirects store, and names the document', async () => {
    await write('/', '<a href="/gone">x</a>')
    const { pool, tenantId } = site
    const insert = async (table: string, values: Record<string, unknown>) => {
      const all = { tenant_id: tenantId, updated_at: new Date(), created_at: new Date(), ...values }
      const names = Object.keys(all).map((name) => `"${name}"`)
      const places = names.map((_, nth) => `$${nth + 1}`)
      const sql = `INSERT INTO ${table} (${names}) VALUES (${places}) RETURNING id`
      return Number((await pool.query(sql, Object.values(all))).rows[0].id)
    }
    const picture = await insert('media', { alt: 'A ute' })
    const brand = await insert('brands', { title: 'Kia', slug: 'kia', kind: 'cars' })
    const over = { expiry_date: '2020-01-01' }
    const tile = { title: 'Summer', image_id: picture, link_label: 'More' }
    const ids = [
      await insert('promos', { ...tile, link_href: '/gone' }),
      await insert('popups', {
        title: 'Hello',
        src_id: picture,
        button_text: 'Go',
        link_to: '/gone-popup#a',
      }),
      await insert('announcements', {
        text: 'Closed',
        link_text: 'See',
        link_to: `${website.address}/gone-bar`,
      }),
      await insert('vehicle_models', {
        name: 'EV6',
        slug: 'ev6',
        brand_id: brand,
        picture_id: picture,
        override_url: '/gone-model',
      }),
      await insert('redirects', { from: '/old', to: '/gone-redirect' }),
    ]
    await insert('promos', { ...tile, link_href: '/gone-tile', ...over })
    await insert('announcements', { text: 'Call us', link_text: 'Call', link_to: 'tel:131313' })
    const found = await check()
    expect(summary(found).toSorted()).toEqual([
      '/gone missing 1',
      '/gone-bar missing 0',
      '/gone-model missing 0',
      '/gone-popup missing 0',
      '/gone-redirect missing 0',
    ])
    const placesOf = (address: string) =>
      found.dead_links.find((link: DeadLink) => link.address === address).places
    expect(placesOf('/gone')).toEqual([
      { path: 'Promo tile “Summer”', text: 'More', document: `promos/${ids[0]}` },
      { path: '/', text: 'x' },
    ])
    expect(placesOf('/gone-model')).toEqual([
      { path: 'Model “EV6”', text: '', document: `vehicle-models/${ids[3]}` },
    ])
    expect(placesOf('/gone-redirect')).toMatchObject([{ document: `redirects/${ids[4]}` }])
  })

  it('names the pages that show an error, do not answer or are too large, and reads the others', async () => {
    await write('/', '<a href="/gone">x</a><a href="/a-broken">y</a>')
    await write('/a-broken', 'broken')
    await write('/b-dropped', 'dropped')
    await write('/c-large', 'x'.repeat(5_000_001))
    const found = await check()
    expect(summary(found)).toEqual([
      '/gone missing 1',
      '/a-broken error 1',
      '/b-dropped unread 1',
      '/c-large unread 1',
    ])
    expect(found).toMatchObject({ pages: 1, problem: null, dead: 4 })
    expect(found.dead_links.at(-1)).toMatchObject({
      places: [{ path: '/c-large', text: '' }],
      detail: expect.stringContaining('more than 5000000 bytes'),
    })
  })

  const pageNames = (most: number) =>
    Array.from({ length: most }, (_, nth) => `/page-${String(nth).padStart(2, '0')}`)

  it('stops at a website that stops answering, and opens no more of its links', async () => {
    await write('/', `<a href="/gone">x</a><a href="${elsewhere.address}/fine">y</a>`)
    await write('/a-broken', 'broken')
    for (const path of pageNames(30)) await write(path, 'dropped')
    const found = await check()
    expect(asked).toHaveLength(12)
    expect(summary(found)).toEqual(['/a-broken error 1'])
    expect(found).toMatchObject({
      pages: 1,
      links: 1,
      unsure: 0,
      problem: 'The website stopped answering: its other pages and links were not opened.',
    })
  })

  it('reads on while a page now and then gives no answer', async () => {
    for (const [nth, path] of pageNames(30).entries()) await write(path, nth % 6 === 0 ? 'x' : 'dropped')
    expect(await check()).toMatchObject({ pages: 5, dead: 25, problem: null })
  })

  it('opens no more links of a website that stops answering, its own or another', async () => {
    const ways = pageNames(40).map((path) => path.replace('page', 'way'))
    for (const path of ways) pages.set(path, 'dropped')
    answerElsewhere = ({ url = '', socket }, response) => {
      asked.push(url)
      if (url.startsWith('/far')) socket.destroy()
      else response.end()
    }
    const far = ways.map((path) => elsewhere.address + path.replace('way', 'far'))
    await write('/', [...ways, ...far].map((href) => `<a href="${href}">x</a>`).join(''))
    const found = await check()
    for (const start of ['/way', '/far']) {
      const count = asked.filter((url) => url.startsWith(start)).length
      expect(count).toBeGreaterThanOrEqual(10)
      expect(count).toBeLessThan(14)
    }
    expect(found).toMatchObject({ pages: 1, dead: 0, problem: expect.stringContaining('stopped answering') })
    expect(found.links).toBe(found.unsure)
  })

  it('gives up when every page fails', async () => {
    await write('/', 'broken')
    await write('/about', 'broken')
    expect(await check()).toMatchObject({
      pages: 0,
      dead: 0,
      problem: expect.stringMatching(/^The website could not be checked\..*500/),
    })
  })

  it('says so when it read or opened only a part', async () => {
    const addresses = Array.from({ length: 2001 }, (_, nth) => `/link-${nth}`)
    await write('/', addresses.map((path) => `<a href="${path}">x</a>`).join(''))
    for (const path of addresses) pages.set(path, '')
    await site.pool.query(
      `INSERT INTO pages (tenant_id, title, path, _status, updated_at, created_at)
       SELECT $1, 'Page', '/page-' || n, 'published', now(), now() FROM generate_series(1, 500) n`,
      [site.tenantId],
    )
    expect(await check()).toMatchObject({
      pages: 1,
      links: 2000,
      dead: 0,
      problem:
        'The website has more than 500 pages: only the first 500 were read. It has more than 2,000 links: only the first 2,000 were opened.',
    })
  }, 60_000)

  it('says so when the website does not answer, and checks the other websites', async () => {
    await write('/', '<a href="/finance">Finance</a>')
    await site.pool.query('UPDATE tenants SET site_base_url = $1', ['http://127.0.0.1:9'])
    expect((await check()).problem).toMatch(/^The website could not be checked\. The connection to 127/)
  })

  it('deletes checks older than 30 days', async () => {
    await checkSiteLinks(site.pool, site.tenantId, new Date())
    await site.pool.query(`UPDATE link_checks SET created_at = now() - interval '31 days'`)
    await checkAllLinks(site.pool, new Date())
    const { rows } = await site.pool.query('SELECT * FROM link_checks')
    expect(rows.every(({ created_at }) => created_at > Date.now() - 86_400_000)).toBe(true)
  })
})
