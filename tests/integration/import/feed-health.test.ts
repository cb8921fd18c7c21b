import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { RUN_DAYS, readFeedHealth } from '@/server/stock/feeds/read-feed-health'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { plantOwners } from '../search/search-site'

let database: TestDatabase
let pool: pg.Pool
let files = 0
const now = new Date('2026-11-28T03:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
})
beforeEach(async () => {
  await pool.query('DELETE FROM import_runs; DELETE FROM stock_feeds')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Run {
  readonly status?: string
  readonly at?: string
  readonly rejections?: unknown
  readonly notes?: unknown
  readonly columns?: unknown
  readonly dryRun?: boolean
}

const dealership = async () => {
  const { rows } = await pool.query(
    'SELECT id, tenant_id FROM dealerships WHERE tenant_id = 1 ORDER BY id LIMIT 1',
  )
  return rows[0] as { id: number; tenant_id: number }
}

async function run({ status = 'done', at = '2026-11-28T01:00:00Z', ...more }: Run = {}) {
  files += 1
  const { id, tenant_id } = await dealership()
  await pool.query(
    `INSERT INTO import_runs (tenant_id, dealership_id, status, created_at, finished_at, filename, format, "read", rejected, rejections, notes,
       file_columns, dry_run)
     VALUES ($1, $2, $3::enum_import_runs_status, $4, $4, $9, 'dealer-studio-csv', 10, 3, $5, $6, $7, $8)`,
    [
      tenant_id,
      id,
      status,
      at,
      JSON.stringify(more.rejections ?? null),
      JSON.stringify(more.notes ?? null),
      JSON.stringify(more.columns ?? null),
      more.dryRun ?? false,
      `stock-${files}.csv`,
    ],
  )
}

async function feed(lastRunAt: string | null, enabled = true) {
  const { id, tenant_id } = await dealership()
  await pool.query(
    `INSERT INTO stock_feeds (tenant_id, dealership_id, name, url, format, every_minutes, enabled, last_run_at, created_at)
     VALUES ($1, $2, 'Nightly', 'https://feed.example/?key=secret', 'dealer-studio-csv', 60, $3, $4, '2026-11-01')`,
    [tenant_id, id, enabled, lastRunAt],
  )
}

const read = async (websites: readonly number[] = [1]) => {
  const { id } = await dealership()
  const all = await readFeedHealth(pool, [...websites], now)
  return all.find((each) => each.id === id)
}

describe('the health of a dealership’s feed', () => {
  it('is that of the last import, whose reasons are grouped by the file’s own columns', async () => {
    await run({ status: 'failed', at: '2026-11-27T01:00:00Z' })
    const far = { field: 'Odometer', reason: 'is not a number' }
    await run({
      rejections: [
        { ...far, line: 9, value: 'far' },
        { ...far, line: 4, value: 'very far' },
        { field: 'Year', reason: 'is in the future', line: 5, value: '2999' },
      ],
      notes: [{ field: 'Fuel', value: 'Steam', note: 'matches no filter', rows: 2, line: 3 }],
      columns: ['Make', 'Model'],
    })
    await run({ status: 'failed', dryRun: true })
    const health = await read()
    expect(health?.last).toMatchObject({
      status: 'done',
      filename: expect.stringMatching(/^stock-/),
      format: 'dealer-studio-csv',
      at: new Date('2026-11-28T01:00:00Z'),
      read: 10,
      rejected: 3,
      added: 0,
      columns: ['Make', 'Model'],
      refused: [
        { ...far, rows: 2, line: 4, value: 'very far' },
        { field: 'Year', reason: 'is in the future', rows: 1, line: 5, value: '2999' },
      ],
      noted: [{ field: 'Fuel', value: 'Steam', note: 'matches no filter', rows: 2 }],
    })
    expect(health?.days).toEqual(
      expect.arrayContaining([
        { day: '2026-11-27', done: 0, stopped: 1 },
        { day: '2026-11-28', done: 1, stopped: 0 },
      ]),
    )
  })

  it('counts the days of two weeks only', async () => {
    await run({ at: new Date(now.getTime() - (RUN_DAYS + 1) * 86_400_000).toISOString() })
    expect((await read())?.days).toEqual([])
  })

  it('reads runs of before reasons were stored', async () => {
    await run({ rejections: 'none', notes: {}, columns: null })
    expect((await read())?.last).toMatchObject({ refused: [], noted: [], columns: [] })
  })

  it.each([
    ['fetched an hour ago', '2026-11-28T02:00:00Z', true, false],
    ['that missed two fetches', '2026-11-28T00:59:00Z', true, true],
    ['that was never fetched since it was created', null, true, true],
    ['that is turned off', null, false, false],
  ])('says whether a feed %s is late, and never its address', async (_, lastRunAt, enabled, isLate) => {
    await feed(lastRunAt, enabled)
    const health = await read()
    expect(health?.feeds).toMatchObject([{ name: 'Nightly', isEnabled: enabled, everyMinutes: 60, isLate }])
    expect(JSON.stringify(health)).not.toContain('secret')
  })

  it('has nothing before the first file', async () => {
    expect(await read()).toMatchObject({ last: null, feeds: [], days: [], websiteId: 1 })
  })

  it('is not that of other websites', async () => {
    await run()
    expect(await read([2])).toBeUndefined()
    expect((await readFeedHealth(pool, 'all', now)).length).toBeGreaterThan(1)
  })
})
