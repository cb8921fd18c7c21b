import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadFeed } from '@/server/stock/feeds/download-feed'
import { FetchFailed } from '@/server/upstream/fetch-failed'
import { isPublicAddress } from '@/server/upstream/public-address'
import { startUpstream, type Upstream } from '../../support/servers/upstream'

const path = join(mkdtempSync(join(tmpdir(), 'forecourt-feed-')), 'feed')
const limits = { allowPrivate: true, idleMs: 500, totalMs: 3000, maxBytes: 1_000_000 }
let server: Upstream

beforeAll(async () => {
  server = await startUpstream((request, response) => {
    const every = (milliseconds: number, chunk: Buffer) => {
      const timer = setInterval(() => response.write(chunk), milliseconds)
      response.on('close', () => clearInterval(timer))
    }
    const [, what, count] = (request.url ?? '').split(/[/?]/)
    if (what === 'good') response.end('[]')
    if (what === 'status') response.writeHead(Number(count)).end()
    if (what === 'huge') response.end(Buffer.alloc(1_500_000, 'x'))
    if (what === 'endless') every(1, Buffer.alloc(10_000, 'x'))
    if (what === 'trickle') every(100, Buffer.from('x'))
    if (what === 'cut') {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('x', () => response.destroy())
    }
    if (what === 'away') response.writeHead(302, { location: decodeURIComponent(count ?? '') }).end()
    if (what === 'again') {
      const left = Number(count)
      response.writeHead(302, { location: left > 0 ? `/again/${left - 1}` : '/good' }).end()
    }
  })
})
afterAll(() => server.close())

const download = (route: string, options = {}) =>
  downloadFeed(`${server.address}/${route}`, path, { ...limits, ...options })

async function problemOf(downloading: Promise<void>): Promise<FetchFailed> {
  const problem = await downloading.then(
    () => null,
    (error: unknown) => error,
  )
  expect(problem).toBeInstanceOf(FetchFailed)
  return problem as FetchFailed
}

describe('a feed', () => {
  it('is saved unchanged, after at most three redirects', async () => {
    await download('again/2')
    expect(readFileSync(path, 'utf8')).toBe('[]')
    expect((await problemOf(download('again/3'))).message).toMatch(/redirects more than 3 times/)
  })

  it.each([
    ['status/404', /status 404/, false],
    ['status/401', /status 401/, false],
    ['status/500', /status 500/, true],
    ['status/503', /status 503/, true],
    ['status/429', /status 429/, true],
    ['silent', /does not answer/, true],
    ['trickle', /took too long/, true],
    ['cut', /connection to .* failed/, true],
    ['huge', /larger than 1 MB/, false],
    ['endless', /larger than 1 MB/, false],
    ['away/file%3A%2F%2F%2Fetc%2Fpasswd', /Only http and https/, false],
  ])('at %s fails with an explanation and leaves no file', async (route, sentence, retry) => {
    const problem = await problemOf(download(route))
    expect(problem.message).toMatch(sentence)
    expect(problem.retry).toBe(retry)
    expect(existsSync(path)).toBe(false)
  })

  it('is not fetched from a private address given by number, name or redirect', async () => {
    const port = new URL(server.address).port
    for (const address of [
      `http://127.0.0.1:${port}/good`,
      `http://localhost:${port}/good`,
      `http://[::1]:${port}/good`,
    ]) {
      const problem = await problemOf(downloadFeed(address, path, { ...limits, allowPrivate: false }))
      expect(problem).toMatchObject({ retry: false, message: expect.stringMatching(/is a private address/) })
    }
  })

  it('is named only by its host in messages, because the rest of its URL may contain a key', async () => {
    expect((await problemOf(download('status/403?key=secret'))).message).not.toMatch(/secret|status\/403/)
    expect((await problemOf(downloadFeed('nonsense', path, limits))).message).toMatch(/not a web address/)
  })
})

describe('the check for public addresses', () => {
  it.each(['1.1.1.1', '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '::127.0.0.1',
    'fec0::1',
    '2001::1',
    '2002:7f00:1::',
    'example.com',
  ])('rejects %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
