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
  await site.pool.query('TRUNCATE price_checks, import_runs, vehicles CASCADE')
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

  it('names a vehicle whose row in the last file was rejected, and a file that was not imported', async () => {
    await site.import(feed({ year: 'soon' }), { now: new Date() })
    expect(await check()).toContain('S1 results null 20000 rejected')
    await site.importText('not,a,stock\nfile,at,all', { now: new Date() })
    await check()
    expect((await lastCheck()).problems).toEqual([expect.stringMatching(/was not imported \(refused\)\./)])
  })

  it.each<[string, RequestListener]>([
    ['is down', (request) => request.socket.destroy()],
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['answers with markup', (_, response) => void response.end('<html>')],
    ['answers in another shape', (_, response) => void response.end('{"hits":[{"id":5}]}')],
    ['answers with nothing', (_, response) => void response.end()],
  ])('says that a website %s', async (_, behaviour) => {
    answer = behaviour
    expect(await check()).toEqual([])
    expect((await lastCheck()).problems).toEqual([
      expect.stringMatching(/^The website could not be checked\. /),
    ])
  })

  it('checks every website, and forgets checks after 30 days', async () => {
    await site.pool.query(
      `INSERT INTO price_checks (tenant_id, created_at) VALUES ($1, now() - interval '31 days'), ($1, now() - interval '29 days')`,
      [site.tenantId],
    )
    await checkAllPrices(site.pool, new Date())
    const { rows } = await site.pool.query('SELECT vehicles FROM price_checks ORDER BY created_at')
    expect(rows).toEqual([{ vehicles: null }, { vehicles: 3 }])
  })
})
