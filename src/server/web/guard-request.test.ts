import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerableUrl, guardRequest, NO_PAGE, refuseRequest } from './guard-request.mjs'

const HOST = 'southerncross.localhost:3000'
const statusOf = (method: string, url: string, headers: IncomingHttpHeaders = {}) =>
  refuseRequest({ method, url, headers: { host: HOST, ...headers } })?.status ?? null

describe('answerableUrl', () => {
  it.each([
    '/',
    '/search/mini%20cooper?page=2',
    '/search/citro%C3%ABn',
    '/cars/%F0%9F%9A%97',
    '/search?query=%FF%00&make=%',
    '/.well-known/security.txt',
    '/a..b/c.',
  ])('keeps %s', (url) => {
    expect(answerableUrl(url)).toBe(url)
  })

  it.each([
    ['overlong UTF-8', '/%C0%AF'],
    ['overlong UTF-8 of three bytes', '/search/%E0%80%AF'],
    ['a surrogate', '/cars/%ED%A0%80'],
    ['a code point beyond Unicode', '/%F4%90%80%80'],
    ['an invalid first byte', '/%FF'],
    ['an incomplete character', '/cars/%E0%A4%A'],
    ['an incomplete escape', '/media/x%'],
    ['an escape without digits', '/admin/%zz?page=1'],
    ['a null', '/media/%00'],
    ['a null on the admin', '/admin/collections/%00'],
    ['a null of the API', '/api/pages/1%00'],
    ['a line end', '/search/a%0d%0aSet-Cookie:%20a=b'],
    ['an unescaped character', '/search/citro\u00ebn'],
    ['parent segments', '/search/../../admin'],
    ['escaped parent segments', '/media/%2e%2e/x'],
    ['escaped parent segments in one segment', '/media/..%2f..%2fx'],
  ])('replaces %s with a missing page', (_, url) => {
    expect(answerableUrl(url)).toBe(NO_PAGE)
  })
})

