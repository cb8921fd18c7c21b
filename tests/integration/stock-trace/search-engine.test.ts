import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { isFoundByShoppers, traceVehicle } from '@/domain/stock/trace/trace-vehicle'
import { applyAllChanges } from '@/server/stock/search/indexing/apply-changes'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import type { TypesenseConnection } from '@/server/stock/search/typesense/connection'
import { askEngine } from '@/server/stock/trace/ask-engine'
import { readTrace } from '@/server/stock/trace/read-trace'
import { describeTypesense, testTypesense } from '~/tests/support/servers/typesense'
import { startProcessClock } from '../../support/process-clock'
import { siteOf } from '../search/search-site'
import { type IndexSite, openIndexSite } from '../search-index/index-site'

describeTypesense('The search step of a vehicle’s trace', () => {
  let connection: TypesenseConnection
  let site: IndexSite

  beforeAll(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    connection = testTypesense()
    site = await openIndexSite(connection)
  })
  beforeEach(() => site.clear())
  afterAll(async () => {
    jest.restoreAllMocks()
    await site.close()
  })

  /** A vehicle in an index that has it. */
  async function plantIndexed(): Promise<number> {
    const [id = 0] = await site.add(1)
    await site.pool.query('DELETE FROM search.outbox')
    await rebuildIndex(site.pool, site.index)
    return id
  }

  async function trace(id: number, server: TypesenseConnection | null = connection) {
    const scope = stockScope(siteOf(), new Date())
    const { vehicles } = await readTrace(site.pool, 'all', { id })
    const [vehicle] = vehicles
    if (!vehicle) throw new Error(`There is no vehicle ${id}.`)
    const engine = await askEngine(site.pool, server, scope, id)
    const steps = traceVehicle(vehicle, { rule: scope.listing, preset: '“Stock: All”', engine })
    const { name, state, text } = steps.at(-1) ?? {}
    return { name, state, text, isFound: isFoundByShoppers(steps) }
  }

  it('passes when the index has the vehicle', async () => {
    expect(await trace(await plantIndexed())).toMatchObject({
      name: 'Search',
      state: 'passed',
      isFound: true,
    })
  })

  it('stops a vehicle whose document the engine refused, with the reason', async () => {
    const id = await plantIndexed()
    await site.pool.query(`UPDATE vehicles SET created_at = 'infinity' WHERE id = $1`, [id])
    await applyAllChanges(site.pool, site.index)
    expect(await trace(id)).toMatchObject({
      ...{ name: 'Search', state: 'stopped', isFound: false },
      text: expect.stringMatching(/refuses its data.*created_ms/),
    })
  })

  it('says that a change waits, and whether the index has the vehicle meanwhile', async () => {
    const id = await plantIndexed()
    await site.pool.query('UPDATE vehicles SET price = 20000 WHERE id = $1', [id])
    expect(await trace(id)).toMatchObject({ state: 'warning', text: expect.stringContaining('waits') })
    const [added = 0] = await site.add(1)
    expect(await trace(added)).toMatchObject({ state: 'stopped', text: expect.stringContaining('waits') })
    await applyAllChanges(site.pool, site.index)
    expect(await trace(added)).toMatchObject({ state: 'passed' })
  })

  it('stops a vehicle whose document is missing or old though nothing waits', async () => {
    const id = await plantIndexed()
    const lacks = { state: 'stopped', isFound: false, text: expect.stringContaining('does not have it') }
    await site.pool.query(`UPDATE vehicles SET staff_hidden = true WHERE id = $1`, [id])
    await applyAllChanges(site.pool, site.index)
    await site.pool.query(`UPDATE vehicles SET staff_hidden = false WHERE id = $1`, [id])
    await site.pool.query('DELETE FROM search.outbox')
    expect(await trace(id)).toMatchObject(lacks)
    await site.index.client.collections(site.index.alias).documents(String(id)).delete()
    expect(await trace(id)).toMatchObject(lacks)
  })

  it('says that the database answers while the index is missing or has an old change to get', async () => {
    const behind = { state: 'warning', isFound: true, text: expect.stringContaining('database answers') }
    const [id = 0] = await site.add(1)
    expect(await trace(id)).toMatchObject(behind)
    await rebuildIndex(site.pool, site.index)
    await site.add(1)
    await site.pool.query(`UPDATE search.outbox SET created_at = now() - interval '1 minute'`)
    expect(await trace(id)).toMatchObject(behind)
  })

  it('claims nothing when the engine does not answer, and does not wait long for it', async () => {
    const id = await plantIndexed()
    const mute = createServer(() => {}).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const urls = [`http://127.0.0.1:${(mute.address() as AddressInfo).port}`]
    const waited = startProcessClock()
    expect(await trace(id, { ...connection, urls })).toMatchObject({ state: 'unknown', isFound: null })
    expect(waited()).toBeLessThan(4000)
    mute.closeAllConnections()
    mute.close()
    const gone = { ...connection, urls: ['http://127.0.0.1:1'] }
    expect(await trace(id, gone)).toMatchObject({ state: 'unknown', isFound: null })
  })

  it('takes the database’s word where no engine is configured, whatever one has left behind', async () => {
    const [id = 0] = await site.add(1)
    await site.pool.query(`INSERT INTO search.set_aside (vehicle_id, reason) VALUES ($1, 'Old.')`, [id])
    expect(await trace(id, null)).toMatchObject({ state: 'passed', text: 'The search has it.' })
  })
})
