import { jest } from '@jest/globals'
import { CACHE_CHANNEL } from '@/server/cache/announce-tags'
import { applyAllChanges } from '@/server/stock/search/indexing/apply-changes'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { repairIndex } from '@/server/stock/search/indexing/repair-index'
import { describeTypesense } from '~/tests/support/servers/typesense'
import { type IndexSite, openIndexSite } from './index-site'

describeTypesense('changes to stock', () => {
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

  it('reach the index: vehicles are added, changed and removed', async () => {
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

  it('leave the latest version in the index, in whatever order they are applied', async () => {
    const [one = 0] = await site.add(1)
    await rebuildIndex(site.pool, site.index)
    for (const make of ['BMW', 'Audi', 'Fiat']) await site.pool.query('UPDATE vehicles SET make = $1', [make])
    await site.pool.query(
      'UPDATE search.outbox SET id = DEFAULT WHERE id = (SELECT min(id) FROM search.outbox)',
    )
    await applyAllChanges(site.pool, site.index)
    expect(await site.found()).toEqual(new Map([[one, 'Fiat']]))
  })

  it('to many thousands of vehicles are all applied', async () => {
    await rebuildIndex(site.pool, site.index)
    const ids = await site.add(2600)
    await applyAllChanges(site.pool, site.index)
    expect([...(await site.found()).keys()].sort((a, b) => a - b)).toEqual(ids)
    await site.pool.query('DELETE FROM vehicles WHERE id % 2 = 0')
    await applyAllChanges(site.pool, site.index)
    expect((await site.found()).size).toBe(ids.filter((id) => id % 2 === 1).length)
  })

  it('expire the lists of the tenants that own the stock, and of no other', async () => {
    await rebuildIndex(site.pool, site.index)
    await site.add(1, { tenant: 2 })
    const listener = await site.pool.connect()
    const notified: string[] = []
    listener.on('notification', ({ payload }) => notified.push(...JSON.parse(payload ?? '[]')))
    await listener.query(`LISTEN ${CACHE_CHANNEL}`)
    await applyAllChanges(site.pool, site.index)
    await listener.query('SELECT')
    listener.release(true)
    expect(notified).toEqual(['t:2:stock'])
  })

  it('wait while no index of this version exists', async () => {
    const ids = await site.add(3)
    await applyAllChanges(site.pool, site.index)
    expect(await site.waiting()).toEqual(ids)
  })

  it('remove a vehicle without a website from the index', async () => {
    const [one = 0, two = 0] = await site.add(2)
    await rebuildIndex(site.pool, site.index)
    await site.pool.query('UPDATE vehicles SET tenant_id = NULL WHERE id = $1', [one])
    await applyAllChanges(site.pool, site.index)
    expect([...(await site.found()).keys()]).toEqual([two])
  })

  describe('to a vehicle whose document is rejected', () => {
    /** A collection's fields are strict: a document that lacks one is rejected. */
    const poison = (id: number) =>
      site.pool.query(`UPDATE vehicles SET make = 'Poison', created_at = 'infinity' WHERE id = $1`, [id])

    it('delay no others: the vehicle is set aside with a log line, and its old document is removed', async () => {
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

    it('do not count as index errors, and the vehicle returns once it can be indexed', async () => {
      const [one = 0] = await site.add(2)
      await poison(one)
      await rebuildIndex(site.pool, site.index)
      expect(await repairIndex(site.pool, site.index)).toBeNull()
      await site.pool.query(`UPDATE vehicles SET make = 'Mended', created_at = now() WHERE id = $1`, [one])
      await applyAllChanges(site.pool, site.index)
      expect((await site.found()).get(one)).toBe('Mended')
      expect((await site.pool.query('SELECT FROM search.set_aside')).rowCount).toBe(0)
    })
  })
})
