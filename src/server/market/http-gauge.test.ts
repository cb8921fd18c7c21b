import type { ServerResponse } from 'node:http'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'
import { vehicle } from '~/tests/support/vehicle'
import { gaugeLimits, httpGauge } from './http-gauge'

const limits = { ...gaugeLimits, allowPrivate: true, idleMs: 4000, totalMs: 4000 }
const whole = {
  fill: 0.7,
  listing_price: 18_990,
  market_range_min: 17_000,
  market_range_max: 23_500,
  confidence: 0.8,
  description: 'Priced below most.',
}

let service: Upstream
let base: string
let answer: (response: ServerResponse, turn: number) => void
let requests: string[]

beforeAll(async () => {
  service = await startUpstream((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(response, requests.length)
  })
  base = service.address
})

afterAll(() => service.close())

beforeEach(() => {
  requests = []
})

const find = (own = limits, path = '/v1?key=s3cret', car = vehicle()) =>
  httpGauge(`${base}${path}`, own).find(car, 18_990)
const json = (value: unknown) => {
  answer = (response) => response.end(JSON.stringify(value))
}

describe('The HTTP gauge service', () => {
  it('is called with the vehicle’s path and no payload, and answers with a gauge [GAUGE-01]', async () => {
    json(whole)
    expect(await find()).toEqual(whole)
    expect(requests).toEqual(['GET /v1/cars/kia-rio/autogauge?key=s3cret'])
    await find(limits, '/')
    expect(requests[1]).toBe('GET /cars/kia-rio/autogauge')
  })

  it('is called with the path that the website gives the vehicle [GAUGE-01]', async () => {
    json(whole)
    await find(limits, '/v1/', vehicle({ slug: 'kia rio?', path: '/used-car/kia rio?' }))
    expect(requests).toEqual(['GET /v1/used-car/kia%20rio%3F/autogauge'])
  })

  it('gives no gauge when a figure is missing [GAUGE-06]', async () => {
    json({ ...whole, confidence: null })
    expect(await find()).toBeNull()
  })

  it('cannot inject markup: a description stays text, and anything but a number as a figure gives no gauge [GAUGE-06]', async () => {
    json({ ...whole, description: '<img src=x onerror=alert(1)>' })
    expect((await find())?.description).toBe('<img src=x onerror=alert(1)>')
    json({ ...whole, fill: '<script>' })
    expect(await find()).toBeNull()
  })

  it.each<[string, string]>([
    ['an empty body', ''],
    ['null', 'null'],
    ['an empty text', '""'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
  ])('causes the error "No data returned" when it answers with %s [GAUGE-02]', async (_, body) => {
    answer = (response) => response.end(body)
    await expect(find()).rejects.toThrow('No data returned')
    expect(requests).toHaveLength(1)
  })

  it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['sends no JSON', (response) => response.end('<html><script>'), /did not answer with JSON/, 1],
    ['sends too much', (response) => response.end('9'.repeat(70_000)), /more than 65536 bytes/, 1],
    ['answers 404', (response) => response.writeHead(404).end(), /status 404/, 1],
    ['fails twice', (response) => response.writeHead(503).end(), /status 503/, 2],
    ['hangs up twice', (response) => response.destroy(), /connection .* failed/, 2],
  ])('causes a rejection when it %s [GAUGE-03]', async (_, behave, reason, times) => {
    answer = behave
    await expect(find()).rejects.toThrow(reason)
    expect(requests).toHaveLength(times)
  })

  it('times out without a retry when it is slow [GAUGE-03]', async () => {
    answer = () => undefined
    await expect(find({ ...limits, totalMs: 300 })).rejects.toThrow(/does not answer|took longer/)
    expect(requests).toHaveLength(1)
  })

  it('is called again after one failure [GAUGE-03]', async () => {
    answer = (response, turn) =>
      turn === 1 ? response.writeHead(502).end() : response.end(JSON.stringify(whole))
    expect(await find()).toEqual(whole)
  })

  it('is never called at a private address', async () => {
    json(whole)
    await expect(find({ ...limits, allowPrivate: false })).rejects.toThrow(/private address/)
    expect(requests).toEqual([])
  })

  it('has at most 1.5 seconds to answer [GAUGE-03]', () => {
    expect(gaugeLimits).toMatchObject({ idleMs: 1500, totalMs: 1500 })
  })
})
