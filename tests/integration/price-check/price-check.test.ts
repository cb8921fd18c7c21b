import type { RequestListener } from 'node:http'
import type { PriceDifference } from '@/domain/pricing/price-check'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { type DealerSite, openDealerSite } from '../import/dealer-site'

let site: DealerSite
let website: Upstream
let answer: RequestListener
let checkSitePrices: typeof import('@/server/price-check/check-prices').checkSitePrices
let checkAllPrices: typeof import('@/server/price-check/check-prices').checkAllPrices

interface Row {
  id: string
  path: string
  price: number | null
  [field: string]: unknown
}

/** What the website shows, by stock number, and the pages that were asked for. */
let shown: Map<string, Row>
let asked: string[]

/** A website with one page of results for each two vehicles. */
const serve: RequestListener = ({ url = '' }, response) => {
  asked.push(url)
  const rows = [...shown.values()]
  if (url.startsWith('/api/stock/search')) {
    const page = Number(new URL(url, 'http://site').searchParams.get('page'))
    const hits = rows.slice((page - 1) * 2, page * 2)
    return void response.end(JSON.stringify({ hits, pages: Math.ceil(rows.length / 2) }))
  }
  const row = rows.find(({ path }) => path === url)
  if (!row) return void response.writeHead(404).end()
  const offers = row.pagePrice === null ? undefined : { price: row.pagePrice ?? row.price }
  const data = JSON.stringify({ '@type': 'Car', offers })
  response.end(`<title>x</title><script type="application/ld+json">${data}</script>`)
}

/** `S1`, `S2` with an offer, and `S3`. */
const feed = (change: Record<string, unknown> = {}) => [
  { id: '1', stocknum: 'S1', year: 2021, make: 'Kia', model: 'Rio', price: 20_000, ...change },
  { id: '2', stocknum: 'S2', year: 2021, make: 'Kia', model: 'Cerato', price: 30_000, offer_price: 28_000 },
  { id: '3', stocknum: 'S3', year: 2021, make: 'Kia', model: 'Sportage', price: 40_000 },
]

beforeAll(async () => {
  website = await startUpstream((request, response) => answer(request, response))
  site = await openDealerSite()
  process.env.DATABASE_URL = site.url
  process.env.FEED_ALLOW_PRIVATE = 'true'
  ;({ checkSitePrices, checkAllPrices } = await import('@/server/price-check/check-prices'))
  await site.pool.query('UPDATE tenants SET site_base_url = $1', [website.address])
})

beforeEach(async () => {
  answer = serve
  asked = []
  await site.pool.query('TRUNCATE price_checks, import_runs, vehicles, payload_kv CASCADE')
  await site.pool.query('DELETE FROM stock_feeds')
  await site.pool.query(`UPDATE tenants SET settings = NULL`)
  await site.import(feed())
  const { rows } = await site.pool.query(
    `SELECT id::text, slug, stocknum, status, coalesce(sold, false) AS sold, price::float8, offer_price::float8, before_price::float8,
       NULL AS subscription_price, false AS preorder, NULL AS price_type FROM vehicles ORDER BY id`,
  )
  shown = new Map(rows.map((row) => [row.stocknum, { ...row, path: `/cars/${row.slug}` }]))
  const reduced = shown.get('S2')
  if (reduced) reduced.pagePrice = 28_000
})

afterAll(async () => {
  await (await import('@/server/clients/database')).database().end()
  await site.close()
  await website.close()
})

const show = (stock: string, changes: Partial<Row>) => Object.assign(shown.get(stock) ?? {}, changes)

async function lastCheck() {
  const { rows } = await site.pool.query('SELECT * FROM price_checks ORDER BY id DESC LIMIT 1')
  return rows[0]
}

async function check(): Promise<string[]> {
  await checkSitePrices(site.pool, site.tenantId, new Date())
  const { differences } = await lastCheck()
  return (differences as PriceDifference[]).map(
    ({ stock, place, feed, shown, reason }) => `${stock} ${place} ${feed} ${shown} ${reason}`,
  )
}

