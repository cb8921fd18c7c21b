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

const plantRun = (of: { dealership_id: number; tenant_id: number }, rejections: object[], more = 'done') =>
  pool.query(
    `INSERT INTO import_runs (tenant_id, dealership_id, status, "full", dry_run, filename, rejections, finished_at)
     VALUES ($1, $2, $3::enum_import_runs_status, true, false, $4, $5, now())`,
    [of.tenant_id, of.dealership_id, more, `run-${Math.random()}.csv`, JSON.stringify(rejections)],
  )

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
    expect(vehicles[0]).toMatchObject({ isInSearch: true, isShownByFeed: true, isHidden: false, run: null })
    expect((await readTrace(pool, 'all', { identifier: 'TR100' })).vehicles).toHaveLength(2)
    expect((await readTrace(pool, [], { identifier: 'TR100' })).vehicles).toEqual([])
  })

  it('brings the problems of its row in the newest import only', async () => {
    const own = await plantVehicle('own', 'TR-200')
    await plantRun(own, [problem('TR-200', 'is old')])
    await plantRun(own, [problem('TR-200'), problem('TR-201')])
    await plantRun(own, [problem('TR-200', 'failed')], 'failed')
    const { vehicles } = await readTrace(pool, [world.sites.own.id], { id: own.id })
    expect(vehicles[0]?.rejections).toEqual([problem('TR-200')])
    expect(vehicles[0]?.run).toMatchObject({ isFull: true })
  })

  it('finds the refused row of a vehicle that never came in, on the asked websites only', async () => {
    const own = await plantVehicle('own', 'TR-300')
    const foreign = await plantVehicle('foreign', 'TR-301')
    await plantRun(own, [problem('TR-399')])
    await plantRun(foreign, [problem('TR-399')])
    const { vehicles, refused } = await readTrace(pool, [world.sites.own.id], { identifier: 'TR399' })
    expect(vehicles).toEqual([])
    expect(refused).toMatchObject([{ rejection: problem('TR-399') }])
  })

  it('says whether the search has it', async () => {
    const { id } = await plantVehicle('own', 'TR-400')
    await pool.query('UPDATE vehicles SET staff_hidden = true WHERE id = $1', [id])
    const { vehicles } = await readTrace(pool, 'all', { id })
    expect(vehicles[0]).toMatchObject({ isHidden: true, isInSearch: false })
  })
})
