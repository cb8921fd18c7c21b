import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { tagStore } from '../cache/tag-store.mjs'
import { databaseCircuit } from '../clients/database-circuit.mjs'
import { outageResponse } from './answer-outage.mjs'
import { answerStoredPage, storePageOnceSent } from './stored-pages.mjs'
import { WebResponse } from './web-response.mjs'

let server: Server
/** Stands in for Next. */
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  server = createServer({ ServerResponse: WebResponse }, (request, response) => {
    if (answerStoredPage(request, response)) return
    response.isFromNext = true
    storePageOnceSent(request, response)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  tagStore().clear()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(path: string, method = 'GET', sent: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const answered = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: sent,
    redirect: 'manual',
  })
  const { status, headers } = answered
  return {
    status,
    headers,
    caching: headers.get('cache-control'),
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    encoding: headers.get('content-encoding'),
    body: await answered.text(),
  }
}

const failed = () => databaseCircuit().failed()

/** Sends an error page as Next does, compressed and in chunks. */
function sendError(response: ServerResponse) {
  response.statusCode = 500
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Content-Type', 'text/html')
  const whole = gzipSync('Internal Server Error')
  response.write(whole.subarray(0, 10))
  response.end(whole.subarray(10))
}

describe('A 500 response caused by the database', () => {
  beforeEach(() => {
    answer = (response) => {
      failed()
      sendError(response)
    }
  })

  it.each([
    ['/about-us', 'text/html; charset=utf-8', /try again/],
    ['/admin/login', 'text/html; charset=utf-8', /try again/],
    ['/robots.txt', 'text/plain; charset=utf-8', /^This is not available/],
    ['/sitemap.xml', 'text/plain; charset=utf-8', /^This is not available/],
    ['/api/pages?limit=1', 'application/json', /"errors"/],
    ['/image/media/logo.png?w=320', 'image/svg+xml', /^<svg/],
    ['/media/logo.png', 'image/svg+xml', /^<svg/],
  ])('is sent as a 503 in the format of %s', async (path, type, body) => {
    const answered = await ask(path)
    expect(answered).toMatchObject({ status: 503, type, retryAfter: '5', encoding: null })
    expect(answered.body).toMatch(body)
  })

  it('is sent as a 503 without a body for a HEAD request', async () => {
    expect(await ask('/about-us', 'HEAD')).toMatchObject({ status: 503, body: '' })
  })

  it('is sent as a 503 when its head is written in one call', async () => {
    answer = (response) => {
      failed()
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('Internal Server Error')
    }
    expect(await ask('/')).toMatchObject({ status: 503, body: String(outageResponse('/').body) })
  })
})

describe('While the database fails, a signed-in person', () => {
  const SIGNED_IN = { cookie: 'a=b; payload-token=x' }
  const answerWith = (status: number, headers: Record<string, string> = {}) => {
    answer = (response) => {
      failed()
      response.writeHead(status, headers).end('{}')
    }
  }

  it.each([
    ['/api/pages', 401, {}],
    ['/api/pages/1', 403, {}],
    ['/api/import-runs', 413, {}],
    ['/admin/collections/pages', 307, { Location: '/admin/login?redirect=%2Fadmin' }],
    ['/api/users/me?depth=0', 200, {}],
  ])('gets a 503 instead of an anonymous response at %s', async (path, status, headers) => {
    answerWith(status, headers)
    for (const sent of [SIGNED_IN, { authorization: 'JWT x' }])
      expect(await ask(path, 'GET', sent)).toMatchObject({ status: 503, retryAfter: '5' })
  })

  it('gets a 503 instead of an anonymous response whose head is sent with its body', async () => {
    answer = (response) => {
      failed()
      response.statusCode = 403
      response.end('{}')
    }
    expect((await ask('/api/pages', 'GET', SIGNED_IN)).status).toBe(503)
  })

  it('gets the original response when it does not depend on who they are', async () => {
    answerWith(404)
    expect((await ask('/api/pages/9', 'GET', SIGNED_IN)).status).toBe(404)
    answerWith(307, { Location: '/admin' })
    expect((await ask('/admin/', 'GET', SIGNED_IN)).status).toBe(307)
  })
})

