import { setTimeout as sleep } from 'node:timers/promises'
import { applyAllChanges } from '@/server/stock/search/indexing/apply-changes'
import { checkIndex, isIndexCorrect } from '@/server/stock/search/indexing/check-index'
import { aliasTarget } from '@/server/stock/search/indexing/collections'
import { readState } from '@/server/stock/search/indexing/index-state'
import { enqueueVehicles } from '@/server/stock/search/indexing/outbox'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { NoRollback, rollBackIndex } from '@/server/stock/search/indexing/roll-back'
import { describeTypesense } from '~/tests/support/servers/typesense'
import { type IndexSite, openIndexSite } from './index-site'

describeTypesense('an index rebuild', () => {
  let site: IndexSite
  beforeAll(async () => {
    site = await openIndexSite()
  })
  beforeEach(() => site.clear())
  afterAll(() => site.close())

  const collections = async () =>
    (await site.index.client.collections().retrieve())
      .map(({ name }) => name)
      .filter((name) => name.startsWith(site.index.base))

  const expectRight = async () => {
    await applyAllChanges(site.pool, site.index)
    expect(isIndexCorrect(await checkIndex(site.pool, site.index))).toBe(true)
  }

  it('switches searches to a new collection with all stock, and keeps one older collection', async () => {
    await site.add(700)
    const names = []
    for (let nth = 0; nth < 3; nth++) names.push(await rebuildIndex(site.pool, site.index))
    expect(await aliasTarget(site.index)).toBe(names[2])
    expect((await collections()).sort()).toEqual(names.slice(1))
    expect((await site.found()).size).toBe(700)
    await expectRight()
  })

  it('matches the stock although vehicles change meanwhile, and searches never miss a vehicle that stays', async () => {
    const stay = await site.add(1200, { make: 'Stays' })
    await rebuildIndex(site.pool, site.index)
    let building = true
    const write = async () => {
      for (let nth = 0; building; nth++) {
        await site.add(20, { make: 'Comes' })
        await site.pool.query(`DELETE FROM vehicles WHERE make = 'Comes' AND id % 3 = $1`, [nth % 3])
        await site.pool.query(`UPDATE vehicles SET price = price + 1 WHERE id % 50 = $1`, [nth % 50])
        await sleep(20)
      }
    }
    const apply = async () => {
      while (building) {
        await applyAllChanges(site.pool, site.index)
        await sleep(10)
      }
    }
    const counts = new Set<number>()
    const search = async () => {
      const query = { q: '*', per_page: 0, filter_by: `n_id:<=${stay.at(-1)} && tenant:=1` }
      while (building) {
        counts.add((await site.index.client.collections(site.index.alias).documents().search(query)).found)
        await sleep(5)
      }
    }
    const others = [write(), apply(), search()]
    const name = await rebuildIndex(site.pool, site.index).finally(() => {
      building = false
    })
    await Promise.all(others)
    expect(await aliasTarget(site.index)).toBe(name)
    expect([...counts]).toEqual([stay.length])
    await expectRight()
  })

  it('reads every vehicle once, and clears the changes that waited before it', async () => {
    const ids = await site.add(700)
    expect(await site.waiting()).toEqual(ids)
    const copied: number[] = []
    await rebuildIndex(site.pool, site.index, {
      onProgress: (count) => {
        copied.push(count)
      },
    })
    expect(copied.at(-1)).toBe(700)
    expect(await site.waiting()).toEqual([])
    await expectRight()
  })

  it('runs in one process at a time', async () => {
    await site.add(700)
    const names = await Promise.all([1, 2, 3].map(() => rebuildIndex(site.pool, site.index)))
    expect(names.filter((name) => name !== null)).toHaveLength(1)
    await expectRight()
  })

  it('that fails half-way leaves searches unchanged and no collection behind', async () => {
    await site.add(1200)
    const before = await rebuildIndex(site.pool, site.index)
    const stopping = new AbortController()
    const failed = rebuildIndex(site.pool, site.index, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(new Error('stopped')),
    })
    await expect(failed).rejects.toThrow('stopped')
    expect(await aliasTarget(site.index)).toBe(before)
    expect(await collections()).toEqual([before])
    expect(await readState(site.pool)).toMatchObject({ collection: before, building: null })
  })

  it('deletes the half-built collection of a killed process', async () => {
    await site.add(10)
    const first = await rebuildIndex(site.pool, site.index)
    const dead = `${site.index.alias}_20260101000000000`
    await site.index.client.collections().create({ name: dead, fields: [{ name: 'x', type: 'string' }] })
    await site.pool.query('UPDATE search.index_state SET building = $1', [dead])
    const second = await rebuildIndex(site.pool, site.index)
    expect((await collections()).sort()).toEqual([first, second])
    await expectRight()
  })

  describe('that is rolled back', () => {
    it('switches searches to the earlier collection with all later changes, and forward again', async () => {
      const [one = 0, two = 0] = await site.add(600)
      const first = await rebuildIndex(site.pool, site.index)
      const second = await rebuildIndex(site.pool, site.index)
      await site.pool.query('DELETE FROM vehicles WHERE id = $1', [one])
      await site.pool.query(`UPDATE vehicles SET make = 'Changed' WHERE id = $1`, [two])
      await site.add(5)
      await applyAllChanges(site.pool, site.index)
      expect(await rollBackIndex(site.pool, site.index)).toBe(first)
      expect(await aliasTarget(site.index)).toBe(first)
      expect((await site.found()).get(two)).toBe('Changed')
      await expectRight()
      await site.add(5)
      expect(await rollBackIndex(site.pool, site.index)).toBe(second)
      expect((await site.found()).size).toBe(600 - 1 + 10)
      await expectRight()
    })

    it('is refused when there is no earlier collection, or only one of another version', async () => {
      await site.add(1)
      await rebuildIndex(site.pool, site.index)
      await expect(rollBackIndex(site.pool, site.index)).rejects.toThrow(NoRollback)
      await site.pool.query(`UPDATE search.index_state SET previous = 'vehicles_v0_20260101000000000'`)
      await expect(rollBackIndex(site.pool, site.index)).rejects.toThrow('deploy that version')
    })
  })

  it('replaces an older version’s index, and keeps its collection for a rollback', async () => {
    const ids = await site.add(10)
    const older = {
      ...site.index,
      alias: `${site.index.base}_v${site.index.schemaVersion - 1}`,
      schemaVersion: site.index.schemaVersion - 1,
    }
    const before = await rebuildIndex(site.pool, older)
    const after = await rebuildIndex(site.pool, site.index)
    expect(await readState(site.pool)).toMatchObject({ collection: after, previous: before })
    await enqueueVehicles(site.pool, ids)
    await applyAllChanges(site.pool, older)
    expect(await site.waiting()).toEqual(ids)
    await expectRight()
  })
})
