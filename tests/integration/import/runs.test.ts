import { Client } from 'pg'
import { CACHE_CHANNEL } from '@/server/cache/announce-tags'
import { cars, type DealerSite, NOW, openDealerSite, type Row } from './dealer-site'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const later = new Date(NOW.getTime() + 86_400_000)
const counts = (outcome: { counts: object }) => outcome.counts
const statuses = async (dealership?: number) =>
  Object.fromEntries([...(await site.stock(dealership))].map(([key, vehicle]) => [key, vehicle.status]))

describe('an import', () => {
  it('adds new vehicles and records what it did', async () => {
    const outcome = await site.import(cars(3))
    expect(outcome).toMatchObject({ status: 'done', format: 'forecourt-ndjson', problem: null })
    expect(counts(outcome)).toEqual({ read: 3, added: 3, changed: 0, unchanged: 0, sold: 0, rejected: 0 })
    const [run] = await site.runs()
    expect(run).toMatchObject({
      id: outcome.runId,
      status: 'done',
      source: 'command',
      read: 3,
      added: 3,
      rejected: 0,
    })
    expect(run?.finished_at).not.toBeNull()
  })

  it('changes nothing the second time', async () => {
    await site.import(cars(3))
    const before = await site.stock()
    const outcome = await site.import(cars(3), { now: later })
    expect(counts(outcome)).toEqual({ read: 3, added: 0, changed: 0, unchanged: 3, sold: 0, rejected: 0 })
    expect(await site.stock()).toEqual(before)
  })

  it('updates changed vehicles, and keeps their address and listing date', async () => {
    await site.import(cars(3))
    const before = (await site.stock()).get('A2')
    const outcome = await site.import(
      cars(3, (index) => (index === 2 ? { badge: 'Hybrid', price: 1 } : {})),
      { now: later },
    )
    expect(counts(outcome)).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
    const after = (await site.stock()).get('A2')
    expect(after).toMatchObject({
      price: 1,
      badge: 'Hybrid',
      slug: before?.slug,
      created_at: NOW,
      updated_at: later,
    })
  })

  it('uses the feed’s dates, but never future ones', async () => {
    await site.import(cars(1))
    const dates = async () => {
      const { created_at, updated_at } = (await site.stock()).get('A1') ?? {}
      return [created_at, updated_at]
    }
    const says = (row: Row) =>
      site.import(
        cars(1, () => row),
        { now: later },
      )
    const listed = { created_at: '2026-10-01T00:00:00Z' }
    expect(counts(await says(listed))).toMatchObject({ changed: 1 })
    expect(await dates()).toEqual([new Date(listed.created_at), later])
    // A newer feed timestamp is no change of the vehicle.
    expect(counts(await says({ ...listed, updated_at: '2026-10-02T00:00:00Z' }))).toMatchObject({
      unchanged: 1,
    })
    await says({ ...listed, km: 9, updated_at: '2026-10-03T00:00:00Z' })
    expect(await dates()).toEqual([new Date(listed.created_at), new Date('2026-10-03T00:00:00Z')])
    await says({ km: 10 })
    expect(await dates()).toEqual([new Date(listed.created_at), later])
    const ahead = { created_at: '2030-01-01', updated_at: '2030-01-01' }
    expect(counts(await says(ahead))).toMatchObject({ changed: 1 })
    expect(await dates()).toEqual([later, later])
    expect(counts(await site.import(cars(1, () => ahead)))).toMatchObject({ unchanged: 1 })
  })

  it('leaves vehicles unchanged that the file does not list, unless the file is full', async () => {
    await site.import(cars(4))
    expect(counts(await site.import(cars(1)))).toMatchObject({ unchanged: 1, sold: 0 })
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(['in_stock']))
  })

  it('marks vehicles as sold that a full file no longer lists', async () => {
    await site.import(cars(5))
    const outcome = await site.import(cars(3), { full: true, now: later })
    expect(outcome).toMatchObject({ status: 'done', counts: { unchanged: 3, sold: 2 } })
    const sold = (await site.stock()).get('A5')
    expect(sold).toMatchObject({ status: 'sold', sold: true, sold_date_timestamp: later.getTime() / 1000 })
  })

  it('restores a vehicle unchanged when the file lists it again', async () => {
    await site.import(cars(5))
    await site.import(cars(4), { full: true })
    const outcome = await site.import(cars(5), { full: true })
    expect(counts(outcome)).toMatchObject({ added: 0, changed: 1, unchanged: 4, sold: 0 })
    expect((await site.stock()).get('A5')).toMatchObject({
      status: 'in_stock',
      sold: false,
      sold_date_timestamp: null,
    })
  })

  it('ranks a vehicle missing from a full file like one the feed reports sold, and restores its rank afterwards', async () => {
    const shown = { dealercomments: 'One owner', images: ['https://a.example/1.jpg'] }
    const special = [
      {},
      { ...shown, certified: true },
      { status: 'coming_soon', price: null },
      { reserved: true },
      { custom_rank: 7 },
      { price: 1, offer_price: 19_990 },
    ]
    const rows = cars(16, (index) => special[index - 1] ?? {})
    const ranks = async () =>
      [...(await site.stock()).entries()]
        .filter(([key]) => /^A[1-6]$/.test(key))
        .map(([, vehicle]) => vehicle.custom_rank)
    await site.import(rows)
    const listed = await ranks()
    await site.import(rows.slice(6), { full: true })
    const sold = await ranks()
    await site.import(rows, { full: true })
    expect(await ranks()).toEqual(listed)
    await site.import(
      rows.map((row, index) => (index < 6 ? { ...row, status: 'sold' } : row)),
      { full: true },
    )
    expect(await ranks()).toEqual(sold)
    expect([listed, sold]).toEqual([
      [65, 82, 25, 45, 7, 65],
      [15, 32, 0, 0, 7, 15],
    ])
  })

  it('dates a reported sale by the feed’s date, or else by the first import that has it', async () => {
    await site.import(cars(6))
    const sold = (index: number) => {
      if (index === 1) return { status: 'sold' }
      return index === 2 ? { status: 'sold', sold_date_timestamp: 1_790_000_000_000 } : {}
    }
    const outcome = await site.import(cars(6, sold))
    expect(counts(outcome)).toMatchObject({ changed: 2, sold: 2 })
    await site.import(
      cars(6, (index) => ({ ...sold(index), km: 5 })),
      { now: later },
    )
    const stock = await site.stock()
    expect(stock.get('A1')?.sold_date_timestamp).toBe(NOW.getTime() / 1000)
    expect(stock.get('A2')?.sold_date_timestamp).toBe(1_790_000_000)
  })

  it('changes no other dealership', async () => {
    await site.import(cars(3), { dealershipId: site.north })
    await site.import(cars(1), { full: true })
    expect(await statuses(site.north)).toEqual({ A1: 'in_stock', A2: 'in_stock', A3: 'in_stock' })
  })

  it('gives each vehicle with a shared slug its own stable one', async () => {
    const same = { slug: 'a-car' }
    await site.import(cars(2, () => same))
    await site.import(
      cars(1, () => same),
      { dealershipId: site.north },
    )
    const slugs = [...(await site.stock()).values(), ...(await site.stock(site.north)).values()].map(
      ({ slug }) => slug,
    )
    expect(slugs).toEqual([
      'a-car',
      expect.stringMatching(/^a-car-[0-9a-f]{8}$/),
      expect.stringMatching(/^a-car-[0-9a-f]{8}$/),
    ])
    expect(new Set(slugs).size).toBe(3)
    await site.clear()
    await site.import(cars(2, () => same))
    expect((await site.stock()).get('A2')?.slug).toBe(slugs[1])
  })

  it('leaves what staff hid, tagged and corrected until staff reset it', async () => {
    await site.import(cars(1))
    await site.pool.query(
      `UPDATE vehicles SET staff_hidden = true, staff_badge = 'Our badge', staff_tag = 'Special'`,
    )
    await site.import(cars(1, () => ({ badge: 'Feed badge', tag: 'Feed tag' })))
    expect((await site.stock()).get('A1')).toMatchObject({
      badge: 'Feed badge',
      staff_hidden: true,
      staff_badge: 'Our badge',
      staff_tag: 'Special',
    })
  })
})

