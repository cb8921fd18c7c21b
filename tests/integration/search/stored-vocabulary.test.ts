import { jest } from '@jest/globals'
import pg from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { CACHE_CHANNEL } from '@/server/cache/announce-tags'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let pool: pg.Pool
let listener: pg.Client
let ctx: TenantContext
let getVocabulary: typeof import('@/server/stock/search/vocabulary/get-vocabulary').getVocabulary
let storeVocabulary: typeof import('@/server/stock/search/vocabulary/store-vocabulary').storeVocabulary
const announced: string[] = []

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  pool = (await import('@/server/clients/database')).database()
  ;({ getVocabulary } = await import('@/server/stock/search/vocabulary/get-vocabulary'))
  ;({ storeVocabulary } = await import('@/server/stock/search/vocabulary/store-vocabulary'))
  const { readTenantContext } = await import('@/server/tenants/read-tenant-context')
  const found = await readTenantContext(world.sites.own.id)
  if (!found) throw new Error('The website was not found.')
  ctx = found
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  listener.on('notification', ({ payload }) => announced.push(...JSON.parse(payload ?? '[]')))
  await listener.query(`LISTEN ${CACHE_CHANNEL}`)
  await stock('Toyota')
})
afterAll(async () => {
  await listener?.end()
  await pool?.end()
  await world?.close()
})

function stock(make: string) {
  const { id, dealershipId } = world.sites.own
  return pool.query(
    `INSERT INTO vehicles (tenant_id, dealership_id, slug, feed_key, name, make, model, status, car_type, item_type,
       dealership_slug, dealership_name, show_on_dealer_website, updated_at, created_at)
     VALUES ($1, $2, $3, $3, $3, $3, 'One', 'in_stock', 'used', 'car', 'main', 'Main', true, now(), now())`,
    [id, dealershipId, make],
  )
}

/** The makes that a search uses to read its text, and whether this search read them from the whole stock. */
async function makesInRequest() {
  const requested = jest.spyOn(pool, 'query')
  const { makes } = await getVocabulary(ctx)
  const readStock = requested.mock.calls.some(([text]) => /WITH listed AS/.test(String(text)))
  requested.mockRestore()
  return { makes: makes.map(({ name }) => name), readStock }
}

async function waitingJobs() {
  const { rows } = await pool.query(
    `SELECT j.key, j.payload, q.queue_name AS queue FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE t.identifier = 'build-vocabulary'`,
  )
  return rows
}

/** Notifications arrive before the response to a query sent after the commit. */
async function announcedTags() {
  await listener.query('SELECT 1')
  return announced.splice(0)
}

it('until the worker has read a website’s first vocabulary, searches run without one and queue one job', async () => {
  expect(await makesInRequest()).toEqual({ makes: [], readStock: false })
  await makesInRequest()
  const key = `vocabulary-${ctx.id}`
  expect(await waitingJobs()).toEqual([{ key, payload: { tenantId: ctx.id }, queue: 'vocabulary' }])
})

it('after a stock change, searches use the previous vocabulary until the worker has stored the new one', async () => {
  await storeVocabulary(pool, ctx.id)
  expect(await announcedTags()).toEqual([`t:${ctx.id}:vocabulary`])
  await stock('Lancia')
  expect(await makesInRequest()).toEqual({ makes: ['Toyota'], readStock: false })
  await storeVocabulary(pool, ctx.id)
  expect(await announcedTags()).toEqual([`t:${ctx.id}:vocabulary`])
  expect(await makesInRequest()).toEqual({ makes: ['Lancia', 'Toyota'], readStock: false })
})

it('an unchanged vocabulary is not announced, and data built from it stays cached', async () => {
  await storeVocabulary(pool, ctx.id)
  await announcedTags()
  const before = await getVocabulary(ctx)
  await storeVocabulary(pool, ctx.id)
  expect(await announcedTags()).toEqual([])
  expect(await getVocabulary(ctx)).toBe(before)
})

it('the worker stores no vocabulary for a website that was deleted meanwhile', async () => {
  await storeVocabulary(pool, 2_000_000_000)
  const { rows } = await pool.query('SELECT tenant_id FROM search.vocabularies')
  expect(rows).toEqual([{ tenant_id: ctx.id }])
})

it('at its start the worker queues every website whose vocabulary it never read, once', async () => {
  const { enqueueFirstVocabularies } = await import('@/server/jobs/enqueue')
  await pool.query('DELETE FROM graphile_worker._private_jobs')
  await enqueueFirstVocabularies(pool)
  await enqueueFirstVocabularies(pool)
  const { foreign, sibling } = world.sites
  expect((await waitingJobs()).map(({ payload }) => payload.tenantId).sort()).toEqual(
    [foreign.id, sibling.id].sort(),
  )
})
