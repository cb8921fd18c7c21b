import { jest } from '@jest/globals'
import { CACHE_CHANNEL } from '@/server/cache/channel'
import { applyAllChanges } from '@/server/stock/search/indexing/apply-changes'
import { healIndex } from '@/server/stock/search/indexing/heal'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { describeTypesense } from '~/tests/support/typesense'
import { type IndexSite, openIndexSite } from './index-site'

describeTypesense('changes', () => {
  let site: IndexSite
  beforeAll(async () => {
    site = await openIndexSite()
  })
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await site.clear()
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => site.close())

  it('reach the index: vehicles are added, changed and taken away', async () => {
    const [one = 0, two = 0] = await site.add(2)
    await rebuildIndex(site.pool, site.index)
    const [three = 0] = await site.add(1, { make: 'Audi' })
    await site.pool.query(`UPDATE vehicles SET make = 'BMW' WHERE id = $1`, [two])
    await site.pool.query('DELETE FROM vehicles WHERE id = $1', [one])
    await applyAllChanges(site.pool, site.index)
    expect(await site.found()).toEqual(
      new Map([
        [two, 'BMW'],
        [three, 'Audi'],
      ]),
    )
    expect(await site.waiting()).toEqual([])
  })

  it('that were overtaken lead to what is stored last, in whatever order they are heard of', async () => {
    const [one = 0] = await site.add(1)
    await rebuildIndex(site.pool, site.index)
    for (const make of ['BMW', 'Audi', 'Fiat']) await site.pool.query('UPDATE vehicles SET make = $1', [make])
    await site.pool.query(
      'UPDATE search.outbox SET id = DEFAULT WHERE id = (SELECT min(id) FROM search.outbox)',
    )
    await applyAllChanges(site.pool, site.index)
    expect(await site.found()).toEqual(new Map([[one, 'Fiat']]))
  })

  it('of many thousands of vehicles are all applied', async () => {
    await rebuildIndex(site.pool, site.index)
    const ids = await site.add(2600)
    await applyAllChanges(site.pool, site.index)
    expect([...(await site.found()).keys()].sort((a, b) => a - b)).toEqual(ids)
    await site.pool.query('DELETE FROM vehicles WHERE id % 2 = 0')
    await applyAllChanges(site.pool, site.index)
    expect((await site.found()).size).toBe(ids.filter((id) => id % 2 === 1).length)
  })

  it('expire the lists of the tenants whose stock they are, and of no other', async () => {
    await rebuildIndex(site.pool, site.index)
    await site.add(1, { tenant: 2 })
    const listener = await site.pool.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload }) => heard.push(...JSON.parse(payload ?? '[]')))
    await listener.query(`LISTEN ${CACHE_CHANNEL}`)
    await applyAllChanges(site.pool, site.index)
    await listener.query('SELECT')
    listener.release(true)
    expect(heard).toEqual(['t:2:stock'])
  })

  it('wait while no index of this version is there to hear of them', async () => {
    const ids = await site.add(3)
    await applyAllChanges(site.pool, site.index)
    expect(await site.waiting()).toEqual(ids)
  })

  it('take a vehicle without a website out of the index', async () => {
    const [one = 0, two = 0] = await site.add(2)
    await rebuildIndex(site.pool, site.index)
    await site.pool.query('UPDATE vehicles SET tenant_id = NULL WHERE id = $1', [one])
    await applyAllChanges(site.pool, site.index)
    expect([...(await site.found()).keys()]).toEqual([two])
  })

  describe('of a vehicle whose document is refused', () => {
    /** The fields of a collection are strict: one with a field more refuses everybody without it. */
    const poison = (id: number) =>
      site.pool.query(`UPDATE vehicles SET make = 'Poison', created_at = 'infinity' WHERE id = $1`, [id])

    it('hold up no other: it is set aside with a line in the log, and found no more as it was', async () => {
      const [one = 0, two = 0, three = 0] = await site.add(3)
      await rebuildIndex(site.pool, site.index)
      await poison(two)
      await site.pool.query(`UPDATE vehicles SET make = 'BMW' WHERE id = $1`, [three])
      await applyAllChanges(site.pool, site.index)
      expect(await site.found()).toEqual(
        new Map([
          [one, 'Kia'],
          [three, 'BMW'],
        ]),
      )
      expect(await site.waiting()).toEqual([])
      const { rows } = await site.pool.query('SELECT vehicle_id FROM search.set_aside')
      expect(rows).toEqual([{ vehicle_id: two }])
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`vehicle ${two} is set aside`))
    })

    it('do not make the index look wrong, and the vehicle comes back once it can be read', async () => {
      const [one = 0] = await site.add(2)
      await poison(one)
      await rebuildIndex(site.pool, site.index)
      expect(await healIndex(site.pool, site.index)).toBeNull()
      await site.pool.query(`UPDATE vehicles SET make = 'Mended', created_at = now() WHERE id = $1`, [one])
      await applyAllChanges(site.pool, site.index)
      expect((await site.found()).get(one)).toBe('Mended')
      expect((await site.pool.query('SELECT FROM search.set_aside')).rowCount).toBe(0)
    })
  })
})
