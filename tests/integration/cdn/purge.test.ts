import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { Pool } from 'pg'
import type { CacheTag } from '@/domain/cache/tags'
import { announceTags } from '@/server/cache/announce-tags'
import { startCdnPurger } from '@/server/cache/cdn/cdn-purger'
import { type Cdn, purgeCdn } from '@/server/cache/cdn/purge-cdn'
import { createPool } from '@/server/clients/database'
import type { BackgroundLoop } from '@/server/jobs/background-loop'
import { createTestDatabase, type TestDatabase } from '~/tests/support/database'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'

interface Purge {
  path: string
  headers: IncomingHttpHeaders
  body: { tags?: string[]; surrogate_keys?: string[] }
}

let database: TestDatabase
let pool: Pool
let upstream: Upstream
let purges: Purge[] = []
let answer: (response: ServerResponse, request: IncomingMessage) => void
let keeper: BackgroundLoop | undefined

const agrees = (response: ServerResponse) => response.end('{"success":true,"result":{"id":"1"}}')
const says =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  database = await createTestDatabase()
  pool = createPool(database.url)
  upstream = await startUpstream(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    purges.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
    answer(response, request)
  })
})
beforeEach(async () => {
  jest.mocked(console.error).mockClear()
  jest.mocked(console.log).mockClear()
  purges = []
  answer = agrees
  await pool.query('TRUNCATE cdn.outbox')
})
afterEach(async () => {
  await keeper?.stop()
  keeper = undefined
})
afterAll(async () => {
  jest.restoreAllMocks()
  await upstream.close()
  await pool.end()
  await database.drop()
})

const cdn = (kind: Cdn['kind'] = 'cloudflare', path = '/zones/z/purge_cache'): Cdn => ({
  kind,
  url: upstream.address + path,
  token: 'a-key',
})

const start = (which: Cdn | null = cdn()) => {
  keeper = startCdnPurger(pool, which)
}
/** Polls, purges and retries sooner than in production. */
const startQuickly = () => {
  keeper = startCdnPurger(pool, cdn(), { poll: 20, delay: 50, retry: 100 })
}

async function expire(...tags: string[]) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await announceTags(client, tags as CacheTag[])
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

const waiting = async (): Promise<string[]> =>
  (await pool.query('SELECT tags FROM cdn.outbox ORDER BY id')).rows.flatMap(({ tags }) => tags)

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await sleep(20)
}
const untilDone = () => until(async () => (await waiting()).length === 0)

const purgedTags = () => purges.map(({ body }) => body.tags)
const outages = () =>
  jest
    .mocked(console.error)
    .mock.calls.map(([line]) => String(line))
    .filter((line) => line.startsWith('cdn:'))

describe('purges at a CDN', () => {
  it('send one second’s tags in one call, each once, and only after the web servers were notified', async () => {
    start()
    const from = performance.now()
    await Promise.all([
      expire('t:1:page:/a', 't:1:pages'),
      expire('t:1:page:/b', 't:1:pages'),
      expire('t:2:stock'),
    ])
    await untilDone()
    expect(performance.now() - from).toBeGreaterThan(900)
    // The worker may poll between the three.
    expect(purges.length).toBeLessThanOrEqual(2)
    for (const tags of purgedTags()) expect(tags).toEqual([...new Set(tags)])
    expect([...new Set(purgedTags().flat())].sort()).toEqual([
      't:1:page:/a',
      't:1:page:/b',
      't:1:pages',
      't:2:stock',
    ])
  })

  it('cover a change once it is committed, and no change that is rolled back', async () => {
    start()
    const client = await pool.connect()
    await client.query('BEGIN')
    await announceTags(client, ['t:1'] as CacheTag[])
    await sleep(2500)
    expect(purges).toEqual([])
    await client.query('ROLLBACK')
    await client.query('BEGIN')
    await announceTags(client, ['t:2'] as CacheTag[])
    await client.query('COMMIT')
    client.release()
    await untilDone()
    expect(purgedTags()).toEqual([['t:2']])
  })

  it('send at most 30 tags a call, Cloudflare’s limit, under the tags of the pages', async () => {
    await expire(...Array.from({ length: 70 }, (_, i) => `t:1:page:/page ${i}`))
    startQuickly()
    await untilDone()
    expect(purges.every(({ body }) => (body.tags?.length ?? 0) <= 30)).toBe(true)
    expect(purgedTags().flat().sort()).toEqual(
      Array.from({ length: 70 }, (_, i) => `t:1:page:/page%20${i}`).sort(),
    )
    expect(purges[0]).toMatchObject({
      path: '/zones/z/purge_cache',
      headers: { authorization: 'Bearer a-key', 'content-type': 'application/json' },
    })
  })

  it('are sent by one of several workers', async () => {
    await expire('t:1')
    const other = startCdnPurger(pool, cdn())
    startQuickly()
    await untilDone()
    await other.stop()
    await keeper?.stop()
    expect(purgedTags()).toEqual([['t:1']])
  })

  it('purge everything in place of too many single changes', async () => {
    await pool.query(
      `INSERT INTO cdn.outbox (tags) SELECT ARRAY['t:1:vehicle:' || i] FROM generate_series(1, 5001) i`,
    )
    startQuickly()
    await untilDone()
    expect(purgedTags()).toEqual([['hosts']])
  })

  it('send at the next start what a stopped worker had not sent', async () => {
    startQuickly()
    await expire('t:1')
    await keeper?.stop()
    const before = purgedTags().flat().length
    expect(before + (await waiting()).length).toBe(1)
    startQuickly()
    await untilDone()
    expect(purgedTags().flat()).toContain('t:1')
  })
})

