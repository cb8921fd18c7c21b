import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { jest } from '@jest/globals'
import type pg from 'pg'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { type FeedServer, startFeedServer } from '../import/feed-server'
import { plantOwners, siteOf } from '../search/search-site'
import { rememberNothing } from '../tenancy/next-cache'

const own = siteOf()
const foreign: TenantContext = { ...siteOf(), id: 2 as TenantId, slug: 'tenant-2' }

let database: TestDatabase
let pool: pg.Pool
let server: FeedServer
let folder: string
let answerPdf: typeof import('@/server/print/answer-pdf').answerPdf
let log: jest.SpiedFunction<typeof console.error>
let answerPhoto: (response: ServerResponse) => void

/** As a camera makes it: noise packs badly, so that the size is put to the test. */
const photo = async () => {
  const [width, height] = [2400, 1600]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = 90 + ((at * 7919) % 80)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

beforeAll(async () => {
  rememberNothing()
  folder = await mkdtemp(path.join(os.tmpdir(), 'pdf-'))
  database = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    FEED_ALLOW_PRIVATE: 'true',
  })
  pool = createPool(database.url)
  await plantOwners(pool)
  await pool.query(
    `INSERT INTO locations (tenant_id, dealership_id, name, slug, visible, dealer_license_number, updated_at, created_at)
     VALUES (1, 11, 'Burswood', 'burswood', true, 'LMD 4711', now(), now())`,
  )
  server = await startFeedServer((_, response) => answerPhoto(response))
  ;({ answerPdf } = await import('@/server/print/answer-pdf'))
})
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  log.mockRestore()
})
afterAll(async () => {
  await server?.close()
  await pool?.end()
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A used Škoda of the first tenant, for sale; its photo is the feed's of that name. */
async function plant(slug: string, picture: string | null = null): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO vehicles (tenant_id, dealership_id, slug, feed_key, name, make, model, status, car_type, item_type, price, price_type,
       dealership_slug, dealership_name, show_on_dealer_website, location_name, city, km, vin, filtered_features,
       primary_image_url, updated_at, created_at)
     VALUES (1, 11, $1, $1, '2021 Škoda Octavia RS', 'Skoda', 'Octavia', 'in_stock', 'used', 'car', 24990, 'Drive Away',
       'main', 'Kia North', true, 'Burswood', 'Perth', 42000, 'TMBZZZ5E7M0000001', '["Sunroof"]', $2, now(), now())
     RETURNING id`,
    [slug, picture && `${server.address}/${picture}`],
  )
  return rows[0]?.id ?? 0
}

/** A vehicle of the second tenant's, without a photo. */
async function plantForeign(slug: string): Promise<void> {
  await plant(slug)
  await pool.query(
    `UPDATE vehicles SET tenant_id = 2, dealership_id = (SELECT id FROM dealerships WHERE tenant_id = 2 LIMIT 1) WHERE slug = $1`,
    [slug],
  )
}

const ask = (name: string, ctx = own) => answerPdf(ctx, name, 'tenant-1.localhost')

async function read(answer: Response) {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const size = bytes.length
  const file = Buffer.from(bytes)
  const pdf = await getDocumentProxy(bytes)
  const page = await pdf.getPage(1)
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  return { size, file, info, text, pages: pdf.numPages, view: page.view.map(Math.round) }
}

describe('a vehicle’s PDF', () => {
  it('is one page of A4 below 300 KB, with its photo, its text and its typefaces in it [SHARE-10, SHARE-11]', async () => {
    const picture = await photo()
    answerPhoto = (response) => response.end(picture)
    await plant('skoda-octavia', 'octavia.jpg')
    const answer = await ask('skoda-octavia')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('filename="skoda-octavia.pdf"')
    const pdf = await read(answer)
    expect([pdf.pages, pdf.view]).toEqual([1, [0, 0, 595, 842]])
    expect(pdf.size).toBeLessThan(300_000)
    expect(pdf.info).toMatchObject({ Title: '2021 Škoda Octavia RS', Language: 'en-AU' })
    for (const told of ['2021 Skoda Octavia RS', '$24,990', 'Drive Away', '42,000 km', 'TMBZZZ5E7M0000001'])
      expect(pdf.text).toContain(told)
    for (const told of ['Sunroof', 'Dealer licence LMD 4711', 'As advertised on'])
      expect(pdf.text).toContain(told)
    expect(pdf.file.includes('/FontFile2')).toBe(true)
    expect(pdf.file.includes('/Subtype /Image')).toBe(true)
    expect(log).not.toHaveBeenCalled()
  })

  it('is found by its id as well [ROUTE-25]', async () => {
    const id = await plant('by-id')
    expect((await ask(String(id))).headers.get('content-disposition')).toContain('by-id.pdf')
  })

  it('tells no price where the website shows none [PRICE-09]', async () => {
    await plant('unpriced')
    const silent = { ...own, settings: { ...own.settings, 'price.visible': false }, dealerships: [] }
    const { text } = await read(await ask('unpriced', silent))
    expect(text).toContain('2021 Skoda Octavia RS')
    expect(text).not.toContain('$')
  })

  it('says that a vehicle has sold, and no price [PRICE-08]', async () => {
    const id = await plant('gone')
    await pool.query("UPDATE vehicles SET status = 'sold' WHERE id = $1", [id])
    const { text } = await read(await ask('gone'))
    expect(text).toContain('Sold')
    expect(text).not.toContain('$')
  })

  it('is another website’s to nobody, nor of a hidden or unknown vehicle [SHARE-11]', async () => {
    const id = await plant('hidden')
    expect((await ask('hidden', foreign)).status).toBe(404)
    expect((await ask(String(id), foreign)).status).toBe(404)
    await pool.query('UPDATE vehicles SET staff_hidden = true WHERE id = $1', [id])
    for (const name of ['hidden', 'nobody', '', '../etc', '9'.repeat(200)]) {
      const answer = await ask(name)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ error: { message: 'This vehicle is no longer listed.' } })
    }
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['is not there', (response) => response.writeHead(404).end()],
    ['is a program', (response) => response.end('<script>alert(1)</script>')],
    ['is empty', (response) => response.end()],
  ])('goes without its photo where that %s, with one line in the log [SHARE-11]', async (is, answer) => {
    answerPhoto = answer
    const slug = `photo-${is.replaceAll(' ', '-')}`
    await plant(slug, slug)
    const pdf = await read(await ask(slug))
    expect(pdf.text).toContain('Photos are on their way')
    expect(pdf.file.includes('/Subtype /Image')).toBe(false)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('that waits, photo and all, keeps only its own website’s waiting, of which five may [SHARE-11]', async () => {
    const held: ServerResponse[] = []
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    answerPhoto = (response) => {
      held.push(response)
      asked()
    }
    for (let one = 1; one <= 8; one++) await plant(`slow-${one}`, `slow-${one}.jpg`)
    const first = ask('slow-1')
    await isAsked
    const rest = [2, 3, 4, 5, 6, 7, 8].map((one) => ask(`slow-${one}`))
    const twoAreAnswered = new Promise<void>((resolve) => {
      let answered = 0
      for (const answer of rest) answer.then(() => ++answered === 2 && resolve())
    })
    await plantForeign('theirs')
    expect((await ask('theirs', foreign)).status).toBe(200)
    await twoAreAnswered
    expect(held).toHaveLength(1)
    answerPhoto = (response) => response.writeHead(404).end()
    held[0]?.writeHead(404).end()
    const statuses = await Promise.all([first, ...rest].map(async (answer) => (await answer).status))
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 503, 503])
  })

  it('says in words that it cannot be made, for the browser’s alert [SHARE-12]', async () => {
    await plant('broken')
    const broken = { ...own, theme: { ...own.theme, fonts: 'none' } } as unknown as TenantContext
    const answer = await ask('broken', broken)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: { message: 'The PDF could not be made. Please try again.' },
    })
    expect(log).toHaveBeenCalledTimes(1)
  })
})
