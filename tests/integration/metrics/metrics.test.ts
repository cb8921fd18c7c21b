import { jest } from '@jest/globals'
import type { Payload } from 'payload'
import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { mail, smtpMail } from '@/server/clients/mail'
import { readHealth } from '@/server/health/read-health'
import { WorkerPresence } from '@/server/jobs/worker-presence'
import { log } from '@/server/log/log.mjs'
import { watchPool } from '@/server/metrics/metrics.mjs'
import { readMetrics } from '@/server/metrics/read-metrics'
import { countedEngine } from '@/server/stock/search/engine/answer-counts'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { until } from '../import/programs'

const NO_PAYLOAD = {} as { payload: Payload }
const TOKEN = 'a token of prometheus'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  pool = createPool(database.url)
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const addJob = (task: string, runAt: string) =>
  pool.query('SELECT graphile_worker.add_job($1, run_at => now() + $2::interval)', [task, runAt])

describe('the Prometheus metrics', () => {
  it('report the waiting jobs of each kind and how long the oldest due job has waited', async () => {
    await addJob('resize-photos', '-90 s')
    await addJob('resize-photos', '-10 s')
    await addJob('fetch-feed', '1 hour')
    const text = await readMetrics(pool)
    expect(text).toContain('forecourt_jobs{task="resize-photos",state="due"} 2')
    expect(text).toContain('forecourt_jobs{task="fetch-feed",state="later"} 1')
    const age = Number(/^forecourt_jobs_oldest_due_seconds (.+)$/m.exec(text)?.[1])
    expect(age).toBeGreaterThanOrEqual(90)
    expect(age).toBeLessThan(150)
    await pool.query('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
    const later = await readMetrics(pool)
    expect(later).not.toContain('task="resize-photos"')
    expect(later).toMatch(/^forecourt_jobs_oldest_due_seconds 0$/m)
  })

  it('report the stock imports by outcome', async () => {
    const insert = async (sql: string, ...values: unknown[]): Promise<number> =>
      (await pool.query(`${sql} RETURNING id`, values)).rows[0].id
    const group = await insert("INSERT INTO groups (name, slug) VALUES ('Alpha', 'alpha')")
    const tenant = await insert(
      "INSERT INTO tenants (name, slug, group_id, template) VALUES ('Alpha', 'alpha', $1, 'metro')",
      group,
    )
    const dealership = await insert(
      "INSERT INTO dealerships (tenant_id, name, slug) VALUES ($1, 'Alpha', 'alpha')",
      tenant,
    )
    for (const status of ['done', 'done', 'held'])
      await pool.query(
        'INSERT INTO import_runs (tenant_id, dealership_id, status) VALUES ($1, $2, $3::enum_import_runs_status)',
        [tenant, dealership, status],
      )
    const text = await readMetrics(pool)
    expect(text).toContain('forecourt_imports{outcome="done"} 2')
    expect(text).toContain('forecourt_imports{outcome="held"} 1')
  })

  it('report the changes that a CDN has not received and the age of the oldest, where there is a CDN', async () => {
    await pool.query(
      `INSERT INTO cdn.outbox (tags, created_at) VALUES ('{t:1}', now() - interval '90 s'), ('{t:2}', now())`,
    )
    expect(await readMetrics(pool)).toMatch(/^forecourt_cdn_purges_waiting 0$/m)
    const cdn = { kind: 'webhook', url: 'https://cdn.example/purge' } as const
    const text = await readMetrics(pool, cdn)
    expect(text).toMatch(/^forecourt_cdn_purges_waiting 2$/m)
    const age = Number(/^forecourt_cdn_purge_oldest_seconds (.+)$/m.exec(text)?.[1])
    expect(age).toBeGreaterThanOrEqual(90)
    expect(age).toBeLessThan(150)
    await pool.query('TRUNCATE cdn.outbox')
    expect(await readMetrics(pool, cdn)).toMatch(/^forecourt_cdn_purge_oldest_seconds 0$/m)
  })

  it('report the deliveries of leads by method and state, and how long the oldest has waited', async () => {
    await pool.query(`INSERT INTO leads (form_name, public_id, idempotency_key) VALUES ('Enquiry', 'a', 'a')`)
    const add = (method: string, state: string, age: string, next: string) =>
      pool.query(
        `INSERT INTO lead_deliveries (lead_id, method, target, state, delivery_id, created_at, next_attempt_at)
         SELECT id, $1::enum_lead_deliveries_method, 'x', $2::enum_lead_deliveries_state, gen_random_uuid()::text,
           now() - $3::interval, now() - $4::interval FROM leads`,
        [method, state, age, next],
      )
    await add('email', 'delivered', '1 hour', '1 hour')
    await add('webhook', 'pending', '90 s', '10 s')
    await add('webhook', 'pending', '30 s', '-1 hour')
    await add('webhook', 'undelivered', '8 days', '8 days')
    const text = await readMetrics(pool)
    expect(text).toContain('forecourt_lead_deliveries{method="email",state="delivered"} 1')
    expect(text).toContain('forecourt_lead_deliveries{method="webhook",state="pending"} 2')
    expect(text).not.toContain('state="undelivered"')
    const seconds = (name: string) =>
      Number(new RegExp(`^forecourt_lead_delivery_${name}_seconds (.+)$`, 'm').exec(text)?.[1])
    expect(Math.floor(seconds('oldest') / 60)).toBe(1)
    expect(Math.floor(seconds('due') / 10)).toBe(1)
    await pool.query('DELETE FROM lead_deliveries; DELETE FROM leads')
    expect(await readMetrics(pool)).toMatch(/^forecourt_lead_delivery_oldest_seconds 0$/m)
  })

  it('report each pool’s total and idle connections, and the requests that wait for one', async () => {
    const small = watchPool('small', createPool(database.url, { max: 1 }))
    const taken = await small.connect()
    const waiting = small.connect()
    const text = await readMetrics(pool)
    expect(text).toContain('forecourt_database_pool_connections{pool="small",state="total"} 1')
    expect(text).toContain('forecourt_database_pool_connections{pool="small",state="idle"} 0')
    expect(text).toContain('forecourt_database_pool_connections{pool="small",state="waiting"} 1')
    taken.release()
    ;(await waiting).release()
    await small.end()
  })

  it('report search durations by engine and outcome', async () => {
    const nothing = { hits: [], total: 0, facets: {} } as never
    await countedEngine({ search: async () => nothing }, 'postgres').search({} as never)
    const broken = countedEngine({ search: () => Promise.reject(new Error('down')) }, 'typesense')
    await expect(broken.search({} as never)).rejects.toThrow('down')
    const text = await readMetrics(pool)
    expect(text).toContain('forecourt_search_duration_seconds_count{engine="postgres",outcome="answered"} 1')
    expect(text).toContain('forecourt_search_duration_seconds_count{engine="typesense",outcome="failed"} 1')
  })

  it('report emails that were stored in the outbox and those that could not be sent', async () => {
    const message = { to: 'robin@example.com', subject: 'Hello', html: '<p>Hello</p>' }
    await mail()(NO_PAYLOAD).sendEmail(message)
    const unreachable = smtpMail('smtp://127.0.0.1:1', 'no-reply@platform.example')
    await expect(unreachable(NO_PAYLOAD).sendEmail(message)).rejects.toThrow()
    const text = await readMetrics(pool)
    expect(text).toContain('forecourt_mails_total{outcome="outbox"} 1')
    expect(text).toContain('forecourt_mails_total{outcome="failed"} 1')
    expect(text).not.toContain('robin')
  })

  it('report that the database is down, with the last known values', async () => {
    expect(await readMetrics(pool)).toMatch(/^forecourt_database_up 1$/m)
    const gone = createPool('postgres://somebody:secret@127.0.0.1:1/nowhere')
    const text = await readMetrics(gone)
    expect(text).toMatch(/^forecourt_database_up 0$/m)
    expect(text).toContain('forecourt_imports{outcome="done"} 2')
    expect(text).not.toMatch(/secret|somebody/)
    await gone.end()
  })
})

describe('the health of the worker', () => {
  const setHeartbeat = (ago: string) =>
    pool.query(
      `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       VALUES ('schedule-feeds', now(), now() - $1::interval)
       ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`,
      [ago],
    )

  it('is missing before the first worker starts', async () => {
    expect((await readHealth(pool)).worker).toEqual({
      state: 'missing',
      connected: 0,
      heartbeatSeconds: null,
    })
    expect(await readMetrics(pool)).toMatch(/^forecourt_worker_heartbeat_age_seconds \+Inf$/m)
  })

  it('is alive while a worker runs, and missing once it stops or has no recent heartbeat', async () => {
    const workers = createPool(database.url)
    const presence = new WorkerPresence(workers)
    await presence.enter()
    await presence.announce('a worker')
    await setHeartbeat('20 s')
    expect((await readHealth(pool)).worker).toMatchObject({ state: 'alive', connected: 1 })
    expect(await readMetrics(pool)).toMatch(/^forecourt_workers 1$/m)
    await setHeartbeat('10 minutes')
    const { worker } = await readHealth(pool)
    expect(worker).toMatchObject({ state: 'missing', connected: 1 })
    expect(worker?.heartbeatSeconds).toBeGreaterThanOrEqual(600)
    await setHeartbeat('20 s')
    presence.leave()
    await workers.end()
    // PostgreSQL releases the lock of a closed connection a moment later.
    const left = async () => ((await readHealth(pool)).worker?.connected === 0 ? true : undefined)
    await until(left, 'the end of the worker’s connection')
    expect((await readHealth(pool)).worker).toMatchObject({ state: 'missing', connected: 0 })
  })
})

describe('the metrics while the database is down or slow', () => {
  it('repeat the worker’s last known values, so that only the database alert fires', async () => {
    const worker = /^forecourt_worker(?:s|_heartbeat_age_seconds) .+$/gm
    const known = (await readMetrics(pool)).match(worker)
    expect(known).toEqual([expect.stringMatching(/ \d+$/), expect.stringMatching(/ \d+$/)])
    const gone = createPool('postgres://somebody:secret@127.0.0.1:1/nowhere')
    const text = await readMetrics(gone)
    expect(text).toMatch(/^forecourt_database_up 0$/m)
    expect(text.match(worker)).toEqual(known)
    await gone.end()
  })

  it('report the database as up when only the count of jobs failed', async () => {
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
    const logged = jest.spyOn(log, 'error').mockImplementation(() => {})
    const requested = jest.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      if (/FROM import_runs/.test(String(args[0])))
        throw new Error('canceling statement due to statement timeout')
      return query(...args)
    }) as never)
    expect(await readMetrics(pool)).toMatch(/^forecourt_database_up 1$/m)
    expect(logged).toHaveBeenCalledTimes(1)
    requested.mockRestore()
    logged.mockRestore()
  })
})

