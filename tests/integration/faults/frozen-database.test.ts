import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import type { Payload } from 'payload'
import type pg from 'pg'
import { databaseCircuit } from '@/server/clients/database-circuit.mjs'
import { log } from '@/server/log/log.mjs'
import { WebResponse } from '@/server/web/web-response.mjs'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startProcessClock } from '../../support/process-clock'
import { startTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy'
import { createRest, type Rest } from '../isolation/rest'
import { disableCachedReads } from '../tenancy/next-cache'

const LIMIT_MS = 1000
/** Milliseconds that a page may need in addition to the time limit: too few to wait for the database twice. */
const SPARE_MS = 750
const HOST = 'frozen.localhost'

let database: TestDatabase
let proxy: TcpProxy
let payload: Payload
let rest: Rest
let pool: pg.Pool
let limitQueries: typeof import('@/server/clients/limited-client').limitQueries
let modules: {
  robots: typeof import('@/app/sites/[host]/robots.txt/route')
  similar: typeof import('@/app/sites/[host]/api/stock/similar/route')
  search: typeof import('@/app/sites/[host]/api/stock/search/route')
  picture: typeof import('@/app/sites/[host]/image/media/[filename]/route')
}

beforeAll(async () => {
  disableCachedReads()
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  Object.assign(process.env, {
    DATABASE_URL: proxy.through(database.url),
    DATABASE_TIMEOUT_MS: String(LIMIT_MS),
  })
  // As a starting web server does. Setup before this has no limit.
  ;({ limitQueries } = await import('@/server/clients/limited-client'))
  limitQueries(LIMIT_MS)
  pool = (await import('@/server/clients/database')).database()
  limitQueries(null)
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  ;(payload.db as unknown as { pool: pg.Pool }).pool.on('error', () => {})
  rest = createRest(config)
  const group = await payload.create({ collection: 'groups', data: { name: 'Group', slug: 'group' } })
  await payload.create({
    collection: 'tenants',
    data: { name: 'Frozen', slug: 'frozen', group: group.id, template: 'metro' },
  })
  modules = {
    robots: await import('@/app/sites/[host]/robots.txt/route'),
    similar: await import('@/app/sites/[host]/api/stock/similar/route'),
    search: await import('@/app/sites/[host]/api/stock/search/route'),
    picture: await import('@/app/sites/[host]/image/media/[filename]/route'),
  }
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

beforeEach(() => limitQueries(LIMIT_MS))

afterEach(async () => {
  proxy.thaw()
  limitQueries(null)
  databaseCircuit().answered()
  await pool.query('SELECT 1')
})

afterAll(async () => {
  await payload?.destroy()
  await pool?.end()
  await proxy?.close()
  await database?.drop()
  delete process.env.DATABASE_TIMEOUT_MS
})

describe('while the database is frozen,', () => {
  it('every query fails at the limit, including those that wait for a free connection', async () => {
    await pool.query('SELECT 1')
    proxy.freeze()
    const waited = startProcessClock()
    const requests = await Promise.allSettled(Array.from({ length: 30 }, () => pool.query('SELECT 1')))
    expect(waited()).toBeLessThan(LIMIT_MS + SPARE_MS)
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })

  it('a new connection fails at the limit', async () => {
    const { createPool, withLimit } = await import('@/server/clients/database')
    const fresh = createPool(proxy.through(database.url), withLimit(LIMIT_MS))
    proxy.freeze()
    const waited = startProcessClock()
    await expect(fresh.query('SELECT 1')).rejects.toThrow('does not answer')
    expect(waited()).toBeLessThan(LIMIT_MS + SPARE_MS)
    await fresh.end()
  })

  it('later queries fail at once, and queries succeed as soon as it is back', async () => {
    proxy.freeze()
    await expect(pool.query('SELECT 1')).rejects.toThrow()
    const waited = startProcessClock()
    await expect(pool.query('SELECT 1')).rejects.toThrow('does not answer')
    expect(waited()).toBeLessThan(LIMIT_MS / 2)
    proxy.thaw()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }])
  })

  it('a save fails in time, and its connection is not used again', async () => {
    const { docs } = await payload.find({ collection: 'groups' })
    const id = docs[0]?.id ?? 0
    proxy.freeze()
    const waited = startProcessClock()
    await expect(payload.update({ collection: 'groups', id, data: { name: 'New' } })).rejects.toThrow()
    expect(waited()).toBeLessThan(LIMIT_MS + SPARE_MS)
    proxy.thaw()
    databaseCircuit().answered()
    const all = Array.from({ length: 12 }, () => payload.findByID({ collection: 'groups', id }))
    expect(new Set((await Promise.all(all)).map(({ name }) => name))).toEqual(new Set(['Group']))
  })

  it('an open save fails once another query times out, and leaves no transaction open', async () => {
    const { id, transactionID, closed } = await beginSave('Half')
    proxy.freeze()
    await expect(pool.query('SELECT 1')).rejects.toThrow()
    expect(databaseCircuit().mayAsk()).toBe(false)
    const req = { transactionID }
    await expect(payload.update({ collection: 'groups', id, data: { slug: 'half' }, req })).rejects.toThrow()
    await payload.db.rollbackTransaction(transactionID).catch(() => undefined)
    await closed
    proxy.thaw()
    databaseCircuit().answered()
    expect(await payload.findByID({ collection: 'groups', id })).toMatchObject({
      name: 'Group',
      slug: 'group',
    })
  })

  it('refused saves take no connection away from later ones', async () => {
    const { docs } = await payload.find({ collection: 'groups' })
    proxy.freeze()
    await expect(pool.query('SELECT 1')).rejects.toThrow()
    const saves = Array.from({ length: 25 }, () =>
      payload.update({ collection: 'groups', id: docs[0]?.id ?? 0, data: { name: 'New' } }),
    )
    const outcomes = await Promise.allSettled(saves)
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
    proxy.thaw()
    databaseCircuit().answered()
    const saved = await payload.update({
      collection: 'groups',
      id: docs[0]?.id ?? 0,
      data: { name: 'Group' },
    })
    expect(saved.name).toBe('Group')
  })

  it('a command without a limit waits until it is back', async () => {
    limitQueries(null)
    await pool.query('SELECT 1')
    proxy.freeze()
    const requests = pool.query('SELECT 1 AS one')
    await new Promise((resolve) => setTimeout(resolve, 1.5 * LIMIT_MS))
    proxy.thaw()
    expect((await requests).rows).toEqual([{ one: 1 }])
  })
})

