import type { ServerResponse } from 'node:http'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'
import { vehicle } from '~/tests/support/vehicle'
import { httpViews, viewLimits } from './http-views'

const limits = { ...viewLimits, allowPrivate: true }
const car = vehicle({ slug: 'kia rio', photos_count: 12, updated_at: '2026-03-10T00:00:00.000Z' })

let service: Upstream
let host: string
let base: string
let services = 0
let answer: (response: ServerResponse) => void
let requests: string[]
let warned: string[]

beforeAll(async () => {
  service = await startUpstream((request, response) => {
    requests.push(String(request.url))
    answer(response)
  })
  host = service.address
})

afterAll(() => service.close())

beforeEach(() => {
  // The circuit breaker is per service, so each test uses another address.
  base = `${host}/base-${++services}/`
  requests = []
  warned = []
  jest.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line))
})

const look = () => httpViews(base, 'site-1', limits).look(car, true)
const json = (value: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(JSON.stringify(value))
}

describe('The HTTP view counter', () => {
  it('sends the request as specified and returns the answer [VDP-37]', async () => {
    json({ views: 7, car_fields: { status: 'sold' }, more: true })
    expect(await look()).toEqual({ views: 7, car_fields: { status: 'sold' } })
    expect(requests).toEqual([
      `/base-${services}/cars/kia%20rio/view.json?photos_count=12&updated_at=2026-03-10T00%3A00%3A00.000Z&website_id=site-1`,
    ])
    expect(warned).toEqual([])
  })

  it('accepts an answer without fields', async () => {
    json({ views: 0, car_fields: null })
    expect(await look()).toEqual({ views: 0, car_fields: {} })
  })

  it.each<[string, () => void, RegExp]>([
    [
      'takes 3 seconds',
      () => {
        answer = (response) => void setTimeout(() => response.end('{"views":7}'), 3000)
      },
      /does not answer|took longer/,
    ],
    ['answers with another status', () => json({ views: 7 }, 404), /status 404/],
    [
      'answers with HTML',
      () => (answer = (response) => response.end('<html><script>alert(1)</script>')),
      /did not answer with JSON/,
    ],
    ['answers with markup for a number', () => json({ views: '<b>7</b>' }), /did not answer with views/],
    ['answers with a negative number', () => json({ views: -1 }), /did not answer with views/],
    [
      'answers with an empty body',
      () => (answer = (response) => response.end()),
      /did not answer with views/,
    ],
    [
      'sends too much',
      () => (answer = (response) => response.end('9'.repeat(70_000))),
      /more than 65536 bytes/,
    ],
    ['hangs up', () => (answer = (response) => response.destroy()), /connection .* failed/],
  ])('returns null and logs one line when the service %s [VDP-37]', async (_, behave, reason) => {
    behave()
    const start = performance.now()
    expect(await look()).toBeNull()
    expect(performance.now() - start).toBeLessThan(2500)
    expect(warned).toHaveLength(1)
    expect(warned[0]).toMatch(reason)
    expect(warned[0]).not.toMatch(/\n/)
  })

  it('is not called again right after a failure, and logs nothing more [VDP-37]', async () => {
    answer = (response) => response.writeHead(503).end()
    expect(await look()).toBeNull()
    json({ views: 7 })
    expect(await look()).toBeNull()
    expect(requests).toHaveLength(1)
    expect(warned).toHaveLength(1)
  })

  it('is called at most 300 times a minute for a website, for all shoppers together [VDP-37]', async () => {
    json({ views: 7 })
    const lookAt = (website: string) => httpViews(base, website, limits).look(car, true)
    for (let time = 0; time < 300; time++) expect(await lookAt('site-2')).not.toBeNull()
    expect(await lookAt('site-2')).toBeNull()
    expect(await lookAt('site-3')).not.toBeNull()
    expect(requests).toHaveLength(301)
    expect(warned).toEqual([])
  })

  it('returns null and logs one line when the service is down [VDP-37]', async () => {
    expect(await httpViews('http://127.0.0.1:1/', 'site-1', limits).look(car, true)).toBeNull()
    expect(warned).toEqual([expect.stringMatching(/^no views of "kia rio": [^\n]*connection [^\n]* failed/)])
  })
})
