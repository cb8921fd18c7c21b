import type { Pool } from 'pg'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets
let pool: Pool
let readTrace: typeof import('@/server/stock/trace/read-trace').readTrace

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  ;({ readTrace } = await import('@/server/stock/trace/read-trace'))
  pool = (await import('@/server/clients/database')).database()
})
beforeEach(() => pool.query('DELETE FROM import_runs; DELETE FROM stock_feeds'))
afterAll(() => world?.close())

async function plantVehicle(place: 'own' | 'foreign', stocknum: string) {
  const { id } = await targets.create('vehicles', place, 0)
  const { rows } = await pool.query(
    `UPDATE vehicles SET stocknum = $2, status = 'in_stock', show_on_dealer_website = true WHERE id = $1
     RETURNING dealership_id, tenant_id`,
    [id, stocknum],
  )
  return { id, ...rows[0] } as { id: number; dealership_id: number; tenant_id: number }
}

interface Run {
  readonly status?: string
  readonly rejections?: object[]
  readonly problem?: string
  readonly feed?: number | null
  readonly daysAgo?: number
}

/** Later runs are newer, unless they are some days old. */
async function plantRun(
  of: { dealership_id: number; tenant_id: number },
  { status = 'done', rejections = [], problem, feed = null, daysAgo = 0 }: Run = {},
): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO import_runs (tenant_id, dealership_id, status, "full", dry_run, filename, rejections, problem, feed_id, source, finished_at, created_at)
     VALUES ($1, $2, $3::enum_import_runs_status, true, false, $4, $5, $6, $7, $8, now(), now() - $9 * interval '1 day') RETURNING id`,
    [
      ...[of.tenant_id, of.dealership_id, status, `run-${Math.random()}.csv`, JSON.stringify(rejections)],
      ...[problem, feed, feed ? 'feed' : 'upload', daysAgo],
    ],
  )
  return rows[0].id
}

async function plantFeed(of: { dealership_id: number; tenant_id: number }): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO stock_feeds (tenant_id, dealership_id, name, url, format, every_minutes, enabled)
     VALUES ($1, $2, 'Feed', 'https://feed.example/stock.csv', 'dealer-studio-csv', 15, true) RETURNING id`,
    [of.tenant_id, of.dealership_id],
  )
  return rows[0].id
}

const problem = (stock: string, reason = 'is not a number') => ({
  line: 3,
  stock,
  field: 'Odometer',
  value: 'far',
  reason,
})

