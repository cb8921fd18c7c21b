import type { ServerResponse } from 'node:http'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'
import { httpSimilarIds, similarIdsLimits } from './http-similar-ids'

const SLUG = '2021-kia-rio'
const limits = { ...similarIdsLimits, allowPrivate: true, idleMs: 300, totalMs: 300 }

let service: Upstream
let base: string
let answer: (response: ServerResponse) => void
let requests: string[]
let warned: string[]

beforeAll(async () => {
  service = await startUpstream((request, response) => {
    requests.push(String(request.url))
    answer(response)
  })
  base = service.address
})

afterAll(() => service.close())

beforeEach(() => {
  requests = []
  warned = []
  jest.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line))
})

const find = (own = limits) => httpSimilarIds(`${base}/similar?key=s3cret`, own).find({ slug: SLUG })
const json = (value: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(JSON.stringify(value))
}

describe('the similar-vehicles service', () => {
  it.each([
    [
      ['3', '1', '2'],
      ['3', '1', '2'],
    ],
    [{ ids: [3, '1', 3] }, ['3', '1']],
    [[], []],
    [[null, -1, 1.5, '', '007', 'DROP TABLE vehicles', {}, '99999999999999', '4'], ['4']],
  ])('answers %j, which is read as the ids %j [SIM-09]', async (body, ids) => {
    json(body)
    expect(await find()).toEqual(ids)
    expect(requests).toEqual([`/similar?key=s3cret&slug=${SLUG}`])
    expect(warned).toEqual([])
  })

  it('provides at most fifty ids', async () => {
    json(Array.from({ length: 900 }, (_, index) => index + 1))
    expect(await find()).toHaveLength(50)
  })

  it.each<[string, () => void, RegExp]>([
    ['is slow', () => (answer = () => undefined), /does not answer|took longer/],
    [
      'never ends its response',
      () => {
        answer = (response) => {
          response.writeHead(200)
          const drip = setInterval(() => response.write(' '), 20)
          response.on('close', () => clearInterval(drip))
        }
      },
      /took longer/,
    ],
    [
      'sends too much',
      () => (answer = (response) => response.end('9'.repeat(70_000))),
      /more than 65536 bytes/,
    ],
    ['sends no JSON', () => (answer = (response) => response.end('<html>')), /did not answer with JSON/],
    ['sends JSON without ids', () => json({ vehicles: 'many' }), /did not answer with ids/],
    ['fails', () => json([1], 500), /answered with status 500/],
    ['hangs up', () => (answer = (response) => response.destroy()), /connection .* failed/],
    [
      'redirects endlessly',
      () => (answer = (response) => response.writeHead(302, { location: '/similar' }).end()),
      /redirects more than/,
    ],
  ])('is skipped and logged in one line when it %s [SIM-10]', async (_, behave, reason) => {
    behave()
    const start = performance.now()
    expect(await find()).toEqual([])
    expect(performance.now() - start).toBeLessThan(1000)
    expect(warned).toHaveLength(1)
    expect(warned[0]).toMatch(reason)
    expect(warned[0]).not.toMatch(/s3cret|\n/)
  })

  it('is skipped when it is unreachable or inside the private network [SIM-10]', async () => {
    expect(await httpSimilarIds('http://127.0.0.1:1/', limits).find({ slug: SLUG })).toEqual([])
    json([1])
    expect(await find({ ...limits, allowPrivate: false })).toEqual([])
    expect(warned).toHaveLength(2)
    expect(requests).toEqual([])
  })

  it('receives any slug, escaped, and failures stay on one log line', async () => {
    json({}, 404)
    await httpSimilarIds(base, limits).find({ slug: 'a&b=c\n d' })
    expect(new URL(requests[0] ?? '', base).searchParams.get('slug')).toBe('a&b=c\n d')
    expect(warned[0]).not.toContain('\n')
  })
})