describe('The nightly price check', () => {
  it('finds what the site shows instead of the feed’s price, and lists errors first', async () => {
    show('S1', { price: 19_000 })
    show('S3', { pagePrice: 41_000 })
    expect(await check()).toEqual([
      'S1 results 20000 19000 stale',
      'S1 page 20000 19000 stale',
      'S3 page 40000 41000 stale',
      'S2 results 30000 28000 reduced',
      'S2 page 30000 28000 reduced',
    ])
    expect(await lastCheck()).toMatchObject({
      vehicles: 3,
      pages: 3,
      errors: 3,
      offers: 2,
      problems: [],
    })
  })

  it('finds a listed vehicle that the results lack, and a page that does not exist', async () => {
    shown.delete('S1')
    show('S3', { path: '/cars/gone' })
    answer = (request, response) =>
      request.url === '/cars/gone' ? void response.writeHead(404).end() : serve(request, response)
    expect(await check()).toEqual(
      expect.arrayContaining(['S1 results 20000 missing missing', 'S3 page 40000 missing missing']),
    )
  })

  it('opens only pages of vehicles that changed since the last check', async () => {
    await check()
    asked = []
    await check()
    expect(asked.filter((url) => url.startsWith('/cars/'))).toEqual([])
    await site.pool.query(
      `UPDATE vehicles SET updated_at = now() + interval '1 minute' WHERE stocknum = 'S3'`,
    )
    await check()
    expect(asked.filter((url) => url.startsWith('/cars/'))).toEqual([shown.get('S3')?.path])
  })

  const openedPages = () => asked.filter((url) => url.startsWith('/cars/'))

  it('opens a wrong page again until it is right, and counts its error each time', async () => {
    show('S3', { pagePrice: 41_000 })
    await check()
    asked = []
    expect(await check()).toContain('S3 page 40000 41000 stale')
    expect(openedPages()).toEqual([shown.get('S3')?.path])
    expect((await lastCheck()).errors).toBe(1)
    show('S3', { pagePrice: 40_000 })
    await check()
    expect((await lastCheck()).errors).toBe(0)
    asked = []
    await check()
    expect(openedPages()).toEqual([])
  })

  it('opens the page of a new price though the feed does not say when it changed it', async () => {
    const dated = (change = {}) => feed({ updated_at: '2026-01-05T00:00:00Z', ...change })
    await site.import(dated())
    await check()
    asked = []
    await site.import(dated({ price: 21_000 }))
    show('S1', { price: 21_000, pagePrice: 20_000 })
    expect(await check()).toContain('S1 page 21000 20000 stale')
    expect(openedPages()).toEqual([shown.get('S1')?.path])
  })

  it('opens every page whose price a switch changes', async () => {
    await check()
    await site.pool.query(`UPDATE tenants SET settings = '{"price.visible": false}'`)
    for (const stock of ['S1', 'S2', 'S3']) show(stock, { price: null, offer_price: null, pagePrice: 1 })
    asked = []
    await check()
    expect(openedPages()).toHaveLength(3)
    expect((await lastCheck()).errors).toBe(3)
  })

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['breaks off', (request) => request.socket.destroy()],
  ])('goes on when one page %s, which is an error', async (_, behaviour) => {
    const path = shown.get('S1')?.path
    answer = (request, response) =>
      request.url === path ? behaviour(request, response) : serve(request, response)
    show('S3', { pagePrice: 41_000 })
    expect((await check()).toSorted()).toEqual([
      'S1 page 20000 missing missing',
      'S2 page 30000 28000 reduced',
      'S2 results 30000 28000 reduced',
      'S3 page 40000 41000 stale',
    ])
    expect(await lastCheck()).toMatchObject({ pages: 3, errors: 2, problems: [] })
  })

  it('finds no price in structured data that cannot be read', async () => {
    const path = shown.get('S1')?.path
    answer = (request, response) =>
      request.url === path
        ? void response.end('<script type="application/ld+json">{"offers":</script>')
        : serve(request, response)
    expect(await check()).toContain('S1 page 20000 null stale')
  })

  describe('of many vehicles', () => {
    const rows = Array.from({ length: 510 }, (_, nth) => ({
      ...{ id: `${nth}`, stocknum: `M${nth}`, year: 2021, make: 'Kia', model: 'Rio', price: 20_000 + nth },
    }))

    beforeEach(async () => {
      await site.pool.query('TRUNCATE import_runs, vehicles CASCADE')
      await site.import(rows)
      const { rows: stored } = await site.pool.query(
        `SELECT id::text, slug, stocknum, status, false AS sold, price::float8, NULL AS offer_price, NULL AS before_price,
           NULL AS subscription_price, false AS preorder, NULL AS price_type FROM vehicles ORDER BY id`,
      )
      shown = new Map(stored.map((row) => [row.stocknum, { ...row, path: `/cars/${row.slug}` }]))
    })

    it('opens the pages beyond the limit in the next check', async () => {
      await check()
      expect(openedPages()).toHaveLength(500)
      expect(await lastCheck()).toMatchObject({
        pages: 500,
        problems: ['A check opens 500 pages, so 10 more pages are left to the next check.'],
      })
      const first = new Set(openedPages())
      asked = []
      await check()
      expect(openedPages()).toHaveLength(10)
      expect(openedPages().filter((path) => first.has(path))).toEqual([])
      expect(await lastCheck()).toMatchObject({ pages: 10, problems: [] })
    })

    it('stops when the website stops answering, and opens the other pages in the next check', async () => {
      answer = (request, response) =>
        request.url?.startsWith('/cars/') ? void response.writeHead(500).end() : serve(request, response)
      await check()
      expect(await lastCheck()).toMatchObject({
        pages: 20,
        errors: 20,
        problems: ['The website stopped answering, so 490 more pages are left to the next check.'],
      })
      answer = serve
      asked = []
      await check()
      expect(openedPages()).toHaveLength(500)
      expect((await lastCheck()).errors).toBe(0)
    })
  })

  it('goes on from the last check that was made after one that could not be made', async () => {
    show('S3', { pagePrice: 41_000 })
    await check()
    await site.import(feed({ price: 21_000 }), { now: new Date() })
    answer = (request) => request.socket.destroy()
    await checkSitePrices(site.pool, site.tenantId, new Date())
    expect(await lastCheck()).toMatchObject({ vehicles: null, pages: null, errors: null, differences: null })
    answer = serve
    asked = []
    show('S1', { price: 21_000, pagePrice: 20_000 })
    const found = await check()
    expect(found).toEqual(expect.arrayContaining(['S1 page 21000 20000 stale', 'S3 page 40000 41000 stale']))
  })

  it('opens every page if what it knew of them is lost or cannot be read', async () => {
    await check()
    await site.pool.query(`UPDATE payload_kv SET data = '{"at": "yesterday"}'`)
    asked = []
    await check()
    expect(openedPages()).toHaveLength(3)
  })

  it('names a vehicle whose row in the last file was rejected, and a file that was not imported', async () => {
    await site.import(feed({ year: 'soon' }), { now: new Date() })
    expect(await check()).toContain('S1 results null 20000 rejected')
    await site.importText('not,a,stock\nfile,at,all', { now: new Date() })
    await check()
    expect((await lastCheck()).problems).toEqual([expect.stringMatching(/was not imported \(refused\)\./)])
  })

  it('names a feed’s file that was not imported though another feed’s was', async () => {
    const feedRun = async (status: string) => {
      const { rows } = await site.pool.query(
        `INSERT INTO stock_feeds (tenant_id, dealership_id, name, url, format) VALUES ($1, $2, 'F', 'https://f.example', 'forecourt-json')
         RETURNING id`,
        [site.tenantId, site.city],
      )
      await site.pool.query(
        `INSERT INTO import_runs (tenant_id, dealership_id, feed_id, status, created_at) VALUES ($1, $2, $3, $4::enum_import_runs_status, now())`,
        [site.tenantId, site.city, rows[0].id, status],
      )
    }
    await feedRun('failed')
    await feedRun('done')
    await check()
    expect((await lastCheck()).problems).toEqual([expect.stringMatching(/was not imported \(failed\)\./)])
  })

  it.each<[string, RequestListener]>([
    ['is down', (request) => request.socket.destroy()],
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['answers with markup', (_, response) => void response.end('<html>')],
    ['answers in another shape', (_, response) => void response.end('{"hits":[{"id":5}]}')],
    ['answers with nothing', (_, response) => void response.end()],
  ])('says that a website %s', async (_, behaviour) => {
    answer = behaviour
    await checkSitePrices(site.pool, site.tenantId, new Date())
    expect(await lastCheck()).toMatchObject({ errors: null, differences: null })
    expect((await lastCheck()).problems).toEqual([
      expect.stringMatching(/^The website could not be checked\. /),
    ])
  })

  it('checks every website, and forgets checks after 30 days and what it knew of deleted websites', async () => {
    await site.pool.query(
      `INSERT INTO price_checks (tenant_id, created_at) VALUES ($1, now() - interval '31 days'), ($1, now() - interval '29 days')`,
      [site.tenantId],
    )
    await site.pool.query(
      `INSERT INTO payload_kv (key, data) VALUES ('price-check-pages:0', '{}'), ('other', '{}')`,
    )
    await checkAllPrices(site.pool, new Date())
    const { rows: known } = await site.pool.query('SELECT key FROM payload_kv ORDER BY key')
    expect(known.map(({ key }) => key)).toEqual(['other', `price-check-pages:${site.tenantId}`])
    const { rows } = await site.pool.query('SELECT vehicles FROM price_checks ORDER BY created_at')
    expect(rows).toEqual([{ vehicles: null }, { vehicles: 3 }])
  })
})