describe('The request guard', () => {
  it.each([
    ['GET', '/', {}],
    ['HEAD', '/search', {}],
    ['GET', '/admin/collections/pages', { host: 'localhost:3000' }],
    ['POST', '/admin', { 'next-action': '40ab', origin: `http://${HOST}` }],
    ['POST', '/admin/collections/pages', { 'next-action': '40ab' }],
    ['POST', '/api/users/login', {}],
    ['POST', '/pages/unsubscribe?token=a.b', {}],
    ['PATCH', '/api/pages/1?depth=0', {}],
    ['DELETE', '/api/pages/1', {}],
    ['OPTIONS', '/api/pages', {}],
    ['GET', '/', { host: 'www.example.com.au' }],
    ['GET', '/', { host: 'www.example.com.au.' }],
    ['GET', '/', { host: '10.0.0.1:8080' }],
    ['GET', '/', { host: 'foo_bar.localhost' }],
    ['GET', '/', { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{}]') }],
  ])('allows %s %s with %j', (method, url, headers) => {
    expect(statusOf(method, url, headers)).toBeNull()
  })

  it.each([
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'].map((method) => [
      method,
      '/about-us',
    ]),
    ...['POST', 'DELETE'].map((method) => [method, '/']),
    ['POST', '/admin'],
    ['POST', '/pages/unsubscribe/more'],
    ['POST', '/api/pages/%0d%0a'],
    ['POST', '/api/pages/%C0%AF'],
    ['POST', '/api'],
    ['POST', '/api?x=/api/users'],
    ['POST', '/apis/users'],
    ['POST', '/_next/static/x.js'],
    ['POST', '/assets/icons.svg'],
    ['POST', '/sites/southerncross.localhost/about-us'],
  ])('refuses %s %s with 405, because pages are read-only', (method, url) => {
    const refusal = refuseRequest({
      method,
      url,
      headers: { host: HOST, 'content-type': 'multipart/form-data' },
    })
    expect(refusal).toMatchObject({ status: 405, allow: 'GET, HEAD' })
  })

  it('allows a server function only under the admin’s paths', () => {
    expect(statusOf('POST', '/about-us', { 'next-action': '40ab' })).toBe(405)
    expect(statusOf('POST', '/administration', { 'next-action': '40ab' })).toBe(405)
  })

  it.each([
    ['from another host', 'https://evil.example'],
    ['from another port', 'http://southerncross.localhost:4000'],
    ['that is null', 'null'],
    ['that is invalid', '%'],
  ])('refuses a server function with an origin %s', (_, origin) => {
    expect(statusOf('POST', '/admin', { 'next-action': '40ab', origin })).toBe(403)
  })

  it('allows a server function from the host that a proxy forwards', () => {
    const headers = { 'next-action': '40ab', origin: 'https://admin.example.com' }
    expect(statusOf('POST', '/admin', { ...headers, 'x-forwarded-host': 'admin.example.com' })).toBeNull()
    expect(statusOf('POST', '/admin', { ...headers, 'x-forwarded-host': 'a.example' })).toBe(403)
  })

  it.each(['TRACE', 'PROPFIND', 'LINK'])('refuses %s for endpoints too', (method) => {
    const headers = { host: HOST }
    expect(refuseRequest({ method, url: '/api/users', headers })).toMatchObject({
      status: 405,
      allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    })
  })

  it.each(
    [
      [
        '',
        '..',
        '.',
        'a..b',
        '.localhost',
        'a b',
        'a/b',
        '%00',
        'a@b',
        '[::1]:3000',
        'localhost:99999',
        'localhost:x',
      ],
      ['256.1.1.1', 'xn--a', 'südkreuz.localhost', 'a'.repeat(300)],
    ].flat(),
  )('refuses the host %j', (host) => {
    expect(statusOf('GET', '/', { host })).toBe(400)
  })

  it('refuses a request without a host', () => {
    expect(refuseRequest({ method: 'GET', url: '/', headers: {} })?.status).toBe(400)
  })

  it.each(['*', 'http://southerncross.localhost:3000/', 'about-us', ''])(
    'refuses %j, which is not a path',
    (url) => {
      expect(statusOf('GET', url)).toBe(400)
    },
  )

  it.each(['x', '%', '{}', '[]', encodeURIComponent('[1,{}]'), 'x'.repeat(50_000)])(
    'refuses a router state that Next cannot read (%.20s)',
    (state) => {
      expect(statusOf('GET', '/', { rsc: '1', 'next-router-state-tree': state })).toBe(400)
    },
  )
})

describe('A web server behind the request guard', () => {
  let server: Server
  const seen: (string | undefined)[] = []

  beforeEach(async () => {
    seen.length = 0
    server = createServer((request, response) => {
      if (guardRequest(request, response)) return
      seen.push(request.url)
      response.end('Next')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve))
  })

  const answerOf = (method: string, path: string, body?: string) =>
    new Promise<{ status?: number; allow?: string; text: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const sent = ask({ port, method, path, headers: { host: HOST } }, (answer) => {
        let text = ''
        answer.on('data', (piece) => {
          text += piece
        })
        answer.on('end', () => resolve({ status: answer.statusCode, allow: answer.headers.allow, text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })

  it('passes requests on to Next, with a missing page in place of an unreadable path', async () => {
    expect(await answerOf('GET', '/search?page=2')).toMatchObject({ status: 200, text: 'Next' })
    expect(await answerOf('GET', '/%C0%AF')).toMatchObject({ status: 200, text: 'Next' })
    expect(seen).toEqual(['/search?page=2', NO_PAGE])
  })

  it('answers a refused request with the methods that are allowed', async () => {
    const refused = { status: 405, allow: 'GET, HEAD', text: 'Allowed methods: GET, HEAD.' }
    expect(await answerOf('POST', '/about-us', 'x')).toEqual(refused)
    expect(await answerOf('TRACE', '/about-us')).toEqual(refused)
    expect(seen).toEqual([])
  })
})
