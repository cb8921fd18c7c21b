import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type pg from 'pg'
import sharp from 'sharp'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import { pictureOf } from '@/domain/content/picture'
import type { PrintSheet } from '@/domain/print/print-sheet'
import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { createPool } from '@/server/clients/database'
import type { SheetLimits } from '@/server/print/make-pdf'
import { itAtNight } from '../../support/at-night'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { financeProvider } from '../../support/servers/finance-provider'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { plantOwners, siteOf } from '../search/search-site'
import { disableCachedReads } from '../tenancy/next-cache'

const own = siteOf()
const foreign: TenantContext = { ...siteOf(), id: 2 as TenantId, slug: 'tenant-2' }

let database: TestDatabase
let pool: pg.Pool
let server: Upstream
let folder: string
let makePdf: typeof import('@/server/print/make-pdf').makePdf
let answerPdf: typeof import('@/server/print/answer-pdf').answerPdf
let serveImage: typeof import('@/server/images/serve-image').serveImage
let log: jest.SpiedFunction<typeof console.error>
let answerPhoto: (response: ServerResponse) => void

const pictures: Record<'camera' | 'noise' | 'vast', Buffer> = {
  camera: Buffer.alloc(0),
  noise: Buffer.alloc(0),
  vast: Buffer.alloc(0),
}

