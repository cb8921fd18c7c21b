import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setCdnMaxAge } from '../../cache/cdn/cdn-cache-headers.mjs'
import { tagStore } from '../../cache/tag-store.mjs'
import { databaseCircuit } from '../../clients/database-circuit.mjs'
import { answerStoredPage, storePageOnceSent } from '../stored-pages.mjs'
import { WebResponse } from '../web-response.mjs'

/** The default Cache-Control of websites in next.config.mjs. */
const OF_WEBSITES = 'public, max-age=0, must-revalidate'
const OF_ONE_VISITOR = 'private, max-age=0, must-revalidate'
const ETAG = 'W/"abc"'
const HTML = '<!doctype html><p>A page.</p>'
const TAGS = ['_N_T_/layout', 'hosts', 't:1', 't:1:page:/about-us']

let server: Server
let rendered = 0
/** Stands in for Next. */
let answer: (response: ServerResponse) => void
let clock = 0

/** Answers with a cached page that expires after `revalidate` seconds. */
function page({ revalidate, tags = TAGS }: { revalidate?: number; tags?: string[] } = {}) {
  return (response: ServerResponse) => {
    rendered += 1
    const value = { kind: 'APP_PAGE', html: HTML, headers: { etag: ETAG } }
    tagStore().set('/sites/a.example/about-us', value, tags, { revalidate })
    response.setHeader('Cache-Control', OF_WEBSITES)
    response.setHeader('ETag', ETAG)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(HTML)
  }
}

const plain =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end('text')
  }

