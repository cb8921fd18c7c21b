import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseDeadWorkers } from '@/server/jobs/worker-presence'
import { importFolder } from '@/server/stock/import/stored-files'
import { itAtNight } from '../../support/at-night'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { cars, type DealerSite, openDealerSite } from './dealer-site'
import { enqueueRun } from './enqueue-run'
import { kill, startProgram, until, waitForStatement } from './programs'

const ROWS = 12_000
const stockFile = JSON.stringify(cars(ROWS, () => ({ km: 5 })))

let site: DealerSite
let feed: Upstream
const workers: ChildProcess[] = []

beforeAll(async () => {
  process.env.DATABASE_URL = 'postgres://unused@localhost/unused'
  site = await openDealerSite()
  feed = await startUpstream((_, response) => void response.writeHead(200).end(stockFile))
})
beforeEach(async () => {
  await site.clear()
  await site.pool.query('DELETE FROM graphile_worker._private_jobs')
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker, 'SIGTERM')
})
afterAll(async () => {
  await feed.close()
  await site.close()
})

function startWorker(): ChildProcess {
  const worker = startProgram(site, 'scripts/worker.ts')
  workers.push(worker)
  return worker
}

/** Starts a worker, and kills it while it reads the rows of an import. */
async function killInTheMiddle() {
  const worker = startWorker()
  await waitForStatement(site, 'COPY stock_staging')
  await kill(worker)
  expect((await site.runs()).at(-1)).toMatchObject({ status: 'running' })
  // The server closes the dead worker's connections shortly afterwards.
  await until(async () => {
    const { rows } = await site.pool.query(
      `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE d.datname = current_database() AND l.locktype = 'advisory'`,
    )
    return rows.length === 0 ? true : undefined
  })
}

async function upload(maxAttempts?: number): Promise<number> {
  const filename = `upload-${Math.random().toString(36).slice(2)}.json`
  writeFileSync(join(await importFolder(), filename), stockFile)
  const { rows } = await site.pool.query(
    `INSERT INTO import_runs (tenant_id, dealership_id, status, source, filename)
     VALUES ($1, $2, 'queued', 'upload', $3) RETURNING id`,
    [site.tenantId, site.city, filename],
  )
  await enqueueRun(site, rows[0].id, maxAttempts)
  return rows[0].id
}

const lastRun = (status: string) =>
  until(async () =>
    (await site.runs()).find((run, nth, { length }) => run.status === status && nth === length - 1),
  )

describe('a worker that is killed during an import', () => {
  it('leaves an upload to the next worker, which imports it at once', async () => {
    const runId = await upload()
    await killInTheMiddle()
    expect((await site.stock()).size).toBe(0)

    startWorker()
    await waitForStatement(site, 'COPY stock_staging')
    expect(await releaseDeadWorkers(site.pool)).toBe(0) // A worker that is alive must not count as dead.
    expect(await lastRun('done')).toMatchObject({ id: runId, added: ROWS, problem: null })
    expect(await site.runs()).toHaveLength(1)
  })

  itAtNight('leaves a scheduled feed to the next worker, which closes the run', async () => {
    await site.pool.query(
      `INSERT INTO stock_feeds (tenant_id, dealership_id, name, url, format, every_minutes, "full", enabled)
       VALUES ($1, $2, 'Feed', $3, 'forecourt-json', 60, true, true)`,
      [site.tenantId, site.city, feed.address],
    )
    const { rows } = await site.pool.query('SELECT id FROM stock_feeds')
    await site.pool.query(
      `SELECT graphile_worker.add_job('fetch-feed', $1, max_attempts => 5, queue_name => $2)`,
      [JSON.stringify({ feedId: rows[0].id }), `stock-${site.city}`],
    )
    await site.pool.query('UPDATE stock_feeds SET last_run_at = now()')
    await killInTheMiddle()
    startWorker()
    await lastRun('done')
    expect((await site.runs()).map(({ status, added }) => [status, Number(added)])).toEqual([
      ['failed', 0],
      ['done', ROWS],
    ])
  })

  itAtNight('leaves a run that reports the failure after the last attempt', async () => {
    const runId = await upload(1)
    await killInTheMiddle()
    startWorker()
    expect(await lastRun('failed')).toMatchObject({
      id: runId,
      problem: 'The import was interrupted. The stock has not changed.',
    })
  })
})
