import { jest } from '@jest/globals'
import { applyAllChanges } from '@/server/stock/search/indexing/apply-changes'
import { checkIndex, isIndexCorrect } from '@/server/stock/search/indexing/check-index'
import { aliasTarget, dropCollection } from '@/server/stock/search/indexing/collections'
import { enqueueVehicles, resetIndex } from '@/server/stock/search/indexing/outbox'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { diagnose, repairIndex } from '@/server/stock/search/indexing/repair-index'
import { describeTypesense } from '~/tests/support/servers/typesense'
import { type IndexSite, openIndexSite } from './index-site'

describeTypesense('the index', () => {
  let site: IndexSite
  let ids: number[]
  beforeAll(async () => {
    site = await openIndexSite()
  })
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {})
    await site.clear()
    ids = [...(await site.add(30)), ...(await site.add(20, { tenant: 2 }))]
    await rebuildIndex(site.pool, site.index)
    await applyAllChanges(site.pool, site.index)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => site.close())

  const documents = () => site.index.client.collections(site.index.alias).documents()
  const check = () => checkIndex(site.pool, site.index)
  const lose = (id: number) => documents().delete({ filter_by: `id:=${id}` })

  describe('when it is checked', () => {
    it('has no differences', async () => {
      const found = await check()
      expect(isIndexCorrect(found)).toBe(true)
      expect(found.tenants.map(({ tenant, vehicles, documents: held }) => [tenant, vehicles, held])).toEqual([
        ['tenant-1', 30, 30],
        ['tenant-2', 20, 20],
      ])
    })

    it('reports missing, stale and left-over documents, and the wrong facets, by tenant', async () => {
      const [missing = 0, stale = 0] = ids
      await lose(missing)
      const [line = ''] = (await documents().export({ filter_by: `id:=${stale}` })).split('\n')
      await documents().upsert({ ...JSON.parse(line), f_make: 'stale' })
      await documents().upsert({ ...JSON.parse(line), id: '999999', tenant: 2 })
      const found = await check()
      expect(isIndexCorrect(found)).toBe(false)
      expect([...found.differing].sort((a, b) => a - b)).toEqual([missing, stale, 999_999])
      const [one, two] = found.tenants
      expect(one?.differing).toEqual({ missing: 1, stale: 1, 'left over': 0 })
      expect(one?.facets).toEqual(expect.arrayContaining(['listed', 'make', 'year']))
      expect(two?.differing).toEqual({ missing: 0, stale: 0, 'left over': 1 })
    })

    it('is repaired by rewriting only the differing documents', async () => {
      const [missing = 0, stale = 0] = ids
      await lose(missing)
      await site.index.client.collections(site.index.alias).documents(`${stale}`).update({ n_price: 1 })
      const { differing } = await check()
      await enqueueVehicles(site.pool, differing)
      expect((await site.waiting()).sort((a, b) => a - b)).toEqual([missing, stale])
      await applyAllChanges(site.pool, site.index)
      expect(isIndexCorrect(await check())).toBe(true)
    })

    it('does not report a pending change as a difference', async () => {
      await site.pool.query(`UPDATE vehicles SET make = 'BMW' WHERE id = $1`, [ids[0]])
      await site.pool.query('DELETE FROM vehicles WHERE id = $1', [ids[1]])
      const { differing } = await check()
      expect(differing).toEqual([])
    })
  })

  describe('when it is healed', () => {
    const heal = () => repairIndex(site.pool, site.index)

    it('stays unchanged when it is right', async () => {
      const before = await aliasTarget(site.index)
      expect(await heal()).toBeNull()
      expect(await aliasTarget(site.index)).toBe(before)
    })

    it('is rebuilt when it is missing on the server or in our own records', async () => {
      await dropCollection(site.index, (await aliasTarget(site.index)) ?? '')
      expect(await heal()).toBe('missing')
      expect(isIndexCorrect(await check())).toBe(true)
      await resetIndex(site.pool)
      expect(await heal()).toBe('missing')
      expect(isIndexCorrect(await check())).toBe(true)
      expect(await heal()).toBeNull()
    })

    it('gets lost documents written again', async () => {
      await lose(ids[3] ?? 0)
      expect(await heal()).toBe('other documents')
      await applyAllChanges(site.pool, site.index)
      expect(isIndexCorrect(await check())).toBe(true)
    })

    it('is rebuilt when an older version made it, and left alone when a newer one did', async () => {
      await site.pool.query('UPDATE search.index_state SET schema_version = schema_version - 1')
      expect(await heal()).toBe('older version')
      expect(await diagnose(site.pool, site.index)).toBeNull()
      await site.pool.query('UPDATE search.index_state SET schema_version = schema_version + 1')
      await expect(heal()).rejects.toThrow('a newer version of Forecourt owns it')
    })
  })
})
