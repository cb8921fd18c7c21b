import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { cars, type DealerSite, openDealerSite, type Row } from './dealer-site'
import { enqueueRun } from './enqueue-run'

// The environment is parsed once, so the folder and the permission to fetch from this machine are set first.
const dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-worker-'))
Object.assign(process.env, {
  DATA_DIR: dataFolder,
  FEED_ALLOW_PRIVATE: 'true',
  DATABASE_URL: 'postgres://unused@localhost/unused',
})
const { startWorker } = await import('@/server/worker/start-worker')
const { releaseDeadWorkers } = await import('@/server/jobs/worker-presence')
const { scheduleFeeds } = await import('@/server/stock/feeds/schedule-feeds')
const { importFolder } = await import('@/server/stock/import/stored-files')

let site: DealerSite
let worker: Awaited<ReturnType<typeof startWorker>>
let feed: Upstream
let answer: { status: number; body: string }
let requests = 0
const warnings: string[] = []

beforeAll(async () => {
  site = await openDealerSite()
  feed = await startUpstream((_, response) => {
    requests += 1
    response.writeHead(answer.status).end(answer.body)
  })
  const { warn } = console
  console.warn = (message) => warnings.push(String(message))
  worker = await startWorker(site.pool)
  console.warn = warn
})
beforeEach(async () => {
  answer = { status: 200, body: JSON.stringify(cars(10)) }
  requests = 0
  await site.clear()
  await site.pool.query('DELETE FROM stock_feeds')
})
afterAll(async () => {
  await worker.stop()
  await feed.close()
  await site.close()
})

/** Waits until the last run, or the `nth`, has the status. */
async function lastRun(status: string, nth = 1): Promise<Row> {
  for (;;) {
    const runs = await site.runs()
    const run = runs.at(-1)
    if (run?.status === status && runs.length >= nth) return run
    await sleep(50)
  }
}

async function upload(content: string, columns: Row = {}): Promise<number> {
  const filename = `upload-${Math.random().toString(36).slice(2)}.json`
  writeFileSync(join(await importFolder(), filename), content)
  const run: Row = {
    tenant_id: site.tenantId,
    dealership_id: site.city,
    status: 'queued',
    source: 'upload',
    filename,
    ...columns,
  }
  const names = Object.keys(run).map((name) => `"${name}"`)
  const { rows } = await site.pool.query(
    `INSERT INTO import_runs (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)}) RETURNING id`,
    Object.values(run),
  )
  return rows[0].id
}

const enqueue = (runId: number) => enqueueRun(site, runId)

