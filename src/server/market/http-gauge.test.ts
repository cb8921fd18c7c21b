import type { ServerResponse } from 'node:http'
import { startUpstream, type Upstream } from '~/tests/support/upstream'
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
let asked: string[]

beforeAll(async () => {
  service = await startUpstream((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(response, asked.length)
  })
  base = service.address
})

afterAll(() => service.close())

beforeEach(() => {
  asked = []
})

const find = (own = limits, path = '/v1?key=s3cret', car = vehicle()) =>
  httpGauge(`${base}${path}`, own).find(car, 18_990)
const json = (value: unknown) => {
  answer = (response) => response.end(JSON.stringify(value))
}

describe('a gauge service', () => {
  it('is asked for the vehicle’s path, without a payload, and answers a gauge [GAUGE-01]', async () => {
    json(whole)
    expect(await find()).toEqual(whole)
    expect(asked).toEqual(['GET /v1/cars/kia-rio/autogauge?key=s3cret'])
    await find(limits, '/')
    expect(asked[1]).toBe('GET /cars/kia-rio/autogauge')
  })

  it('is asked for the path that the website gives the vehicle [GAUGE-01]', async () => {
    json(whole)
    await find(limits, '/v1/', vehicle({ slug: 'kia rio?', path: '/used-car/kia rio?' }))
    expect(asked).toEqual(['GET /v1/used-car/kia%20rio%3F/autogauge'])
  })

  it('may lack a figure, and then nothing is told [GAUGE-06]', async () => {
    json({ ...whole, confidence: null })
    expect(await find()).toBeNull()
  })

  it('may write what it likes: markup stays text, and anything but figures tells nothing [GAUGE-06]', async () => {
    json({ ...whole, description: '<img src=x onerror=alert(1)>' })
    expect((await find())?.description).toBe('<img src=x onerror=alert(1)>')
    json({ ...whole, fill: '<script>' })
    expect(await find()).toBeNull()
  })

  it.each<[string, string]>([
    ['no body', ''],
    ['null', 'null'],
    ['an empty text', '""'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
  ])('that answers %s makes it throw "No data returned" [GAUGE-02]', async (_, body) => {
    answer = (response) => response.end(body)
    await expect(find()).rejects.toThrow('No data returned')
    expect(asked).toHaveLength(1)
  })

  it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['sends no JSON', (response) => response.end('<html><script>'), /did not answer with JSON/, 1],
    ['sends too much', (response) => response.end('9'.repeat(70_000)), /more than 65536 bytes/, 1],
    ['does not know it', (response) => response.writeHead(404).end(), /status 404/, 1],
    ['fails twice', (response) => response.writeHead(503).end(), /status 503/, 2],
    ['hangs up twice', (response) => response.destroy(), /connection .* failed/, 2],
  ])('that %s rejects [GAUGE-03]', async (_, behave, reason, times) => {
    answer = behave
    await expect(find()).rejects.toThrow(reason)
    expect(asked).toHaveLength(times)
  })

  it('that is slow is given up, and not asked again [GAUGE-03]', async () => {
    answer = () => undefined
    await expect(find({ ...limits, totalMs: 300 })).rejects.toThrow(/does not answer|took longer/)
    expect(asked).toHaveLength(1)
  })

  it('that fails once is asked a second time [GAUGE-03]', async () => {
    answer = (response, turn) =>
      turn === 1 ? response.writeHead(502).end() : response.end(JSON.stringify(whole))
    expect(await find()).toEqual(whole)
  })

  it('inside our own network is not asked at all', async () => {
    json(whole)
    await expect(find({ ...limits, allowPrivate: false })).rejects.toThrow(/private address/)
    expect(asked).toEqual([])
  })

  it('waits 1.5 seconds at most, however long it takes [GAUGE-03]', () => {
    expect(gaugeLimits).toMatchObject({ idleMs: 1500, totalMs: 1500 })
  })
})