it('the server ends a slow statement without treating the database as frozen', async () => {
  await expect(pool.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

/** Changes a group's name in a transaction that stays open. `closed` resolves once its connection is closed. */
async function beginSave(name: string) {
  const { docs } = await payload.find({ collection: 'groups' })
  const id = docs[0]?.id ?? 0
  const admin = payload.db.pool
  const lent = once(admin, 'acquire')
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  const [client] = (await lent) as [pg.PoolClient]
  const closed = new Promise((resolve) => client.once('end', resolve))
  await payload.update({ collection: 'groups', id, data: { name }, req: { transactionID } })
  return { id, transactionID, client, closed }
}

const nameOf = async (id: number) => (await payload.findByID({ collection: 'groups', id })).name

describe('the end of a save while the circuit breaker is open', () => {
  it('reaches the database when the save is committed', async () => {
    const { id, transactionID } = await beginSave('Stored')
    databaseCircuit().wasSilent(databaseCircuit().now())
    await payload.db.commitTransaction(transactionID)
    expect(await nameOf(id)).toBe('Stored')
    await payload.update({ collection: 'groups', id, data: { name: 'Group' } })
  })

  it('reaches the database when the save is rolled back, so that nobody continues with it', async () => {
    const { id, transactionID, client } = await beginSave('Taken back')
    databaseCircuit().wasSilent(databaseCircuit().now())
    await payload.db.rollbackTransaction(transactionID)
    const { rows } = await client.query('SELECT now() = statement_timestamp() AS begins')
    expect(rows).toEqual([{ begins: true }])
    expect(await nameOf(id)).toBe('Group')
  })
})

it('a save that loses its connection before the commit is not reported as saved', async () => {
  const { id, transactionID, client, closed } = await beginSave('Lost')
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await closed
  await expect(payload.db.commitTransaction(transactionID)).rejects.toThrow()
  expect(await nameOf(id)).toBe('Group')
})

/** Payload with a pool that it creates itself, as in a web server, where the limit is set earlier. */
async function visitorsPayload() {
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  return getPayload({ config, disableOnInit: true, key: 'visitors' })
}

it('an idle admin connection that the database closes is logged, and the process continues', async () => {
  const visitors = await visitorsPayload()
  const { rows } = await visitors.db.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const logged = new Promise<string>((resolve) => {
    jest.spyOn(log, 'error').mockImplementation((line: unknown) => resolve(String(line)))
  })
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  expect(await logged).toContain('an idle connection was lost')
  jest.mocked(log.error).mockRestore()
  await visitors.destroy()
})

describe('a slow statement in the admin', () => {
  it('ends at the limit, and shoppers get responses meanwhile and afterwards', async () => {
    const visitors = await visitorsPayload()
    const slow = visitors.db.pool.query('SELECT pg_sleep(5)')
    const ended = expect(slow).rejects.toMatchObject({ code: '57014' })
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await ended
    expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }])
    await visitors.destroy()
  })

  it('without a limit does not open the circuit breaker while the database answers other queries', async () => {
    const own = await payload.db.pool.connect()
    await own.query('SET statement_timeout = 0')
    const slow = expect(own.query('SELECT pg_sleep(5)')).rejects.toThrow()
    const asking = setInterval(() => void pool.query('SELECT 1'), LIMIT_MS / 10)
    await slow
    clearInterval(asking)
    own.release(true)
    expect([databaseCircuit().mayAsk(), databaseCircuit().mayAsk()]).toEqual([true, true])
  })

  it('does not use up the time limit of the queries behind it on its connection', async () => {
    const own = await payload.db.pool.connect()
    const sleep = `SELECT pg_sleep(${(0.8 * LIMIT_MS) / 1000})`
    const answers = await Promise.all([own.query(sleep), own.query(sleep)])
    own.release()
    expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1])
  })

  it('delays queries without a free connection no longer than the limit', async () => {
    const visitors = await visitorsPayload()
    const { pool: admin } = visitors.db
    const held = await Promise.all(Array.from({ length: 9 }, () => admin.connect()))
    const waited = startProcessClock()
    await expect(admin.query('SELECT 1')).rejects.toThrow('timeout exceeded')
    expect(waited()).toBeLessThan(LIMIT_MS + SPARE_MS)
    for (const client of held) client.release()
    await visitors.destroy()
  })
})