beforeEach(async () => {
  rendered = 0
  clock = 1_000_000
  tagStore().now = () => clock
  tagStore().clear()
  tagStore().isListening = true
  // A page made within ten seconds of a change may contain older data.
  clock += 10_000
  setCdnMaxAge(600)
  answer = page()
  server = createServer({ ServerResponse: WebResponse }, (request, response) => {
    if (answerStoredPage(request, response)) return
    response.isFromNext = true
    storePageOnceSent(request, response)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  setCdnMaxAge(0)
  await new Promise((resolve) => server.close(resolve))
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
}

const ask = (path = '/about-us', headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const options = {
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { host: 'a.example', ...headers },
      agent: false as const,
    }
    get(options, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    }).on('error', reject)
  })

/** Requests the page until it comes from the store, where it is compressed after it is first sent. */
async function askUntilStored() {
  for (let tries = 0; tries < 50; tries++) {
    const before = rendered
    await ask()
    if (rendered === before) return
  }
  throw new Error('The page was never stored.')
}

/** The response's caching headers. */
const cacheHeaders = ({ headers }: Answer) => [
  headers['cache-control'],
  headers['cdn-cache-control'],
  headers['surrogate-control'],
  headers['cache-tag'],
  headers['surrogate-key'],
]

const TEN_MINUTES = 'max-age=600, stale-while-revalidate=60'
const SHARED = [
  OF_WEBSITES,
  TEN_MINUTES,
  TEN_MINUTES,
  'hosts,t:1,t:1:page:/about-us',
  'hosts t:1 t:1:page:/about-us',
]
const NOT_SHARED = [OF_ONE_VISITOR, undefined, undefined, undefined, undefined]
/** Unchanged for browsers; a CDN revalidates each time. */
const ASKED_FOR = [OF_WEBSITES, 'max-age=0', 'max-age=0', undefined, undefined]

describe('A page that is the same for every visitor', () => {
  it('may be cached by a CDN under its tags, while browsers revalidate, when Next sends it', async () => {
    expect(cacheHeaders(await ask())).toEqual(SHARED)
  })

  it('may be cached in the same way when it is sent from memory, as a GET, HEAD, 304 or range response', async () => {
    await askUntilStored()
    const head = await ask('/about-us', {}, 'HEAD')
    const known = await ask('/about-us', { 'if-none-match': ETAG })
    const ranged = await ask('/about-us', { range: 'bytes=0-10' })
    expect([head.status, known.status, ranged.status]).toEqual([200, 304, 200])
    expect([
      cacheHeaders(await ask()),
      cacheHeaders(head),
      cacheHeaders(known),
      cacheHeaders(ranged),
    ]).toEqual([SHARED, SHARED, SHARED, SHARED])
    expect(known.headers.etag).toBe(ETAG)
    expect(rendered).toBeGreaterThan(0)
  })

  it('has no CDN headers where CDN caching is off', async () => {
    setCdnMaxAge(0)
    const asToday = [OF_WEBSITES, undefined, undefined, undefined, undefined]
    expect(cacheHeaders(await ask())).toEqual(asToday)
    await askUntilStored()
    expect(cacheHeaders(await ask())).toEqual(asToday)
  })

  it('is cached no longer than its content is valid, including stale-while-revalidate', async () => {
    answer = page({ revalidate: 900 })
    await askUntilStored()
    clock += 200_000
    expect((await ask()).headers['cdn-cache-control']).toBe('max-age=600, stale-while-revalidate=60')
    clock += 80_500
    expect((await ask()).headers['cdn-cache-control']).toBe('max-age=600, stale-while-revalidate=19')
    clock += 600_000
    expect((await ask()).headers['cdn-cache-control']).toBe('max-age=19')
  })

  it('is revalidated each time when it was made so soon after a change that it may contain older data', async () => {
    tagStore().expire(['t:1'])
    clock += 300
    expect(cacheHeaders(await ask())).toEqual(ASKED_FOR)
    await askUntilStored()
    expect(cacheHeaders(await ask())).toEqual(ASKED_FOR)
    clock += 10_000
    expect(cacheHeaders(await ask())).toEqual(SHARED)
  })

  it('is revalidated each time while this process is not notified of expired tags', async () => {
    await askUntilStored()
    tagStore().isListening = false
    expect(cacheHeaders(await ask())).toEqual(ASKED_FOR)
  })

  it('is revalidated each time when it has more tags than every CDN accepts', async () => {
    answer = page({ tags: Array.from({ length: 60 }, (_, id) => `t:1:legal:${id}`) })
    expect(cacheHeaders(await ask())).toEqual(ASKED_FOR)
  })
})

describe('The same page', () => {
  it.each<[string, string, Record<string, string>]>([
    ['with a query string', '/about-us?utm_source=mail', {}],
    ['as a draft', '/about-us', { cookie: 'a=b; __prerender_bypass=1' }],
    ['as Next’s own data', '/about-us', { rsc: '1' }],
    ['as Next’s prefetched data', '/about-us', { 'next-router-prefetch': '1' }],
  ])('is not stored by shared caches when it is requested %s', async (_, path, headers) => {
    await askUntilStored()
    expect(cacheHeaders(await ask(path, headers))).toEqual(NOT_SHARED)
  })
})

describe('Shared caches', () => {
  it.each<[string, number]>([
    ['a page rendered for one visitor, with a nonce', 200],
    ['a page that does not exist', 404],
    ['a redirect', 308],
  ])('do not store %s', async (_, status) => {
    answer = plain(status, { 'Cache-Control': OF_WEBSITES, 'Content-Type': 'text/html' })
    expect(cacheHeaders(await ask('/search?page=2'))).toEqual(NOT_SHARED)
    expect(cacheHeaders(await ask('/search'))).toEqual(NOT_SHARED)
  })

  it('do not store a page that is unavailable', async () => {
    answer = plain(503, { 'Cache-Control': OF_WEBSITES, 'Content-Type': 'text/html' })
    expect(cacheHeaders(await ask('/search'))).toEqual(['no-store', ...NOT_SHARED.slice(1)])
  })

  it('do not store a page with an ETag that no cached page has', async () => {
    answer = plain(200, { 'Cache-Control': OF_WEBSITES, ETag: 'W/"other"' })
    expect(cacheHeaders(await ask())).toEqual(NOT_SHARED)
  })

  it.each([200, 201, 400, 401, 403, 404, 500])(
    'do not store a response with status %d whose route sets no Cache-Control, such as Payload’s',
    async (status) => {
      answer = plain(status, { 'Content-Type': 'application/json' })
      expect(cacheHeaders(await ask('/api/users/me'))).toEqual(['private, no-store', ...NOT_SHARED.slice(1)])
    },
  )

  it('do not store the replacement for a page while the database is unavailable', async () => {
    answer = (response) => {
      databaseCircuit().failed()
      plain(500)(response)
    }
    const failed = await ask()
    expect([failed.status, ...cacheHeaders(failed)]).toEqual([503, 'no-store', ...NOT_SHARED.slice(1)])
  })
})

it('A page sent past its time, because the database is unavailable, is revalidated each time', async () => {
  answer = page({ revalidate: 60 })
  await askUntilStored()
  clock += 120_000
  answer = (response) => {
    databaseCircuit().failed()
    plain(500)(response)
  }
  const late = await ask()
  expect([late.status, ...cacheHeaders(late)]).toEqual([200, OF_WEBSITES, ...NOT_SHARED.slice(1)])
})

it.each(['no-store', 'private, max-age=60', 'public, max-age=31536000, immutable', 'public, max-age=300'])(
  'A Cache-Control set by a route is not changed: %s',
  async (cacheControl) => {
    answer = plain(200, { 'Cache-Control': cacheControl })
    expect(cacheHeaders(await ask('/image/media/a.png'))).toEqual([cacheControl, ...NOT_SHARED.slice(1)])
  },
)