describe('bad rows', () => {
  it('are rejected with line, field, value and reason, and the others are imported', async () => {
    const outcome = await site.import([
      ...cars(1),
      { id: 'B1', make: 'Kia', model: 'Rio', year: 1850 },
      { id: 'B2', make: '', model: 'Rio' },
      { ...cars(1)[0], price: 1 },
      { id: 'B3', make: 'Kia', model: 'Rio' },
    ])
    expect(counts(outcome)).toMatchObject({ read: 5, added: 2, rejected: 3 })
    const rejections = [
      { line: 2, stock: 'B1', field: 'year', value: '1850', reason: 'is not between 1900 and 2028' },
      { line: 3, stock: 'B2', field: 'make', value: '', reason: 'is missing' },
      { line: 4, stock: 'A1', field: 'id', value: 'A1', reason: 'is the same vehicle as in line 1' },
    ]
    expect(outcome.rejections).toEqual(rejections)
    expect((await site.runs())[0]).toMatchObject({ rejected: 3, rejections })
    expect((await site.stock()).get('A1')?.price).toBe(20_000)
  })

  it('do not sell their vehicles: these are still listed', async () => {
    await site.import(cars(3))
    const outcome = await site.import(
      cars(3, (index) => (index === 2 ? { km: -1 } : {})),
      { full: true },
    )
    expect(counts(outcome)).toMatchObject({ unchanged: 2, rejected: 1, sold: 0 })
    expect((await statuses()).A2).toBe('in_stock')
  })

  it('are stored up to the first 1,000', async () => {
    const outcome = await site.import(cars(1200, () => ({ km: -1 })))
    expect(outcome.counts.rejected).toBe(1200)
    expect(outcome.rejections).toHaveLength(1000)
  })
})

