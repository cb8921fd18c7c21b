import { createServer, type Socket } from 'node:net'
import { jest } from '@jest/globals'
import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { createPool } from '@/server/clients/database'
import { readHealth } from '@/server/health/read-health'
import { countedEngine, fallbackLog } from '@/server/stock/search/engine/answer-counts'
import { aliasName } from '@/server/stock/search/typesense/schema'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { siteOf } from '../search/search-site'

const CONNECTION = {
  TYPESENSE_URL: 'http://search.internal:8108',
  TYPESENSE_API_KEY: 'the-servers-own-key',
  TYPESENSE_COLLECTION: 'health_vehicles',
}

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  Object.assign(process.env, CONNECTION, { DATABASE_URL: database.url })
  pool = createPool(database.url)
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

describe('the health of an installation', () => {
  it('is good while its database responds, with or without a search index', async () => {
    const health = await readHealth(pool)
    expect(health).toMatchObject({ ok: true, database: 'answers' })
    expect(health.search).toMatchObject({
      engine: 'typesense',
      index: { built: false, behindSeconds: 0 },
    })
  })

  it('reports that the index is built and how long the oldest change has waited for it', async () => {
    await pool.query(
      'INSERT INTO search.index_state (alias, schema_version, collection) VALUES ($1, 1, $2)',
      [aliasName(CONNECTION.TYPESENSE_COLLECTION), 'health_vehicles-1'],
    )
    await pool.query(
      `INSERT INTO search.outbox (vehicle_ids, created_at) VALUES ('{1}', now() - interval '90 s'), ('{2}', now())`,
    )
    const { index } = (await readHealth(pool)).search
    expect(index?.built).toBe(true)
    expect(index?.behindSeconds).toBeGreaterThanOrEqual(90)
    expect(index?.behindSeconds).toBeLessThan(150)
  })

  it('counts the searches of each engine, and why the search server did not run them', async () => {
    const plan = planSearch(stockScope(siteOf(), new Date()), emptyQuery)
    const nothing = { hits: [], total: 0, facets: {} } as never
    const before = (await readHealth(pool)).search.answered
    await countedEngine({ search: async () => nothing }, 'typesense').search(plan)
    const broken = countedEngine({ search: () => Promise.reject(new Error('down')) }, 'typesense')
    await expect(broken.search(plan)).rejects.toThrow('down')
    await countedEngine({ search: async () => nothing }, 'postgres').search(plan)
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
    fallbackLog().add('stale')
    logged.mockRestore()
    const after = (await readHealth(pool)).search.answered
    expect(after.typesense - before.typesense).toBe(1)
    expect(after.postgres - before.postgres).toBe(1)
    expect(after.fallback.stale - before.fallback.stale).toBe(1)
  })

  it('is bad without its database, and reports this without a name or a key', async () => {
    const gone = createPool('postgres://somebody:secret@127.0.0.1:1/nowhere')
    const health = await readHealth(gone)
    expect(health).toMatchObject({ ok: false, database: 'does not answer', search: { index: null } })
    expect(JSON.stringify(health)).not.toMatch(/secret|somebody|search\.internal|own-key/)
    await gone.end()
  })

  it('is reported in time while the database hangs', async () => {
    const callers: Socket[] = []
    const server = createServer((caller) => callers.push(caller))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address() as { port: number }
    const hanging = createPool(`postgres://somebody:secret@127.0.0.1:${address.port}/nowhere`)
    const waited = startProcessClock()
    expect((await readHealth(hanging)).ok).toBe(false)
    expect(waited()).toBeLessThan(4500)
    for (const caller of callers) caller.destroy()
    server.close()
    await hanging.end()
  })
})

describe('a health request', () => {
  let ask: () => Promise<Response>
  let isLive: () => Promise<Response>
  let shoppers: pg.Pool
  let own: pg.Pool

  beforeAll(async () => {
    const { GET } = await import('@/app/api/health/route')
    const { database: shared } = await import('@/server/clients/database')
    const { healthConnection } = await import('@/server/health/current-health')
    ask = () => GET(new Request('http://localhost/api/health'))
    isLive = () => GET(new Request('http://localhost/api/health?live'))
    shoppers = shared()
    own = healthConnection()
  })

  afterAll(() => Promise.all([shoppers.end(), own.end()]))

  it('gets a response at once while every shopper connection is busy', async () => {
    const busy = await Promise.all(Array.from({ length: shoppers.options.max }, () => shoppers.connect()))
    try {
      const waited = startProcessClock()
      const answer = await ask()
      expect(waited()).toBeLessThan(1500)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answer.json()).toMatchObject({ ok: true, database: 'answers' })
    } finally {
      for (const connection of busy) connection.release()
    }
  })

  it('that asks only whether the web server is up runs no query', async () => {
    const requested = jest.spyOn(own, 'query')
    const answer = await isLive()
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(requested).not.toHaveBeenCalled()
    requested.mockRestore()
  })

  it('shares one connection and one query with simultaneous requests', async () => {
    const requested = jest.spyOn(own, 'query')
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(own.totalCount).toBe(1)
    expect(requested).toHaveBeenCalledTimes(1)
    requested.mockRestore()
  })

  it('gets 503 in time while its query hangs, and 200 afterwards', async () => {
    const other = await pool.connect()
    await other.query('BEGIN; LOCK TABLE search.outbox IN ACCESS EXCLUSIVE MODE')
    const waited = startProcessClock()
    const answer = await ask()
    expect(waited()).toBeLessThan(4500)
    expect((await isLive()).status).toBe(200)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ ok: false, database: 'does not answer' })
    await other.query('ROLLBACK')
    other.release()
    expect((await ask()).status).toBe(200)
  })
})
