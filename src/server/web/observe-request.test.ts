import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setRequestTenant } from '../log/current-request.mjs'
import { setJsonLines } from '../log/destination.mjs'
import { log } from '../log/log.mjs'
import { observeRequest } from './observe-request.mjs'
import { routeKind } from './route-kind.mjs'

interface Line {
  line: string
  fields: Record<string, unknown>
}

let server: Server
let counted: Record<string, unknown>[]
let lines: Line[]

beforeEach(async () => {
  setJsonLines({ write: () => {} })
  counted = []
  lines = []
  for (const level of ['info', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation(((fields: Line['fields'], line: string) => {
      lines.push({ fields, line })
    }) as never)
  }
  server = createServer((request, response) =>
    observeRequest(
      request,
      response,
      () => {
        if (request.url?.startsWith('/cars/')) setRequestTenant('outpost')
        response.statusCode = request.url?.includes('broken') ? 500 : 200
        if (request.url === '/hit') response.setHeader('x-nextjs-cache', 'HIT')
        response.end('page')
        return request.url === '/memory'
      },
      (observed) => counted.push({ ...observed }),
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  jest.restoreAllMocks()
  setJsonLines(undefined)
  await new Promise((resolve) => server.close(resolve))
})

async function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.address() as AddressInfo
  const known = counted.length
  const id = await new Promise<string>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(String(response.headers['x-request-id'])))
    })
      .once('error', reject)
      .end()
  })
  while (counted.length === known) await new Promise((resolve) => setTimeout(resolve, 5))
  return id
}

describe('A request', () => {
  it('is logged with its method, path, status and duration, and without its query string', async () => {
    await get('/search/toyota?query=jo%20smith')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.line).toBe('GET /search/toyota 200')
    expect(lines[0]?.fields).toEqual({
      method: 'GET',
      path: '/search/toyota',
      kind: 'search',
      status: 200,
      durationMs: expect.any(Number),
    })
  })

  it('is logged without the signed link of a booking or an offer [TD-04, MSL-05]', async () => {
    for (const path of [
      '/test-drive/Ab-1.0.c_d',
      '/api/test-drive/Ab-1.0.c_d/cancel',
      '/api/test-drive/slots',
      '/trade-in-offer/Ab-1.c_d',
      '/api/trade-in/offers/Ab-1.c_d',
    ])
      await get(path)
    expect(lines.map(({ line }) => line.split(' ')[1])).toEqual([
      '/test-drive/…',
      '/api/test-drive/…/cancel',
      '/api/test-drive/slots',
      '/trade-in-offer/…',
      '/api/trade-in/offers/…',
    ])
  })

  it('keeps a valid id from a proxy, and gets a new one otherwise', async () => {
    expect(await get('/', { 'x-request-id': 'proxy-0001' })).toBe('proxy-0001')
    expect(await get('/', { 'x-request-id': 'a b' })).toMatch(/^[\da-f-]{36}$/)
    expect(await get('/')).toMatch(/^[\da-f-]{36}$/)
  })

  it('is counted as coming from memory, from Next’s cache, or from neither', async () => {
    for (const path of ['/memory', '/hit', '/']) await get(path)
    expect(counted.map(({ cache }) => cache)).toEqual(['memory', 'hit', undefined])
  })

  it('for a static file, a picture or a health check is counted, and logged only when it fails', async () => {
    const paths = ['/_next/static/a.js', '/image/stock/a/b', '/media/a.webp', '/api/health', '/assets/broken']
    for (const path of [...paths, '/image/broken']) await get(path)
    expect(counted).toHaveLength(6)
    expect(lines.map(({ line }) => line)).toEqual(['GET /assets/broken 500', 'GET /image/broken 500'])
  })

  it('is logged as text only when it fails', async () => {
    setJsonLines(undefined)
    for (const path of ['/', '/broken']) await get(path)
    expect(lines.map(({ line }) => line)).toEqual(['GET /broken 500'])
  })
})

describe('routeKind', () => {
  it.each([
    ['/', 'page'],
    ['/about-us', 'page'],
    ['/searching', 'page'],
    ['/search', 'search'],
    ['/search/toyota', 'search'],
    ['/cars/kia-rio-1', 'vehicle'],
    ['/used-car/kia-rio-1', 'vehicle'],
    ['/api/stock/search', 'endpoint'],
    ['/api/health', 'upkeep'],
    ['/metrics', 'upkeep'],
    ['/admin', 'admin'],
    ['/administration', 'page'],
    ['/_next/static/a.js', 'file'],
    ['/image/stock/a/b', 'picture'],
    ['/media/a.webp', 'picture'],
  ])('of %s is %s', (path, kind) => {
    expect(routeKind(path)).toBe(kind)
  })
})
