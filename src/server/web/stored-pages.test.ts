import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { tagStore } from '../cache/tag-store.mjs'
import { answerStoredPage, storePageOnceSent } from './stored-pages.mjs'

const HTML = `<!doctype html><title>Ü</title>${'<p>A page.</p>'.repeat(1000)}`
const ETAG = 'W/"abc"'

let server: Server
let rendered = 0

/** Stands in for Next: renders a page, stores it and sends it with an ETag. */
beforeEach(async () => {
  rendered = 0
  server = createServer((request, response) => {
    if (answerStoredPage(request, response)) return
    storePageOnceSent(request, response)
    rendered += 1
    const isPage = request.url?.startsWith('/page')
    if (isPage) {
      const value = { kind: 'APP_PAGE', html: HTML, headers: { etag: ETAG } }
      tagStore().set(`/sites/a${request.url}`, value, ['t:1'])
      response.setHeader('ETag', ETAG)
      response.setHeader('X-Frame', 'kept')
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  tagStore().clear()
  await new Promise((resolve) => server.close(resolve))
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get(
      { port, host: '127.0.0.1', path, headers: { host: 'a.example', ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    ).on('error', reject)
  })

/** Requests the page until it comes from the store, where it is compressed after it is first sent. */
async function askUntilStored(path: string) {
  for (let tries = 0; tries < 50; tries++) {
    const before = rendered
    await ask(path)
    if (rendered === before) return
  }
  throw new Error('The page was never stored.')
}

describe('A page that was sent before', () => {
  it('is sent again with the same headers and body, plain or compressed', async () => {
    await askUntilStored('/page')
    const plain = await ask('/page')
    expect([plain.status, plain.body.toString(), plain.headers['x-frame']]).toEqual([200, HTML, 'kept'])
    const zipped = await ask('/page', { 'accept-encoding': 'br, gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(HTML)
  })

  it('is answered with 304 to a browser that has it', async () => {
    await askUntilStored('/page')
    const answer = await ask('/page', { 'if-none-match': `"other", ${ETAG}` })
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, ETAG])
  })

  it('is rendered again once one of its tags expired', async () => {
    await askUntilStored('/page')
    const before = rendered
    tagStore().expire(['t:1'])
    await ask('/page', { 'if-none-match': ETAG })
    expect(rendered).toBe(before + 1)
  })

  it.each<[string, string, Record<string, string>]>([
    ['another host', '/page', { host: 'b.example' }],
    ['a query string', '/page?draft=1', {}],
    ['Next’s own data', '/page', { rsc: '1' }],
    ['a draft', '/page', { cookie: '__prerender_bypass=1' }],
  ])('is left to Next when a visitor requests %s', async (_, path, headers) => {
    await askUntilStored('/page')
    const before = rendered
    await ask(path, headers)
    expect(rendered).toBe(before + 1)
  })

  it('is not stored without an ETag of the page cache', async () => {
    await ask('/other')
    await ask('/other')
    expect(rendered).toBe(2)
  })
})