const addFeed = (columns: Row = {}) => {
  const row: Row = {
    tenant_id: site.tenantId,
    dealership_id: site.city,
    name: 'Feed',
    url: `${feed.address}/stock?key=secret`,
  }
  const all: Row = {
    ...row,
    format: 'forecourt-json',
    every_minutes: 60,
    full: true,
    enabled: true,
    ...columns,
  }
  const names = Object.keys(all).map((name) => `"${name}"`)
  return site.pool.query(
    `INSERT INTO stock_feeds (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(all),
  )
}

describe('the worker', () => {
  it('starts without a warning from its library', () => {
    expect(warnings).toEqual([])
  })

  it('queues the vocabularies of websites that have none', async () => {
    const { rows } = await site.pool.query(
      'SELECT key FROM graphile_worker.jobs WHERE task_identifier = $1',
      ['build-vocabulary'],
    )
    expect(rows).toEqual([{ key: `vocabulary-${site.tenantId}` }])
  })

  it('imports an upload once', async () => {
    const runId = await upload(JSON.stringify(cars(3)))
    await enqueue(runId)
    await enqueue(runId)
    expect(await lastRun('done')).toMatchObject({ id: runId, source: 'upload', added: 3 })
    expect((await site.stock()).size).toBe(3)
    await sleep(300)
    expect(await site.runs()).toHaveLength(1)
  })

  it('records a rejected upload with the reason', async () => {
    await enqueue(await upload('<html></html>'))
    expect((await lastRun('refused')).problem).toMatch(/web page/)
  })

  it('imports a held run only after a person confirms it', async () => {
    await site.import(cars(10))
    const runId = await upload(JSON.stringify(cars(2)), { full: true })
    await enqueue(runId)
    expect(await lastRun('held')).toMatchObject({ sold: 8 })
    await enqueue(runId)
    await sleep(300)
    expect(await lastRun('held')).toMatchObject({ id: runId })
    await site.pool.query('UPDATE import_runs SET confirmed = true WHERE id = $1', [runId])
    await enqueue(runId)
    expect(await lastRun('done')).toMatchObject({ id: runId, sold: 8 })
  })

  it('takes over the jobs of a dead worker', async () => {
    const runId = await upload(JSON.stringify(cars(3)), { status: 'running' })
    const client = await site.pool.connect()
    await client.query('BEGIN')
    await client.query(`SELECT graphile_worker.add_job('import-stock', $1, queue_name => $2)`, [
      JSON.stringify({ runId }),
      `stock-${site.city}`,
    ])
    await client.query(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-dead'`)
    await client.query(
      `UPDATE graphile_worker._private_job_queues SET locked_at = now(), locked_by = 'pool-dead'`,
    )
    await client.query('COMMIT')
    client.release()
    expect(await releaseDeadWorkers(site.pool)).toBe(1)
    expect(await releaseDeadWorkers(site.pool)).toBe(0)
    expect(await lastRun('done')).toMatchObject({ id: runId, added: 3 })
  })

  it('refuses an upload, a retry and a held run after a newer import', async () => {
    const waiting: number[] = []
    for (const columns of [{}, { status: 'failed' }, { status: 'held', confirmed: true }]) {
      waiting.push(await upload(JSON.stringify(cars(1, () => ({ price: 1 }))), columns))
    }
    await site.import(cars(1))
    for (const runId of waiting) await enqueue(runId)
    const states = async () => (await site.runs()).slice(0, 3).map(({ status }) => status)
    while ((await states()).some((status) => status !== 'refused')) await sleep(50)
    expect((await site.runs())[0]?.problem).toMatch(
      /A newer import of this dealership has finished \(run \d+\)/,
    )
    expect((await site.stock()).get('A1')?.price).toBe(20_000)
  })

  it('imports an upload that arrived during an older feed’s download, or before a dry run', async () => {
    const runId = await upload(JSON.stringify(cars(1, () => ({ price: 1 }))))
    await site.import(cars(1), { run: { source: 'feed', since: new Date(Date.now() - 60_000) } })
    await site.import(cars(1), { dryRun: true })
    await enqueue(runId)
    while ((await site.runs())[0]?.status !== 'done') await sleep(50)
    expect((await site.stock()).get('A1')?.price).toBe(1)
  })

  it('runs the imports of a dealership in the order of their arrival', async () => {
    const versions = [1, 2, 3, 4].map((version) => cars(version === 1 ? 3000 : 1, () => ({ price: version })))
    for (const rows of versions) await enqueue(await upload(JSON.stringify(rows)))
    await lastRun('done', 4)
    expect((await site.runs()).map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done'])
    expect((await site.stock()).get('A1')?.price).toBe(4)
  })

  it('fetches each feed only when it is due', async () => {
    await addFeed()
    await addFeed({ name: 'Off', enabled: false })
    await addFeed({ name: 'Done', last_run_at: new Date() })
    expect(await scheduleFeeds(site.pool)).toBe(1)
    expect(await scheduleFeeds(site.pool)).toBe(0)
    expect(await lastRun('done')).toMatchObject({ source: 'feed', added: 10, full: true })
    await site.pool.query(
      `UPDATE stock_feeds SET last_run_at = now() - interval '61 minutes' WHERE name = 'Feed'`,
    )
    expect(await scheduleFeeds(site.pool)).toBe(1)
    expect(await lastRun('done', 2)).toMatchObject({ added: 0, unchanged: 10 })
  })

  it('schedules a feed once, however many workers poll', async () => {
    await addFeed()
    const taken = await Promise.all([1, 2, 3, 4].map(() => scheduleFeeds(site.pool)))
    expect(taken.reduce((sum, count) => sum + count)).toBe(1)
    await lastRun('done')
  })

  it('retries a feed after a temporary failure', async () => {
    answer.status = 503
    await addFeed()
    await scheduleFeeds(site.pool)
    while (requests === 0) await sleep(20)
    answer.status = 200
    expect(await lastRun('done')).toMatchObject({ added: 10 })
    expect(requests).toBe(2)
  })

  it('records a feed that cannot be fetched, without its key', async () => {
    answer = { status: 404, body: '' }
    await addFeed()
    await scheduleFeeds(site.pool)
    const { problem, source } = await lastRun('failed')
    expect(source).toBe('feed')
    expect(problem).toMatch(/answered with status 404/)
    expect(problem).not.toMatch(/secret/)
  })

  it('keeps only a held feed’s file until it is confirmed', async () => {
    await site.import(cars(30))
    await addFeed()
    await scheduleFeeds(site.pool)
    const held = await lastRun('held')
    const stored = async () => readdirSync(await importFolder()).filter((name) => /^(held|feed)-/.test(name))
    while (held.filename === null || (await stored()).length !== 1) {
      await sleep(20)
      Object.assign(held, (await site.runs()).at(-1))
    }
    expect(await stored()).toEqual([held.filename])
    await site.pool.query('UPDATE import_runs SET confirmed = true WHERE id = $1', [held.id])
    await enqueue(held.id as number)
    expect(await lastRun('done')).toMatchObject({ id: held.id, sold: 20 })
    while ((await stored()).length > 0) await sleep(20)
    expect((await site.runs()).at(-1)?.filename).toBeNull()
  })
})