/** A photo as a camera makes it. Noise compresses badly, which tests the size limit. */
const photoOf = (toneAt: (at: number) => number, width = 2400, height = 1600) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = toneAt(at)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function takePictures() {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 0x7fff_ffff)
  pictures.camera = await photoOf((at) => 90 + ((at * 7919) % 80))
  pictures.noise = await photoOf(() => ((random() >> 8) % 2) * 255, 1280, 720)
  const side = { width: 9000, height: 9000 }
  pictures.vast = await sharp({ create: { ...side, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
}

beforeAll(async () => {
  disableCachedReads()
  await takePictures()
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
     VALUES (1, 11, 'Burswood', 'burswood', true, 'LMD 4711', now(), now()),
            (1, 11, 'Burswood', 'burswood-bikes', true, 'LMD 4712', now(), now())`,
  )
  server = await startUpstream((_, response) => answerPhoto(response))
  ;({ answerPdf } = await import('@/server/print/answer-pdf'))
  ;({ makePdf } = await import('@/server/print/make-pdf'))
  ;({ serveImage } = await import('@/server/images/serve-image'))
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

/** Adds a used Škoda of the first tenant, for sale, with the feed's photo of that name. */
async function plant(slug: string, picture: string | null = null): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO vehicles (tenant_id, dealership_id, slug, feed_key, name, make, model, status, car_type, item_type, price, price_type,
       dealership_slug, dealership_name, show_on_dealer_website, location_name, location_id, city, km, vin, filtered_features,
       primary_image_url, updated_at, created_at)
     VALUES (1, 11, $1, $1, '2021 Škoda Octavia RS', 'Skoda', 'Octavia', 'in_stock', 'used', 'car', 24990, 'Drive Away',
       'main', 'Kia North', true, 'Burswood', (SELECT id FROM locations WHERE slug = 'burswood'), 'Perth', 42000, 'TMBZZZ5E7M0000001', '["Sunroof"]', $2, now(), now())
     RETURNING id`,
    [slug, picture && `${server.address}/${picture}`],
  )
  return rows[0]?.id ?? 0
}

async function plantForeign(slug: string): Promise<void> {
  await plant(slug)
  await pool.query(
    `UPDATE vehicles SET tenant_id = 2, dealership_id = (SELECT id FROM dealerships WHERE tenant_id = 2 LIMIT 1) WHERE slug = $1`,
    [slug],
  )
}

const ask = (name: string, ctx = own, limits?: SheetLimits) =>
  answerPdf(ctx, name, 'tenant-1.localhost', limits)

/** Limits for tests that must not depend on the machine's load. */
const patient: SheetLimits = { totalMs: 25_000, photoMs: 20_000 }

const until = async (holds: () => boolean) => {
  for (const end = Date.now() + 15_000; !holds() && Date.now() < end; ) await setTimeout(25)
}

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

const hasPhoto = ({ file }: { file: Buffer }) => file.includes('/Subtype /Image')

describe('a vehicle’s PDF', () => {
  it('is one A4 page under 300 KB, with its photo, its text and its embedded fonts [SHARE-10, SHARE-11]', async () => {
    answerPhoto = (response) => response.end(pictures.camera)
    await plant('skoda-octavia', 'octavia.jpg')
    const answer = await ask('skoda-octavia', own, patient)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('filename="skoda-octavia.pdf"')
    const pdf = await read(answer)
    expect([pdf.pages, pdf.view]).toEqual([1, [0, 0, 595, 842]])
    expect(pdf.size).toBeLessThan(300_000)
    expect(pdf.info).toMatchObject({ Title: '2021 Škoda Octavia RS', Language: 'en-AU' })
    for (const text of ['2021 Skoda Octavia RS', '$24,990', 'Drive Away', '42,000 km', 'TMBZZZ5E7M0000001'])
      expect(pdf.text).toContain(text)
    for (const text of ['Sunroof', 'Dealer licence LMD 4711', 'As advertised on'])
      expect(pdf.text).toContain(text)
    expect(pdf.text).not.toContain('LMD 4712')
    expect(pdf.file.includes('/FontFile2')).toBe(true)
    expect(hasPhoto(pdf)).toBe(true)
    expect(log).not.toHaveBeenCalled()
  })

  it('has the website’s logo in all its colours [SHARE-11]', async () => {
    const [file, orange] = ['kestrel-kia-on-dark.svg', [0xe5, 0x8a, 0x5c]]
    await cp(`tenants-seed/media/logos/${file}`, path.join(folder, 'media', file))
    await pool.query(
      `INSERT INTO media (tenant_id, alt, filename, mime_type) VALUES (1, 'Logo', $1, 'image/svg+xml')`,
      [file],
    )
    await plant('with-logo')
    const onDark = pictureOf({ filename: file, width: 300, height: 60 })
    const theme = { ...own.theme, headerStyle: 'dark' } as const
    const answer = await ask('with-logo', { ...own, theme, logos: { ...own.logos, onDark } })
    const [logo] = await extractImages(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), 1)
    const { data, channels } = logo ?? { data: new Uint8ClampedArray(), channels: 4 }
    let opaque = 0
    for (let at = 0; at < data.length; at += channels)
      if (orange.every((tone, i) => data[at + i] === tone) && (channels < 4 || data[at + 3] === 255)) opaque++
    expect(opaque).toBeGreaterThan(500)
    expect(log).not.toHaveBeenCalled()
  })

  it('can be requested by id as well [ROUTE-25]', async () => {
    const id = await plant('by-id')
    const answer = await ask(String(id))
    expect(answer.headers.get('content-disposition')).toContain('by-id.pdf')
    // It has no photo: a vehicle with one would fail this check.
    expect((await read(answer)).text).toContain('Photos are on their way')
    const sold = await plant('sold-without-photo')
    await pool.query(`UPDATE vehicles SET status = 'sold' WHERE id = $1`, [sold])
    expect((await read(await ask(String(sold)))).text).not.toContain('Photos are on their way')
  })

  it('shows no price where the website hides prices [PRICE-09]', async () => {
    await plant('unpriced')
    const silent = { ...own, settings: { ...own.settings, 'price.visible': false }, dealerships: [] }
    const { text } = await read(await ask('unpriced', silent))
    expect(text).toContain('2021 Skoda Octavia RS')
    expect(text).not.toContain('$')
  })

  it('shows the weekly repayment with its comparison rate, the lender’s warning and the vehicle’s full disclaimer [CARD-03, FIN-51, SHARE-11]', async () => {
    const id = await plant('financed')
    const provider = financeProvider({ disclaimer: 'The lender’s words.' })
    const site = siteOf({ 'finance.provider': 'angle', 'finance.eligibilityRule': 'B' })
    const financed = { ...site, financeProvider: provider }
    const figures = { interestRate: 7.1, comparisonRate: 8.24, paymentWeek: 131.2 }
    const textOf = async (lenders: object, ctx: TenantContext = financed) => {
      await pool.query('UPDATE vehicles SET finance_lenders = $2 WHERE id = $1', [
        id,
        JSON.stringify(lenders),
      ])
      return (await read(await ask(String(id), ctx))).text.replace(/\s+/g, ' ')
    }
    const text = await textOf({ angle: figures })
    expect(text).toContain('$132 per week | 8.24% p.a. comparison rate*')
    expect(text).toContain(
      '* Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given. The lender’s words.',
    )
    const own = 'For this vehicle alone: indicative only and not a formal quote.'
    const withOwn = await textOf({ angle: { ...figures, disclaimer: own } })
    expect(withOwn).toContain(`WARNING: true only for the example given. ${own}`)
    expect(withOwn).not.toContain('The lender’s words.')
    // A lender without a warning has no figure on paper either.
    const mute = { ...financed, financeProvider: { ...provider, warning: '' } }
    expect(await textOf({ angle: figures }, mute)).not.toMatch(/per week|%/)
  })

  it('shows that a vehicle has sold, and no price [PRICE-08]', async () => {
    const id = await plant('gone')
    await pool.query("UPDATE vehicles SET status = 'sold' WHERE id = $1", [id])
    const { text } = await read(await ask('gone'))
    expect(text).toContain('Sold')
    expect(text).not.toContain('$')
  })

  it('does not exist for another website’s, a hidden or an unknown vehicle [SHARE-11]', async () => {
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
    ['is missing', (response) => response.writeHead(404).end()],
    ['breaks its connection', (response) => response.destroy()],
    ['is a script', (response) => response.end('<script>alert(1)</script>')],
    ['is an SVG', (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['is empty', (response) => response.end()],
    ['is cut off', (response) => response.end(pictures.camera.subarray(0, 100_000))],
    ['has 81 million pixels', (response) => response.end(pictures.vast)],
    ['declares 40 MB', (response) => response.writeHead(200, { 'content-length': 40_000_000 }).write('x')],
    ['never ends', (response) => response.end(Buffer.alloc(32_000_000))],
  ])('omits a photo that %s, with one log line [SHARE-11]', async (is, answer) => {
    answerPhoto = answer
    // A file named like `photo-is-missing` would count as a placeholder, and the vehicle as one without photos.
    const slug = `upstream-${is.replaceAll(' ', '-')}`
    await plant(slug, slug)
    const made = await ask(slug)
    expect(made.headers.get('cache-control')).toBe('no-store')
    const pdf = await read(made)
    expect(pdf.pages).toBe(1)
    expect(pdf.text).not.toContain('Photos are on their way')
    expect(hasPhoto(pdf)).toBe(false)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('omits a photo that takes 3 seconds, with one log line, and includes it the next time [SHARE-11]', async () => {
    answerPhoto = async (response) => {
      await setTimeout(3000)
      response.end(pictures.camera)
    }
    await plant('photo-late', 'late.jpg')
    const waited = startProcessClock()
    const first = await ask('photo-late')
    expect(waited()).toBeLessThan(5000)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(hasPhoto(await read(first))).toBe(false)
    await until(() => log.mock.calls.length > 0)
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^a sheet of tenant-1 has no photo, because it took [3-9]\.\d seconds$/)],
    ])
    const second = await ask('photo-late')
    expect(second.headers.get('cache-control')).toBe('private, max-age=60')
    expect(hasPhoto(await read(second))).toBe(true)
  })

  itAtNight('omits a photo that never arrives, after a second and with one log line [SHARE-11]', async () => {
    const held: ServerResponse[] = []
    answerPhoto = (response) => held.push(response)
    await plant('photo-never', 'never.jpg')
    const waited = startProcessClock()
    const pdf = await read(await ask('photo-never'))
    expect(waited()).toBeLessThan(5000)
    expect(pdf.text).not.toContain('Photos are on their way')
    await until(() => log.mock.calls.length > 0)
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^picture not shown: 127\.0\.0\.1:\d+ does not answer\.$/)],
    ])
    expect(held.length).toBeLessThanOrEqual(2)
  })

  it('is one page under 300 KB when every text has its maximum length [SHARE-11]', async () => {
    answerPhoto = (response) => response.end(pictures.noise)
    await plant('longest', 'noise.jpg')
    const words = (count: number, word = 'Kilometres') => Array(count).fill(word).join(' ')
    const sheet: PrintSheet = {
      name: words(20),
      subtitle: words(20),
      standing: 'Coming soon',
      price: { amount: '$1,234,567', before: '$1,299,999', note: words(4, 'Excluding government charges') },
      weekly: {
        lead: 'Or buy it on finance',
        amount: '$12,345 per week',
        rate: '12.34% p.a. comparison rate*',
        // As many characters as a sheet takes.
        words: `${words(298, 'WARNING')} to the very end.`.slice(-2400),
      },
      lead: Array.from({ length: 6 }, (_, i) => ({ key: `l${i}`, label: words(3), text: words(8) })),
      specs: Array.from({ length: 18 }, (_, i) => ({ key: `s${i}`, label: words(3), text: words(12) })),
      features: Array.from({ length: 18 }, (_, i) => words(10, `Feature${i}`)),
      photo: `${server.address}/noise.jpg`,
      seller: words(20),
      place: words(20),
      phone: '1300 CALL THE DEALER',
      licences: Array(12).fill('LMD 12345678'),
      address: `https://www.dealer.example/cars/${'kilometres-'.repeat(30)}`,
      asOf: 'As advertised on 22 Nov 2026.',
    }
    const vehicle = { slug: 'longest' } as Vehicle
    const { file, lacksPhoto } = await makePdf(own, { vehicle, sheet }, patient)
    expect(lacksPhoto).toBe(false)
    const pdf = await read(new Response(new Uint8Array(file)))
    expect(pdf.pages).toBe(1)
    expect(pdf.size).toBeLessThan(300_000)
    for (const text of [
      'Coming soon',
      '$1,234,567',
      'Or buy it on finance',
      '12.34% p.a.',
      'to the very end.',
      'As advertised on 22',
    ])
      expect(pdf.text).toContain(text)
  })

  it('has all specifications beside a lender’s warning, with a smaller photo [SHARE-11]', async () => {
    answerPhoto = (response) => response.end(pictures.camera)
    await plant('warned', 'warned.jpg')
    const sheet: PrintSheet = {
      name: '2023 Toyota HiLux SR5',
      subtitle: 'Auto 4x4 MY23 Double Cab',
      standing: null,
      price: { amount: '$54,990', before: null, note: 'Drive Away' },
      weekly: {
        lead: null,
        amount: '$246 per week',
        rate: '9.1% p.a. comparison rate*',
        words: 'WARNING: this comparison rate is true only for the examples given. '.repeat(12).trim(),
      },
      lead: Array.from({ length: 6 }, (_, i) => ({ key: `l${i}`, label: 'Kilometres', text: '45,000 km' })),
      specs: Array.from({ length: 18 }, (_, i) => ({ key: `s${i}`, label: 'Drive', text: `Told ${i}.` })),
      features: ['Sunroof', 'Tow bar'],
      photo: `${server.address}/warned.jpg`,
      seller: 'Kia North',
      place: 'Burswood, WA',
      phone: '08 9000 0000',
      licences: ['LMD 4711'],
      address: 'https://www.dealer.example/cars/warned',
      asOf: 'As advertised on 22 Nov 2026.',
    }
    // Several lengths, so that a row that barely fits is not lost.
    for (const name of [sheet.name, `${sheet.name} in a longer name that takes two lines`])
      for (const subtitle of [sheet.subtitle, null]) {
        const one = { ...sheet, name, subtitle }
        const { file } = await makePdf(own, { vehicle: { slug: 'warned' } as Vehicle, sheet: one }, patient)
        const pdf = await read(new Response(new Uint8Array(file)))
        expect(hasPhoto(pdf)).toBe(true)
        for (const { text } of sheet.specs) expect(pdf.text).toContain(text)
        for (const text of ['Sunroof', '$246 per week']) expect(pdf.text).toContain(text)
      }
  })

  it('gets its photo while pages wait for theirs [SHARE-11]', async () => {
    let release: (photo: Buffer) => void = () => {}
    const held = new Promise<Buffer>((resolve) => {
      release = resolve
    })
    const requested = { width: 640, quality: 60, crop: undefined, focus: undefined } as const
    const ofPages = Array.from({ length: os.availableParallelism() }, (_, i) =>
      serveImage({ key: `held ${i}`, from: 'program', read: () => held }, requested, 'jpeg'),
    )
    answerPhoto = (response) => response.end(pictures.camera)
    await plant('beside-pages', 'beside-pages.jpg')
    expect(hasPhoto(await read(await ask('beside-pages', own, { totalMs: 20_000, photoMs: 10_000 })))).toBe(
      true,
    )
    release(pictures.noise)
    expect(await Promise.all(ofPages)).toHaveLength(ofPages.length)
  })

  it('waits only for its own website’s PDFs, of which five may wait [SHARE-11]', async () => {
    const held: ServerResponse[] = []
    let requested = () => {}
    const isRequested = new Promise<void>((resolve) => {
      requested = resolve
    })
    answerPhoto = (response) => {
      held.push(response)
      requested()
    }
    for (let one = 1; one <= 8; one++) await plant(`slow-${one}`, `slow-${one}.jpg`)
    const first = ask('slow-1', own, patient)
    await isRequested
    const rest = [2, 3, 4, 5, 6, 7, 8].map((one) => ask(`slow-${one}`, own, patient))
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

  it('has an error message for the browser’s alert when it cannot be made [SHARE-12]', async () => {
    await plant('broken')
    const broken = { ...own, theme: { ...own.theme, fonts: 'none' } } as unknown as TenantContext
    const answer = await ask('broken', broken)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: { message: 'The PDF could not be created. Please try again.' },
    })
    expect(log).toHaveBeenCalledTimes(1)
  })
})
