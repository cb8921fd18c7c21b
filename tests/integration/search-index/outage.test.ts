import { setTimeout as sleep } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { BackgroundLoop } from '@/server/jobs/background-loop'
import { checkIndex, isIndexCorrect } from '@/server/stock/search/indexing/check-index'
import { createFreshness } from '@/server/stock/search/indexing/freshness'
import { startIndexer } from '@/server/stock/search/indexing/indexer'
import { startThrowawayTypesense } from '~/scripts/typesense/throwaway-server.mjs'
import { describeTypesense } from '~/tests/support/servers/typesense'
import { type IndexSite, openIndexSite } from './index-site'

/** Uses a separate search server, which the tests stop; the worker's index maintenance keeps running. */
describeTypesense('the worker', () => {
  let server: Awaited<ReturnType<typeof startThrowawayTypesense>>
  let site: IndexSite
  let keeper: BackgroundLoop

  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {})
    jest.spyOn(console, 'error').mockImplementation(() => {})
    server = await startThrowawayTypesense({ inMemory: true })
    site = await openIndexSite({ urls: [server.url], apiKey: server.apiKey, collection: 'vehicles' })
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await server.stop()
    await site.close()
  })
  afterEach(() => keeper.stop())

  const until = async (condition: () => Promise<boolean>) => {
    while (!(await condition().catch(() => false))) await sleep(50)
  }
  const isFound = (id: number, make = 'Kia') => until(async () => (await site.found()).get(id) === make)
  const expectRight = async () => expect(isIndexCorrect(await checkIndex(site.pool, site.index))).toBe(true)

  it('builds the index when it starts and makes a change searchable within seconds', async () => {
    const [one = 0] = await site.add(5)
    keeper = startIndexer(site.pool, site.index)
    await isFound(one)
    const started = performance.now()
    const [two = 0] = await site.add(1)
    await isFound(two)
    // Two seconds on an idle machine.
    expect(performance.now() - started).toBeLessThan(10_000)
    await expectRight()
  })

  it('applies every change once a search server that was down is up again, and logs the outage once', async () => {
    keeper = startIndexer(site.pool, site.index)
    const [one = 0, two = 0, three = 0] = await site.add(3)
    await isFound(three)
    await server.halt()
    await site.pool.query(`UPDATE vehicles SET make = 'Lancia' WHERE id = $1`, [one])
    await site.pool.query('DELETE FROM vehicles WHERE id = $1', [two])
    const logged = () =>
      jest.mocked(console.error).mock.calls.filter(([line]) => /changes wait/.test(String(line)))
    await until(async () => logged().length > 0)
    const [four = 0] = await site.add(1)
    await sleep(1500)
    expect(logged()).toHaveLength(1)
    expect(await site.waiting()).toEqual([one, two, four])
    await server.resume()
    await isFound(four)
    expect((await site.found()).get(one)).toBe('Lancia')
    await expectRight()
  })

  it('rebuilds the index on a server that has lost everything', async () => {
    keeper = startIndexer(site.pool, site.index)
    await keeper.stop()
    for (const { name } of await site.index.client.collections().retrieve())
      await site.index.client.collections(name).delete()
    const [one = 0] = await site.add(1)
    keeper = startIndexer(site.pool, site.index)
    await isFound(one)
    await until(async () => isIndexCorrect(await checkIndex(site.pool, site.index)))
  })

  it('reports to searches when the index is behind', async () => {
    const isFresh = () => createFreshness(site.pool, site.index.alias)()
    expect(await isFresh()).toBe(true)
    await site.add(1)
    expect(await isFresh()).toBe(true)
    await site.pool.query(`UPDATE search.outbox SET created_at = now() - interval '1 minute'`)
    expect(await isFresh()).toBe(false)
    expect(await createFreshness(site.pool, 'vehicles_v999')()).toBe(false)
    keeper = startIndexer(site.pool, site.index)
    await until(isFresh)
  })

  it('discards changes while no search server is configured, and rebuilds the index when one is again', async () => {
    keeper = startIndexer(site.pool, null)
    await until(async () => !(await createFreshness(site.pool, site.index.alias)()))
    expect(await site.waiting()).toEqual([])
    await keeper.stop()
    await site.pool.query(`UPDATE vehicles SET make = 'Unheard'`)
    await site.pool.query('TRUNCATE search.outbox')
    keeper = startIndexer(site.pool, site.index)
    await until(async () => [...(await site.found()).values()].every((make) => make === 'Unheard'))
    await expectRight()
  })
})
