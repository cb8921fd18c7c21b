import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allowSharedCopies } from '../cache/cdn/shared-copies.mjs'
import { tagStore } from '../cache/tag-store.mjs'
import { databaseCircuit } from '../clients/database-circuit.mjs'
import { answerOutage } from './answer-outage.mjs'
import { answerStoredPage, storePageOnceSent } from './stored-pages.mjs'
import { tellCaches } from './tell-caches.mjs'

/** What next.config.mjs sends with every address of a website. */
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

/** Answers with a page of the cache, whose time is over after so many seconds. */
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
  tagStore().isTold = true
  // What is made within ten seconds of a change may hold what was read before it.
  clock += 10_000
  allowSharedCopies(600)
  answer = page()
  server = createServer((request, response) => {
    if (answerStoredPage(request, response)) return
    tellCaches(request, response)
    answerOutage(request, response)
    storePageOnceSent(request, response)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  allowSharedCopies(0)
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

/** Asks until the page comes from the store: it is compressed after it was sent first. */
async function askUntilStored() {
  for (let tries = 0; tries < 50; tries++) {
    const before = rendered
    await ask()
    if (rendered === before) return
  }
  throw new Error('The page was never stored.')
}

/** What caches are told. */
const told = ({ headers }: Answer) => [
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
/** For browsers as ever; a CDN asks each time. */
const ASKED_FOR = [OF_WEBSITES, 'max-age=0', 'max-age=0', undefined, undefined]

describe('a page that is the same for everybody', () => {
  it('may be kept by a CDN under its tags, while browsers ask again, when Next sends it', async () => {
    expect(told(await ask())).toEqual(SHARED)
  })

  it('may be kept in the same way when it is sent from memory, whole, as its head, and as 304', async () => {
    await askUntilStored()
    const head = await ask('/about-us', {}, 'HEAD')
    const known = await ask('/about-us', { 'if-none-match': ETAG })
    const ranged = await ask('/about-us', { range: 'bytes=0-10' })
    expect([head.status, known.status, ranged.status]).toEqual([200, 304, 200])
    expect([told(await ask()), told(head), told(known), told(ranged)]).toEqual([
      SHARED,
      SHARED,
      SHARED,
      SHARED,
    ])
    expect(known.headers.etag).toBe(ETAG)
    expect(rendered).toBeGreaterThan(0)
  })

  it('says nothing to a CDN where none may keep pages', async () => {
    allowSharedCopies(0)
    const asToday = [OF_WEBSITES, undefined, undefined, undefined, undefined]
    expect(told(await ask())).toEqual(asToday)
    await askUntilStored()
    expect(told(await ask())).toEqual(asToday)
  })

  it('is kept no longer than what it shows lasts, not even while a CDN asks for it again', async () => {
    answer = page({ revalidate: 900 })
    await askUntilStored()
    clock += 200_000
    expect((await ask()).headers['cdn-cache-control']).toBe('max-age=600, stale-while-revalidate=60')
    clock += 80_500
    expect((await ask()).headers['cdn-cache-control']).toBe('max-age=600, stale-while-revalidate=19')
    clock += 600_000
    expect((await ask()).headers['cdn-cache-control']).toBe('max-age=19')
  })

  it('is asked for each time when it was made so soon after a change that it may show what was before', async () => {
    tagStore().expire(['t:1'])
    clock += 300
    expect(told(await ask())).toEqual(ASKED_FOR)
    await askUntilStored()
    expect(told(await ask())).toEqual(ASKED_FOR)
    clock += 10_000
    expect(told(await ask())).toEqual(SHARED)
  })

  it('is asked for each time while this process does not hear what changes', async () => {
    await askUntilStored()
    tagStore().isTold = false
    expect(told(await ask())).toEqual(ASKED_FOR)
  })

  it('is asked for each time when it has more tags than a CDN is sure to take', async () => {
    answer = page({ tags: Array.from({ length: 60 }, (_, id) => `t:1:legal:${id}`) })
    expect(told(await ask())).toEqual(ASKED_FOR)
  })
})

describe('the same page for one visitor is kept by no shared cache', () => {
  it.each<[string, string, Record<string, string>]>([
    ['with a query string', '/about-us?utm_source=mail', {}],
    ['as a draft', '/about-us', { cookie: 'a=b; __prerender_bypass=1' }],
    ['as Next’s own data', '/about-us', { rsc: '1' }],
    ['as Next’s prefetched data', '/about-us', { 'next-router-prefetch': '1' }],
  ])('%s', async (_, path, headers) => {
    await askUntilStored()
    expect(told(await ask(path, headers))).toEqual(NOT_SHARED)
  })
})

describe('no shared cache keeps', () => {
  it.each<[string, number]>([
    ['a page that was made for one visitor, with a nonce', 200],
    ['a page that does not exist', 404],
    ['a redirect', 308],
  ])('%s', async (_, status) => {
    answer = plain(status, { 'Cache-Control': OF_WEBSITES, 'Content-Type': 'text/html' })
    expect(told(await ask('/search?page=2'))).toEqual(NOT_SHARED)
    expect(told(await ask('/search'))).toEqual(NOT_SHARED)
  })

  it('a page that cannot be told now', async () => {
    answer = plain(503, { 'Cache-Control': OF_WEBSITES, 'Content-Type': 'text/html' })
    expect(told(await ask('/search'))).toEqual(['no-store', ...NOT_SHARED.slice(1)])
  })

  it('a page that has an ETag of no page of the cache', async () => {
    answer = plain(200, { 'Cache-Control': OF_WEBSITES, ETag: 'W/"other"' })
    expect(told(await ask())).toEqual(NOT_SHARED)
  })

  it.each([200, 201, 400, 401, 403, 404, 500])(
    'an answer with status %d whose route says nothing of caching, such as Payload’s',
    async (status) => {
      answer = plain(status, { 'Content-Type': 'application/json' })
      expect(told(await ask('/api/users/me'))).toEqual(['private, no-store', ...NOT_SHARED.slice(1)])
    },
  )

  it('what is said in place of a page while the database is away', async () => {
    answer = (response) => {
      databaseCircuit().failed()
      plain(500)(response)
    }
    const failed = await ask()
    expect([failed.status, ...told(failed)]).toEqual([503, 'no-store', ...NOT_SHARED.slice(1)])
  })
})

it('A page that is sent past its time, because the database is away, is asked for again each time', async () => {
  answer = page({ revalidate: 60 })
  await askUntilStored()
  clock += 120_000
  answer = (response) => {
    databaseCircuit().failed()
    plain(500)(response)
  }
  const late = await ask()
  expect([late.status, ...told(late)]).toEqual([200, OF_WEBSITES, ...NOT_SHARED.slice(1)])
})

it.each(['no-store', 'private, max-age=60', 'public, max-age=31536000, immutable', 'public, max-age=300'])(
  'What a route says of caching itself stays as it is: %s',
  async (said) => {
    answer = plain(200, { 'Cache-Control': said })
    expect(told(await ask('/image/media/a.png'))).toEqual([said, ...NOT_SHARED.slice(1)])
  },
)
