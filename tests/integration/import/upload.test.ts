import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Payload } from 'payload'
import { cars, type DealerSite, openDealerSite } from './dealer-site'
import { openPayload } from './open-payload'

let site: DealerSite
let payload: Payload

beforeAll(async () => {
  site = await openDealerSite()
  payload = await openPayload(site)
})
beforeEach(async () => {
  await site.clear()
  await site.pool.query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(async () => {
  await payload.destroy()
  await site.close()
})

const json = JSON.stringify(cars(2))

function upload(name: string, content: string | Buffer, data: Record<string, unknown> = {}) {
  const bytes = Buffer.from(content)
  return payload.create({
    collection: 'import-runs',
    data: { tenant: site.tenantId, dealership: site.city, ...data },
    file: { name, data: bytes, size: bytes.length, mimetype: 'application/octet-stream' },
  })
}

async function jobs() {
  const { rows } = await site.pool.query(
    `SELECT t.identifier AS task, j.payload, q.queue_name AS queue FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id`,
  )
  return rows
}

const folder = () => join(process.env.DATA_DIR ?? '', 'imports')

describe('an upload in the admin', () => {
  it.each<[string, string | Buffer]>([
    ['stock.csv', 'Stock number,Make,Model,Year\nS1,Kia,Rio,2020\n'],
    ['stock.json', json],
    ['stock.ndjson', `${JSON.stringify(cars(1)[0])}\n`],
    ['stock.json.gz', gzipSync(json)],
    ['no extension', json],
  ])('of %s is stored and queued with its file', async (name, content) => {
    const run = await upload(name, content)
    expect(run).toMatchObject({ status: 'queued', source: 'upload' })
    expect(existsSync(join(folder(), run.filename ?? ''))).toBe(true)
    expect(await jobs()).toEqual([
      { task: 'import-stock', payload: { runId: run.id }, queue: `stock-${site.city}` },
    ])
  })

  it.each([
    '../../../etc/cron.d/evil.csv',
    '..\\evil.csv',
    '/etc/passwd',
    'a/../b.html',
    `${'x'.repeat(400)}.csv`,
    '.csv',
  ])('named %j is stored in its folder under a generated name', async (name) => {
    const { filename } = await upload(name, json)
    expect(filename).toMatch(/^[a-z0-9-]{1,70}\.(csv|dat)$/)
    expect(existsSync(join(folder(), filename ?? ''))).toBe(true)
  })

  it('never overwrites another upload’s file', async () => {
    const [first, second] = [await upload('stock.json', json), await upload('stock.json', json)]
    expect(first.filename).not.toBe(second.filename)
  })

  it('without a file is rejected, and nothing is queued', async () => {
    const data = { tenant: site.tenantId, dealership: site.city }
    const run = await payload.create({ collection: 'import-runs', data })
    expect(run).toMatchObject({ status: 'refused', problem: 'No file was uploaded.' })
    expect(await jobs()).toEqual([])
  })

  it('is queued again only when a held run is confirmed', async () => {
    const { id } = await upload('stock.json', json)
    await site.pool.query(
      `UPDATE import_runs SET status = 'held' WHERE id = ${id}; DELETE FROM graphile_worker._private_jobs`,
    )
    await payload.update({ collection: 'import-runs', id, data: { full: true } })
    expect(await jobs()).toHaveLength(0)
    await payload.update({ collection: 'import-runs', id, data: { confirmed: true } })
    expect(await jobs()).toHaveLength(1)
  })

  it('keeps its file when the run is changed', async () => {
    const { id, filename } = await upload('stock.json', json)
    const other = Buffer.from('[]')
    const file = { name: 'other.json', data: other, size: other.length, mimetype: 'application/json' }
    await payload.update({ collection: 'import-runs', id, data: {}, file })
    expect((await payload.findByID({ collection: 'import-runs', id })).filename).toBe(filename)
  })
})

describe('staff', () => {
  it('cannot confirm in advance a run that must be held', async () => {
    const { docs } = await payload.find({ collection: 'groups', limit: 1 })
    const user = await payload.create({
      collection: 'users',
      data: {
        name: 'Staff',
        email: 'staff@example.com',
        password: 'correct horse battery staple',
        role: 'marketing-staff',
        group: docs[0]?.id,
        tenants: [{ tenant: site.tenantId }],
      },
    })
    const run = await payload.create({
      collection: 'import-runs',
      data: { tenant: site.tenantId, dealership: site.city, confirmed: true },
      overrideAccess: false,
      user: { ...user, collection: 'users' },
    })
    expect(run.confirmed).toBe(false)
  })
})