it('While the database fails, an anonymous visitor still gets a 403', async () => {
  answer = (response) => {
    failed()
    response.writeHead(403).end('{}')
  }
  expect((await ask('/api/pages')).status).toBe(403)
})

describe('A 503 response', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    [
      'when its headers were set',
      (response) => response.setHeader('Cache-Control', 'public, max-age=60').writeHead(503).end(),
    ],
    [
      'when its headers come with writeHead',
      (response) => response.writeHead(503, { 'cache-control': 'public, max-age=60' }).end(),
    ],
    [
      'when its headers come as a list',
      (response) => response.writeHead(503, ['cache-control', 'public, max-age=60']).end(),
    ],
    [
      'when it never calls writeHead',
      (response) => {
        response.statusCode = 503
        response.end('busy')
      },
    ],
  ])('has Retry-After and no-store %s', async (_, send) => {
    answer = send
    expect(await ask('/image/stock/a/b')).toMatchObject({ status: 503, retryAfter: '5', caching: 'no-store' })
  })

  it('keeps its own Retry-After', async () => {
    answer = (response) => response.writeHead(503, { 'Retry-After': '60' }).end()
    expect(await ask('/')).toMatchObject({ status: 503, retryAfter: '60' })
  })
})

it('A replaced response keeps its request id, has HSTS over HTTPS, and drops other headers', async () => {
  answer = (response) => {
    response.setHeader('X-Request-Id', 'request-1')
    response.setHeader('Set-Cookie', 'a=b')
    failed()
    sendError(response)
  }
  const { headers } = await ask('/', 'GET', { 'x-forwarded-proto': 'https' })
  expect([headers.get('x-request-id'), headers.get('strict-transport-security')]).toEqual([
    'request-1',
    'max-age=31536000',
  ])
  expect(headers.get('set-cookie')).toBeNull()
})

describe('A response', () => {
  it('is not replaced when the database did not fail', async () => {
    answer = (response) => {
      response.statusCode = 500
      response.end('Internal Server Error')
    }
    expect(await ask('/')).toMatchObject({ status: 500, body: 'Internal Server Error' })
  })

  it('is not replaced when it is successful, even if the database failed', async () => {
    answer = (response) => {
      failed()
      response.write('whole ')
      response.end('page')
    }
    expect(await ask('/')).toMatchObject({ status: 200, body: 'whole page' })
  })
})

describe('A stored page that is past its time', () => {
  const HTML = '<!doctype html><p>Page</p>'
  const SECONDS = 900
  let isFrozen = false
  let ahead = 0

  beforeEach(() => {
    ahead += 60_000
    tagStore().now = () => Date.now() + ahead
  })
  afterEach(() => {
    tagStore().now = Date.now
    tagStore().clear()
  })

  async function keepPage() {
    answer = (response) => {
      if (isFrozen) {
        failed()
        response.writeHead(503).end('In the frame of the website')
        return
      }
      const value = { kind: 'APP_PAGE', html: HTML, headers: { etag: 'W/"late"' } }
      tagStore().set('/sites/a/late', value, ['t:1'], { revalidate: SECONDS })
      response.setHeader('ETag', 'W/"late"')
      response.end(HTML)
    }
    isFrozen = false
    await ask('/late')
    await new Promise((resolve) => setTimeout(resolve, 100))
    ahead += 2 * SECONDS * 1000
    isFrozen = true
  }

  it('is sent while the database does not answer', async () => {
    await keepPage()
    expect(await ask('/late')).toMatchObject({ status: 200, body: HTML })
    expect(await ask('/late')).toMatchObject({ status: 200, body: HTML })
  })

  it('is not sent once one of its tags expired', async () => {
    await keepPage()
    tagStore().expire(['t:1'])
    expect((await ask('/late')).status).toBe(503)
  })
})
