import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { jest } from '@jest/globals'
import sharp from 'sharp'
import { startUpstream, type Upstream } from '../../support/servers/upstream'

process.env.DATABASE_URL ??= 'postgres://unused@localhost/unused'
process.env.PAYLOAD_SECRET ??= 'only for tests, at least 24 characters'
process.env.FEED_ALLOW_PRIVATE = 'true'

let server: Upstream
let folder: string
let answerImage: typeof import('@/server/images/answer-image').answerImage
let fetchPhoto: typeof import('@/server/images/fetch-photo').fetchPhoto
let log: jest.SpiedFunction<typeof console.error>
const requests: string[] = []
const answers: Record<string, (response: ServerResponse, times: number) => void> = {}

function answer(request: IncomingMessage, response: ServerResponse) {
  const name = request.url?.slice(1) ?? ''
  requests.push(name)
  const reply = answers[name]
  if (!reply) response.writeHead(404).end()
  else reply(response, requests.filter((one) => one === name).length)
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'photos-'))
  process.env.DATA_DIR = folder
  server = await startUpstream(answer)
  ;({ answerImage } = await import('@/server/images/answer-image'))
  ;({ fetchPhoto } = await import('@/server/images/fetch-photo'))
})
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()

function ask(name: string, { query = '', accept = 'image/avif,image/webp,*/*' } = {}): Promise<Response> {
  const url = `${server.address}/${name}`
  const request = new Request(`http://dealer.example/image/stock/car/key${query}`, { headers: { accept } })
  return answerImage(request, async () => ({ key: `photo ${url}`, from: 'web', read: () => fetchPhoto(url) }))
}

const metadataOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

describe('a photo on a feed’s server', () => {
  it('is served in the requested width, shape and format, cacheable for a day', async () => {
    const bytes = await picture()
    answers.plain = (response) => response.end(bytes)
    const response = await ask('plain', { query: '?w=320&crop=1x1' })
    expect(response.status).toBe(200)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await metadataOf(response)).toMatchObject({ format: 'heif', width: 320, height: 320 })
    const forOld = await ask('plain', { query: '?w=320', accept: '*/*' })
    expect(await metadataOf(forOld)).toMatchObject({ format: 'jpeg', width: 320, height: 213 })
  })

  it('is fetched once for any number of sizes and visitors', async () => {
    const bytes = await picture()
    answers.once = (response) => response.end(bytes)
    await ask('once')
    await Promise.all(['?w=160', '?w=320', '?w=320', '?w=480'].map((query) => ask('once', { query })))
    expect(requests.filter((name) => name === 'once')).toHaveLength(1)
  })

  it('is never enlarged', async () => {
    const bytes = await picture(90, 60)
    answers.small = (response) => response.end(bytes)
    expect(await metadataOf(await ask('small', { query: '?w=1920&crop=3x2' }))).toMatchObject({ width: 90 })
  })

  it('is rotated upright and stripped of its location', async () => {
    const exif = { IFD3: { GPSLatitude: '27/1 28/1 0/1' }, IFD0: { Make: 'Camera' } }
    const bytes = await sharp(await picture())
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    answers.sideways = (response) => response.end(bytes)
    const about = await metadataOf(await ask('sideways', { accept: '*/*' }))
    expect(about.height).toBeGreaterThan(about.width ?? 0)
    expect(about.exif).toBeUndefined()
    expect(about.orientation ?? 1).toBe(1)
  })

  it('is fetched a second time when the feed’s server fails', async () => {
    const bytes = await picture()
    answers.shaky = (response, times) => (times === 1 ? response.writeHead(500).end() : response.end(bytes))
    expect((await ask('shaky')).status).toBe(200)
  })
})

/** Makes all cached files look the given number of hours older. */
async function age(hours: number) {
  const stored = await readdir(folder, { recursive: true, withFileTypes: true })
  const then = new Date(Date.now() - hours * 3_600_000)
  for (const file of stored.filter((entry) => entry.isFile()))
    await utimes(path.join(file.parentPath, file.name), new Date(), then)
}