describe('a metrics request', () => {
  let ask: (authorization?: string, token?: string) => Promise<Response>
  let own: pg.Pool

  beforeAll(async () => {
    const { answerMetrics } = await import('@/server/metrics/answer-metrics')
    const { healthConnection } = await import('@/server/health/current-health')
    own = healthConnection()
    ask = (authorization, token) => {
      const headers = authorization === undefined ? undefined : { authorization }
      const request = new Request('http://admin.example/metrics', { headers })
      return answerMetrics(request, { METRICS_TOKEN: token })
    }
  })

  afterAll(() => own.end())

  it('gets 404 while no token is configured, whatever it sends', async () => {
    expect((await ask()).status).toBe(404)
    expect((await ask(`Bearer ${TOKEN}`)).status).toBe(404)
    expect((await ask('Bearer undefined')).status).toBe(404)
  })

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
    'gets 401 and no metrics with the authorization %j',
    async (authorization) => {
      const answer = await ask(authorization, TOKEN)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await answer.text()).not.toContain('forecourt_')
    },
  )

  it('gets Prometheus’s text format with the token, uncached', async () => {
    const answer = await ask(`Bearer ${TOKEN}`, TOKEN)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await answer.text()).toMatch(/^# TYPE forecourt_jobs gauge$/m)
  })
})