describe('a purge at a CDN that fails', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['with an error', says(500, 'oops')],
    ['because of an unknown key', says(403, '{"success":false}')],
    ['with a refusal that looks like success', says(200, '{"success":false,"errors":[{"code":1}]}')],
    ['with the page of a captive portal', says(200, '<html>Sign in to the network</html>')],
    ['with an empty response', says(200)],
    ['with a redirect, which must not receive the key', says(307, '', { Location: '/elsewhere' })],
    ['with an oversized response', says(200, `{"success":true,"x":"${'x'.repeat(100_000)}"}`)],
    ['by closing the connection', (response) => response.destroy()],
  ])(
    '%s is retried until it succeeds; the failures are logged once, and so is the recovery',
    async (_, fails) => {
      let failures = 0
      answer = (response) => {
        failures += 1
        if (failures <= 2) fails(response)
        else agrees(response)
      }
      await expire('t:1:page:/a')
      startQuickly()
      await until(() => failures === 2)
      expect(await waiting()).toEqual(['t:1:page:/a'])
      await untilDone()
      expect(purgedTags()).toEqual([['t:1:page:/a'], ['t:1:page:/a'], ['t:1:page:/a']])
      expect(purges.map(({ path }) => path)).not.toContain('/elsewhere')
      expect(outages()).toEqual([expect.stringMatching(/^cdn: changed pages are not purged: .*127\.0\.0\.1/)])
      expect(outages()[0]).not.toMatch(/a-key|purge_cache/)
      const isOver = () =>
        jest
          .mocked(console.log)
          .mock.calls.some(([line]) => line === 'cdn: recovered (was: changed pages are not purged)')
      await until(isOver)
    },
  )

  it('waits as long as the CDN asks, and then includes the changes made meanwhile', async () => {
    const times: number[] = []
    answer = (response) => {
      times.push(performance.now())
      if (times.length === 1) says(429, '', { 'Retry-After': '1' })(response)
      else agrees(response)
    }
    await expire('t:1')
    startQuickly()
    await until(() => times.length === 1)
    await expire('t:2')
    await untilDone()
    expect(Number(times[1]) - Number(times[0])).toBeGreaterThan(900)
    expect(purgedTags()).toEqual([['t:1'], ['t:1', 't:2']])
  })

  it('in the middle of many calls does not repeat the successful ones', async () => {
    await expire(...Array.from({ length: 40 }, (_, i) => `t:1:vehicle:${i}`))
    answer = (response) => (purges.length === 2 ? says(503)(response) : agrees(response))
    startQuickly()
    await untilDone()
    expect(purges).toHaveLength(3)
    expect(new Set([...(purges[0]?.body.tags ?? []), ...(purges[2]?.body.tags ?? [])]).size).toBe(40)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['does not respond', () => {}],
    [
      'responds one byte at a time',
      (response) => {
        const drip = setInterval(() => response.write(' '), 100)
        response.once('close', () => clearInterval(drip))
      },
    ],
  ])('times out when the CDN %s', async (_, fails) => {
    answer = fails
    const limits = { allowPrivate: true, idleMs: 500, totalMs: 1000, maxBytes: 1000 }
    const from = performance.now()
    await expect(purgeCdn(cdn(), ['t:1'], limits)).rejects.toThrow(/does not answer|took longer than/)
    expect(performance.now() - from).toBeLessThan(5000)
  })

  it('delays no write', async () => {
    const open: ServerResponse[] = []
    answer = (response) => open.push(response)
    await expire('t:1')
    startQuickly()
    await until(() => purges.length === 1)
    const from = performance.now()
    for (let i = 0; i < 20; i++) await expire(`t:1:page:/${i}`)
    expect(performance.now() - from).toBeLessThan(2000)
    expect(await waiting()).toHaveLength(21)
    for (const response of open) response.destroy()
  })
})

describe('a purge request', () => {
  it('to Fastly sends surrogate keys with Fastly’s own key header', async () => {
    answer = says(200, '{"hosts":"108-1391560174-974124"}')
    await purgeCdn(cdn('fastly', '/service/s/purge'), ['hosts', 't:1'])
    expect(purges).toEqual([
      expect.objectContaining({ path: '/service/s/purge', body: { surrogate_keys: ['hosts', 't:1'] } }),
    ])
    expect(purges[0]?.headers).toMatchObject({ 'fastly-key': 'a-key' })
    expect(purges[0]?.headers.authorization).toBeUndefined()
    answer = says(200, 'ok')
    await expect(purgeCdn(cdn('fastly'), ['t:1'])).rejects.toThrow('did not answer with JSON')
  })

  it.each(['', 'accepted', '<html>'])(
    'to a custom address sends tags and needs only a success status: %j',
    async (body) => {
      answer = says(202, body)
      await purgeCdn(cdn('webhook', '/purge'), ['hosts', 't:1'])
      expect(purges[0]).toMatchObject({
        path: '/purge',
        headers: { authorization: 'Bearer a-key' },
        body: { tags: ['hosts', 't:1'] },
      })
      const { token: _, ...open } = cdn('webhook')
      await purgeCdn(open, ['t:1'])
      expect(purges[1]?.headers.authorization).toBeUndefined()
    },
  )
})

it('without a CDN, expired tags are deleted, so that they do not pile up', async () => {
  await expire('t:1')
  start(null)
  await untilDone()
  expect(purges).toEqual([])
})