describe('a photo that the feed replaced at the same address', () => {
  const widthOf = async (name: string) => (await metadataOf(await ask(name))).width

  it('shows after a day, once the old one has been sent a last time, cacheable for a minute', async () => {
    const [first, second] = [await picture(90, 60), await picture(120, 80)]
    answers.replaced = (response, times) => response.end(times === 1 ? first : second)
    expect(await widthOf('replaced')).toBe(90)
    await age(23)
    expect((await ask('replaced')).headers.get('cache-control')).toBe('public, max-age=86400')
    await age(25)
    const last = await ask('replaced')
    expect(last.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await metadataOf(last)).width).toBe(90)
    await until(async () => (await widthOf('replaced')) === 120)
  })

  it('has the same age in all sizes as the original', async () => {
    const bytes = await picture(90, 60)
    answers.aged = (response) => response.end(bytes)
    await ask('aged', { query: '?w=64' })
    await age(23)
    await ask('aged', { query: '?w=160' })
    const stored = await readdir(path.join(folder, 'images', 'sized'), {
      recursive: true,
      withFileTypes: true,
    })
    const files = stored.filter((entry) => entry.isFile())
    for (const { parentPath, name } of files)
      expect((await stat(path.join(parentPath, name))).mtimeMs).toBeLessThan(Date.now() - 22 * 3_600_000)
  })

  it('keeps showing for a week while the feed’s server is down, and no longer', async () => {
    const bytes = await picture(90, 60)
    answers.outage = (response, times) => (times === 1 ? response.end(bytes) : response.writeHead(404).end())
    await ask('outage')
    await age(6 * 24)
    expect((await ask('outage')).status).toBe(200)
    await until(async () => log.mock.calls.length === 1)
    expect((await ask('outage')).status).toBe(200)
    await age(8 * 24)
    expect((await ask('outage')).status).toBe(502)
  })
})

async function until(isTrue: () => Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The condition was not met within half a minute.')
}

const bomb = async () => {
  const png = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return png
}

describe('an unavailable photo', () => {
  it.each<[string, (response: ServerResponse) => void, number]>([
    ['missing', (response) => response.writeHead(404).end(), 502],
    ['down', (response) => response.writeHead(503).end(), 503],
    ['cut', (response) => response.writeHead(200, { 'content-length': 5000 }).destroy(), 503],
    ['empty', (response) => response.end(), 502],
    ['html', (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>'), 502],
    ['drawing', (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 502],
    ['large', (response) => response.writeHead(200, { 'content-length': 40e6 }).flushHeaders(), 502],
    ['endless', (response) => void response.writeHead(302, { location: '/endless' }).end(), 502],
  ])('(%s) is replaced by a placeholder drawing, with one log line', async (name, reply, status) => {
    answers[name] = reply
    const response = await ask(name)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'image/svg+xml'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(log.mock.calls).toHaveLength(1)
    expect(String(log.mock.calls)).not.toContain(`/${name}`)
  })

  it('is not fetched again for a minute', async () => {
    answers.gone = (response) => response.writeHead(404).end()
    await ask('gone', { query: '?w=160' })
    await ask('gone', { query: '?w=320' })
    expect(requests.filter((name) => name === 'gone')).toHaveLength(1)
  })

  it('that would decompress to more than fits in memory is rejected', async () => {
    const bytes = await bomb()
    answers.bomb = (response) => response.end(bytes)
    expect((await ask('bomb')).status).toBe(502)
  })

  it('is also replaced by a drawing when its SVG file is missing, and the log omits the path', async () => {
    const request = new Request('http://dealer.example/image/media/logo.svg')
    const file = path.join(folder, 'media', 'logo.svg')
    const response = await answerImage(request, async () => ({
      key: 'media logo.svg',
      from: 'upload',
      asItIs: 'image/svg+xml',
      read: () => readFile(file),
    }))
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'image/svg+xml'])
    expect(String(log.mock.calls)).toBe('picture not shown: its file is missing')
  })

  it('times out', async () => {
    answers.slow = () => {}
    const limits = { idleMs: 100, totalMs: 200, maxBytes: 1000 }
    await expect(fetchPhoto(`${server.address}/slow`, limits)).rejects.toMatchObject({ retry: true })
  })
})

describe('an image size that is not offered', () => {
  it('is rejected with the field and its allowed values, and nothing is fetched', async () => {
    const response = await ask('never', { query: '?w=5000' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^w: Use one of 64, /) })
    expect(requests).not.toContain('never')
  })
})
