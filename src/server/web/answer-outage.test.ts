import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { tagStore } from '../cache/tag-store.mjs'
import { databaseCircuit } from '../clients/database-circuit.mjs'
import { answerOutage, outageAnswer } from './answer-outage.mjs'
import { answerStoredPage, storePageOnceSent } from './stored-pages.mjs'

let server: Server
/** Stands in for Next. */
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  server = createServer((request, response) => {
    if (answerStoredPage(request, response)) return
    answerOutage(request, response)
    storePageOnceSent(request, response)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  tagStore().clear()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answered = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  const { status, headers } = answered
  return {
    status,
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    encoding: headers.get('content-encoding'),
    body: await answered.text(),
  }
}

const failed = () => databaseCircuit().failed()

/** An error page as Next sends it, compressed in parts. */
function sendError(response: ServerResponse) {
  response.statusCode = 500
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Content-Type', 'text/html')
  const whole = gzipSync('Internal Server Error')
  response.write(whole.subarray(0, 10))
  response.end(whole.subarray(10))
}

describe('an answer of "500" during which the database failed', () => {
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
  ])('is sent as 503 in the form that %s has', async (path, type, body) => {
    const answered = await ask(path)
    expect(answered).toMatchObject({ status: 503, type, retryAfter: '5', encoding: null })
    expect(answered.body).toMatch(body)
  })

  it('is sent so without a body to somebody who asks for none', async () => {
    expect(await ask('/about-us', 'HEAD')).toMatchObject({ status: 503, body: '' })
  })

  it('is sent so when its head is written in one piece', async () => {
    answer = (response) => {
      failed()
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('Internal Server Error')
    }
    expect(await ask('/')).toMatchObject({ status: 503, body: String(outageAnswer('/').body) })
  })
})

describe('an answer is sent as it is', () => {
  it('when the error is not the database’s', async () => {
    answer = (response) => {
      response.statusCode = 500
      response.end('Internal Server Error')
    }
    expect(await ask('/')).toMatchObject({ status: 500, body: 'Internal Server Error' })
  })

  it('when it tells of no error, whatever the database did', async () => {
    answer = (response) => {
      failed()
      response.write('whole ')
      response.end('page')
    }
    expect(await ask('/')).toMatchObject({ status: 200, body: 'whole page' })
  })
})

describe('a page in memory whose time is over', () => {
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

  it('is sent as it was while the database does not answer', async () => {
    await keepPage()
    expect(await ask('/late')).toMatchObject({ status: 200, body: HTML })
    expect(await ask('/late')).toMatchObject({ status: 200, body: HTML })
  })

  it('is not sent once what it shows was changed', async () => {
    await keepPage()
    tagStore().expire(['t:1'])
    expect((await ask('/late')).status).toBe(503)
  })
})