describe('a run that would sell too much', () => {
  it('is imported at 40 %, and held above', async () => {
    await site.import(cars(10))
    expect(await site.import(cars(5), { full: true })).toMatchObject({
      status: 'held',
      counts: { sold: 5 },
      problem: expect.stringContaining('5 of 10 listed vehicles (50 %'),
    })
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(['in_stock']))
    expect(await site.import(cars(6), { full: true })).toMatchObject({ status: 'done', counts: { sold: 4 } })
  })

  it('counts only vehicles that are still listed', async () => {
    await site.import(cars(10))
    await site.import(cars(6), { full: true })
    // Six are listed: three are half of them.
    expect(await site.import(cars(3), { full: true })).toMatchObject({ status: 'held' })
  })

  it('is held when the file itself marks them as sold', async () => {
    await site.import(cars(4))
    expect(await site.import(cars(4, () => ({ status: 'sold' })))).toMatchObject({
      status: 'held',
      counts: { sold: 4 },
    })
  })

  it('is imported once a person confirms it', async () => {
    await site.import(cars(10))
    expect(await site.import([], { full: true })).toMatchObject({ status: 'refused' }) // an empty file
    const outcome = await site.importText('[]', { full: true, confirmed: true })
    expect(outcome).toMatchObject({ status: 'done', counts: { read: 0, sold: 10 } })
    expect((await site.runs()).map(({ status }) => status)).toEqual(['done', 'refused', 'done'])
  })
})

describe('a dry run', () => {
  it('reports what would happen and changes nothing but its record', async () => {
    await site.import(cars(10))
    const before = await site.stock()
    const outcome = await site.import(
      cars(5, () => ({ km: 7 })),
      { full: true, dryRun: true },
    )
    expect(outcome).toMatchObject({
      status: 'done',
      counts: { changed: 5, sold: 5 },
      problem: expect.stringContaining('more than 40 %'),
    })
    expect(await site.stock()).toEqual(before)
    expect((await site.runs()).at(-1)).toMatchObject({ dry_run: true, status: 'done', changed: 5 })
  })
})

describe('cached pages', () => {
  const notified: string[] = []
  let listener: Client
  let lists: string[]
  let choices: string

  beforeAll(async () => {
    lists = [`t:${site.tenantId}:stock`]
    choices = `t:${site.tenantId}:stock-choices`
    listener = new Client(site.url)
    await listener.connect()
    await listener.query(`LISTEN ${CACHE_CHANNEL}`)
    listener.on('notification', ({ payload }) => notified.push(...JSON.parse(payload ?? '[]')))
  })
  beforeEach(() => {
    notified.length = 0
  })
  afterAll(() => listener.end())

  const announced = async () => {
    await listener.query('SELECT 1')
    return [...notified].sort()
  }

  it('of the stock and of the changed vehicles expire with the import', async () => {
    await site.import(cars(2))
    const slugs = [...(await site.stock()).values()].map(({ slug }) => `t:${site.tenantId}:vehicle:${slug}`)
    expect(await announced()).toEqual([...lists, choices, ...slugs].sort())
  })

  it('keep their menus when no choice changes', async () => {
    await site.import(cars(3))
    const [before] = [...(await site.stock()).values()]
    await announced()
    notified.length = 0
    await site.import(cars(1, () => ({ price: 19_000 })))
    expect(await announced()).toEqual([...lists, `t:${site.tenantId}:vehicle:${before?.slug}`].sort())
  })

  it.each<[string, Row]>([
    ['another model', { model: 'Camry' }],
    ['another body', { body: 'Sedan' }],
    ['no longer shown', { show_on_dealer_website: false }],
    ['sold', { status: 'sold' }],
    ['without a price', { price: 10 }],
  ])('get new menus when a vehicle is %s', async (_, change) => {
    await site.import(cars(3))
    await announced()
    notified.length = 0
    await site.import(cars(1, () => change))
    expect(await announced()).toContain(choices)
  })

  it('keep their menus when a vehicle has a reduced price instead of its price [PRICE-02]', async () => {
    await site.import(cars(3))
    await announced()
    notified.length = 0
    await site.import(cars(1, () => ({ price: 10, offer_price: 18_000 })))
    expect(await announced()).not.toContain(choices)
  })

  it('keep their menus when a vehicle that staff hid is removed', async () => {
    await site.import(cars(3))
    await site.pool.query(`UPDATE vehicles SET staff_hidden = true WHERE feed_key = 'A3'`)
    await announced()
    notified.length = 0
    await site.import(cars(2), { full: true })
    expect(await announced()).not.toContain(choices)
  })

  it('stay cached when nothing changed, and after a dry run or a held run', async () => {
    await site.import(cars(10))
    await announced()
    notified.length = 0
    await site.import(cars(10))
    await site.import(cars(12), { dryRun: true })
    await site.import(cars(2), { full: true })
    expect(await announced()).toEqual([])
  })

  it('of all vehicles expire when many changed', async () => {
    await site.import(cars(300))
    expect(await announced()).toEqual([...lists, choices, `t:${site.tenantId}:vehicles`].sort())
  })
})
