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
  readonly feedId?: number
  readonly changed?: number
  readonly problem?: string
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
       file_columns, dry_run, feed_id, changed, problem)
     VALUES ($1, $2, $3::enum_import_runs_status, $4, $4, $9, 'dealer-studio-csv', 10, 3, $5, $6, $7, $8, $10, $11, $12)`,
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
      more.feedId ?? null,
      more.changed ?? 0,
      more.problem ?? null,
    ],
  )
}

/** A feed that the worker queued a minute ago, as it does while it runs. */
async function feed({ enabled = true, name = 'Nightly', everyMinutes = 60 } = {}): Promise<number> {
  const { id, tenant_id } = await dealership()
  const { rows } = await pool.query(
    `INSERT INTO stock_feeds (tenant_id, dealership_id, name, url, format, every_minutes, enabled, last_run_at, created_at)
     VALUES ($1, $2, $5, 'https://feed.example/?key=secret', 'dealer-studio-csv', $6, $3, $4, '2026-11-01') RETURNING id`,
    [tenant_id, id, enabled, new Date(now.getTime() - 60_000), name, everyMinutes],
  )
  return rows[0].id
}

const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

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

  it.each<[string, { enabled?: boolean; runs: Run[] }, boolean]>([
    ['imported an hour ago', { runs: [{ at: ago(1) }] }, false],
    ['that missed two imports', { runs: [{ at: ago(2.1) }] }, true],
    ['that never brought a file since it was created', { runs: [] }, true],
    ['that is turned off', { enabled: false, runs: [] }, false],
    ['whose last files were refused', { runs: [{ at: ago(3) }, { status: 'refused', at: ago(1) }] }, true],
    [
      'whose last files could not be fetched',
      { runs: [{ at: ago(3) }, { status: 'failed', at: ago(1) }] },
      true,
    ],
    ['whose import hangs', { runs: [{ at: ago(3) }, { status: 'running', at: ago(1) }] }, true],
    ['that was only tried', { runs: [{ at: ago(1), dryRun: true }] }, true],
  ])('says whether a feed %s is late, and never its address', async (_, { enabled = true, runs }, isLate) => {
    const feedId = await feed({ enabled })
    for (const each of runs) await run({ ...each, feedId })
    const health = await read()
    expect(health?.feeds).toMatchObject([{ name: 'Nightly', isEnabled: enabled, everyMinutes: 60, isLate }])
    expect(JSON.stringify(health)).not.toContain('secret')
  })

  it.each<[string, { everyMinutes?: number; enabled?: boolean; runs: Run[] }, boolean]>([
    ['changed something this week', { runs: [{ at: ago(150), changed: 1 }, { at: ago(1) }] }, false],
    ['sent the same file for a week', { runs: [{ at: ago(170), changed: 1 }, { at: ago(1) }] }, true],
    ['never changed anything for a week', { runs: [{ at: ago(170) }, { at: ago(1) }] }, true],
    ['is new', { runs: [{ at: ago(100) }, { at: ago(1) }] }, false],
    ['is late', { runs: [{ at: ago(170), changed: 1 }] }, false],
    ['is turned off', { enabled: false, runs: [{ at: ago(170) }, { at: ago(1) }] }, false],
    [
      'is fetched once a week',
      { everyMinutes: 7 * 24 * 60, runs: [{ at: ago(300), changed: 1 }, { at: ago(132) }] },
      false,
    ],
  ])('says whether a feed that %s is unchanged', async (_, { runs, ...fields }, isUnchanged) => {
    const feedId = await feed(fields)
    for (const each of runs) await run({ ...each, feedId })
    expect((await read())?.feeds).toMatchObject([{ isUnchanged }])
  })

  it('names a stopped feed though another feed of the dealership is fine', async () => {
    const [broken, fine] = [await feed({ name: 'Broken' }), await feed({ name: 'Fine' })]
    await run({ feedId: broken, status: 'refused', problem: 'It has no rows.' })
    await run({ feedId: fine })
    expect(await read()).toMatchObject({
      last: { status: 'done' },
      stopped: [{ feed: 'Broken', status: 'refused', problem: 'It has no rows.' }],
    })
    await run({ feedId: broken })
    expect((await read())?.stopped).toEqual([])
  })

  it.each<[string, (broken: number, fine: number) => Promise<unknown>]>([
    ['a person imported a file', () => run()],
    ['it was turned off', () => pool.query(`UPDATE stock_feeds SET enabled = false WHERE name = 'Broken'`)],
    ['it was deleted', (broken) => pool.query('DELETE FROM stock_feeds WHERE id = $1', [broken])],
    ['its next file is being imported', (broken) => run({ feedId: broken, status: 'running' })],
  ])('does not name a stopped feed after %s', async (_, event) => {
    const [broken, fine] = [await feed({ name: 'Broken' }), await feed({ name: 'Fine' })]
    await run({ feedId: broken, status: 'failed' })
    await run({ feedId: fine })
    await event(broken, fine)
    expect((await read())?.stopped).toEqual([])
  })

  it('does not name an old upload that failed once a feed has brought a file', async () => {
    await run({ status: 'failed' })
    await run({ feedId: await feed() })
    expect((await read())?.stopped).toEqual([])
  })

  it('comes first if a feed is stopped, late or unchanged', async () => {
    const first = async () => (await readFeedHealth(pool, 'all', now))[0]?.id
    const { id } = await dealership()
    await pool.query(`UPDATE dealerships SET name = 'zzz' WHERE id = $1`, [id])
    await pool.query(`UPDATE tenants SET name = 'zzz' WHERE id = 1`)
    expect(await first()).not.toBe(id)
    const [one, other] = [await feed(), await feed()]
    await run({ feedId: one, at: ago(170) })
    await run({ feedId: other, at: ago(170) })
    await run({ feedId: one, at: ago(1) })
    await run({ feedId: other, at: ago(1) })
    expect(await first()).toBe(id)
    await run({ feedId: one, changed: 1, at: ago(1) })
    await run({ feedId: other, changed: 1, at: ago(1) })
    expect(await first()).not.toBe(id)
    await run({ feedId: one, status: 'held' })
    await run({ feedId: other })
    expect(await first()).toBe(id)
  })

  it('has nothing before the first file', async () => {
    expect(await read()).toMatchObject({ last: null, stopped: [], feeds: [], days: [], websiteId: 1 })
  })

  it('is not that of other websites', async () => {
    await run()
    expect(await read([2])).toBeUndefined()
    expect((await readFeedHealth(pool, 'all', now)).length).toBeGreaterThan(1)
  })
})