describe('A search for a vehicle', () => {
  it('finds it by its stock number whatever its spaces and case, and only on the asked websites', async () => {
    const own = await plantVehicle('own', 'TR-100')
    await plantVehicle('foreign', 'TR-100')
    const { vehicles } = await readTrace(pool, [world.sites.own.id], { identifier: 'tr 100' })
    expect(vehicles.map(({ id }) => id)).toEqual([own.id])
    expect(vehicles[0]).toMatchObject({ isInSearch: true, isShownByFeed: true, isHidden: false, runs: [] })
    expect((await readTrace(pool, 'all', { identifier: 'TR100' })).vehicles).toHaveLength(2)
    expect((await readTrace(pool, [], { identifier: 'TR100' })).vehicles).toEqual([])
  })

  const traced = async (id: number) => (await readTrace(pool, [world.sites.own.id], { id })).vehicles[0]

  it('brings the problems of its row in the newest import only', async () => {
    const own = await plantVehicle('own', 'TR-200')
    await plantRun(own, { rejections: [problem('TR-200', 'is old')] })
    const id = await plantRun(own, { rejections: [problem('TR-200'), problem('TR-201')] })
    expect((await traced(own.id))?.runs).toMatchObject([
      { id, status: 'done', isFull: true, isFromFeed: false, rejections: [problem('TR-200')] },
    ])
  })

  it.each(['refused', 'held', 'failed'])(
    'brings a newest import that was %s, and the problems of the last one that changed stock',
    async (status) => {
      const own = await plantVehicle('own', `TR-21-${status}`)
      const done = await plantRun(own, { rejections: [problem(`TR-21-${status}`)] })
      const stopped = await plantRun(own, { status, problem: 'Why.' })
      await plantRun(own, { status: 'running' })
      expect((await traced(own.id))?.runs).toMatchObject([
        { id: stopped, status, problem: 'Why.', rejections: [] },
        { id: done, status: 'done', rejections: [problem(`TR-21-${status}`)] },
      ])
    },
  )

  it('brings the newest import of each feed that runs, though another feed is newer', async () => {
    const own = await plantVehicle('own', 'TR-220')
    const [feed, off] = [await plantFeed(own), await plantFeed(own)]
    await pool.query('UPDATE stock_feeds SET enabled = false WHERE id = $1', [off])
    await plantRun(own, { feed: off, status: 'failed' })
    const held = await plantRun(own, { feed, status: 'held' })
    const upload = await plantRun(own, { rejections: [problem('TR-220')] })
    expect((await traced(own.id))?.runs.map(({ id }) => id)).toEqual([upload, held])
  })

  it('leaves out an old import of another feed, unless it is the newest of the dealership', async () => {
    const own = await plantVehicle('own', 'TR-230')
    const old = await plantRun(own, { status: 'refused', daysAgo: 20 })
    expect((await traced(own.id))?.runs.map(({ id }) => id)).toEqual([old])
    const newest = await plantRun(own, { feed: await plantFeed(own) })
    expect((await traced(own.id))?.runs.map(({ id }) => id)).toEqual([newest])
  })

  it('finds the refused row of a vehicle that never came in, on the asked websites only', async () => {
    const own = await plantVehicle('own', 'TR-300')
    const foreign = await plantVehicle('foreign', 'TR-301')
    await plantRun(own, { rejections: [problem('TR-399')] })
    await plantRun(foreign, { rejections: [problem('TR-399')] })
    const { vehicles, refused } = await readTrace(pool, [world.sites.own.id], { identifier: 'TR399' })
    expect(vehicles).toEqual([])
    expect(refused).toMatchObject([{ rejection: problem('TR-399') }])
  })

  it('finds the refused row of a daily upload among many imports of a feed and of another dealership, once', async () => {
    const own = await plantVehicle('own', 'TR-310')
    const feed = await plantFeed(own)
    await plantRun(own, { rejections: [problem('TR-398', 'is old')], daysAgo: 2 })
    const id = await plantRun(own, { rejections: [problem('TR-398')] })
    await plantRun(own, { rejections: [problem('TR-397'), problem('TR-398')] })
    for (let nth = 0; nth < 30; nth++) await plantRun(own, { feed })
    const { refused } = await readTrace(pool, [world.sites.own.id], { identifier: 'TR-398' })
    expect(refused.map(({ rejection }) => rejection.reason)).toEqual(['is not a number', 'is old'])
    expect(refused[0]?.run.id).toBeGreaterThan(id)
  })

  it('of a number that nothing has lists the dealerships whose newest file is not in the stock', async () => {
    const own = await plantVehicle('own', 'TR-320')
    const foreign = await plantVehicle('foreign', 'TR-321')
    await plantRun(own, { status: 'failed' })
    const held = await plantRun(own, { status: 'held', problem: 'It would sell 9 of 10.' })
    await plantRun(own, { feed: await plantFeed(own) })
    await plantRun(foreign, { status: 'refused' })
    const asked = { identifier: 'TR-396' }
    const { stopped } = await readTrace(pool, [world.sites.own.id], asked)
    expect(stopped).toMatchObject([{ run: { id: held, status: 'held', problem: 'It would sell 9 of 10.' } }])
    expect((await readTrace(pool, 'all', asked)).stopped).toHaveLength(2)
    await plantRun(own)
    expect((await readTrace(pool, [world.sites.own.id], asked)).stopped).toEqual([])
  })

  it('says whether the search has it', async () => {
    const { id } = await plantVehicle('own', 'TR-400')
    await pool.query('UPDATE vehicles SET staff_hidden = true WHERE id = $1', [id])
    const { vehicles } = await readTrace(pool, 'all', { id })
    expect(vehicles[0]).toMatchObject({ isHidden: true, isInSearch: false })
  })

  it('brings why the search engine refused it, and whether a change waits', async () => {
    const { id } = await plantVehicle('own', 'TR-500')
    await pool.query('DELETE FROM search.outbox')
    expect(await traced(id)).toMatchObject({ refusal: null, isWaiting: false })
    await pool.query('INSERT INTO search.set_aside (vehicle_id, reason) VALUES ($1, $2)', [id, 'Field `x`.'])
    await pool.query('UPDATE vehicles SET price = 1 WHERE id = $1', [id])
    expect(await traced(id)).toMatchObject({ refusal: 'Field `x`.', isWaiting: true })
  })
})