describe('while the database is frozen, a 503 with Retry-After', () => {
  let server: Server

  /** Stands in for Next, which responds 500 to an error that a route throws. */
  async function ask(path: string, route: (request: Request) => Promise<Response>, init: RequestInit = {}) {
    server = createServer({ ServerResponse: WebResponse }, async (request, response) => {
      response.isFromNext = true
      try {
        const answer = await route(new Request(`http://${HOST}${request.url}`, init))
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      } catch {
        response.statusCode = 500
        response.end('Internal Server Error')
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const waited = startProcessClock()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    const body = await answer.text()
    expect(waited()).toBeLessThan(LIMIT_MS + SPARE_MS)
    await new Promise((resolve) => server.close(resolve))
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, answer }
  }

  const params = Promise.resolve({ host: HOST, filename: 'logo.png' })

  it.each([
    ['robots.txt', '/robots.txt', (request: Request) => modules.robots.GET(request, { params })],
    [
      'similar vehicles',
      '/api/stock/similar',
      (request: Request) => modules.similar.GET(request, { params }),
    ],
    ['the search', '/api/stock/search', (request: Request) => modules.search.GET(request, { params })],
    [
      'a picture',
      '/image/media/logo.png?w=320',
      (request: Request) => modules.picture.GET(request, { params }),
    ],
  ])('arrives in time from %s', async (_, path, route) => {
    proxy.freeze()
    expect(await ask(path, route)).toMatchObject({ status: 503, retryAfter: '5' })
  })

  it('arrives in time from the login endpoint', async () => {
    proxy.freeze()
    const body = { email: 'somebody@example.com', password: 'not a real password' }
    const signIn = async () => {
      const { status, text } = await rest({ method: 'POST', path: '/users/login', body })
      return new Response(text, { status })
    }
    const answered = await ask('/api/users/login', signIn)
    expect(answered).toMatchObject({ status: 503, retryAfter: '5' })
    expect(JSON.parse(answered.body)).toHaveProperty('errors')
  })
})
