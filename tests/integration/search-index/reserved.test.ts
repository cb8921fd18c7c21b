import { setTimeout as sleep } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { BackgroundLoop } from '@/server/jobs/background-loop'
import { markVehicles } from '@/server/reservations/mark-vehicles'
import { startIndexer } from '@/server/stock/search/indexing/indexer'
import { readStoredHit } from '@/server/stock/search/typesense/documents/stored-hit'
import { describeTypesense } from '~/tests/support/servers/typesense'
import { type IndexSite, openIndexSite } from './index-site'

const VIN = 'MNTBB3T50P6000123'
/** Milliseconds from the commit until the search server says it. */
const AT_ONCE = 1000

describeTypesense('the search server', () => {
  let site: IndexSite
  let keeper: BackgroundLoop

  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {})
    jest.spyOn(console, 'error').mockImplementation(() => {})
    site = await openIndexSite()
    await site.clear()
  })
  afterAll(async () => {
    await keeper?.stop()
    jest.restoreAllMocks()
    await site.close()
  })

  async function isReserved(id: number): Promise<boolean | null> {
    const { client, alias } = site.index
    const document = await client.collections<{ hit: string }>(alias).documents(String(id)).retrieve()
    return readStoredHit(document.hit, { prices: undefined, provider: null, now: Date.now() }).reserved
  }

  /** Marks the vehicle on every website, and returns how long the documents took after the commit. */
  async function msUntil(ids: readonly number[], until: Date | null): Promise<number> {
    const client = await site.pool.connect()
    await client.query('BEGIN')
    await markVehicles(client, { groupId: 1, vehicleKey: `vin:${VIN}` }, until)
    await client.query('COMMIT')
    const committed = performance.now()
    client.release()
    for (const id of ids) while ((await isReserved(id)) !== (until !== null)) await sleep(10)
    return performance.now() - committed
  }

  it('shows a reservation, and its end, within a second on each website that lists the vehicle [CHK-01, CHK-03]', async () => {
    const [own = 0] = await site.add(1)
    const [sister = 0] = await site.add(1, { tenant: 2 })
    await site.pool.query('UPDATE vehicles SET vin = $1', [VIN])
    keeper = startIndexer(site.pool, site.index)
    for (const id of [own, sister]) while ((await isReserved(id).catch(() => null)) !== false) await sleep(50)
    expect(await msUntil([own, sister], new Date(Date.now() + 3_600_000))).toBeLessThanOrEqual(AT_ONCE)
    expect(await msUntil([own, sister], null)).toBeLessThanOrEqual(AT_ONCE)
  })
})
