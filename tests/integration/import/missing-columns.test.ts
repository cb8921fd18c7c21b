import { stockRank } from '@/domain/stock/normalise/stock-rank'
import { cars, type DealerSite, NOW, openDealerSite, type Row } from './dealer-site'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const csv = (rows: readonly Record<string, string>[], columns = Object.keys(rows[0] ?? {})) =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => row[column] ?? '').join(','))].join('\n')

const dealerStudio = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    'Stock number': `S${index + 1}`,
    Make: 'Kia',
    Model: 'Sportage',
    Year: '2022',
    'Car type': 'Used',
    'DAP Price': String(32_000 + index),
    Badge: 'GT-Line',
    Series: 'NQ5',
    Cylinders: '4',
    Rego: `1ABC${100 + index}`,
    Body: '4D WAGON',
    Odometer: String(1000 * (index + 1)),
    'Exterior Colour': 'Clear White',
    'Interior Colour': 'Black',
    'Location code': 'COAST',
    Fuel: 'Diesel',
    Transmission: '8 Speed Sports Automatic',
    Doors: '5',
    Seats: '5',
    Features: 'Sunroof|Heated seats',
    Certified: 'Y',
    Drive: 'AWD',
    'Engine size': '2.0',
    Dealercomments: 'One owner',
  }))

const googleOf = (rows: ReturnType<typeof dealerStudio>) =>
  rows.map((row, index) => ({
    id: row['Stock number'],
    vin: `KNAPX81CDN70000${String(10 + index)}`,
    price: `${row['DAP Price']} AUD`,
    condition: 'used',
    make: row.Make,
    model: row.Model,
    year: row.Year,
    mileage: row.Odometer,
  }))

/** Columns that change with every write, and columns that only imports and reservations read. */
const ownBusiness = ['updated_at', 'feed_hash', 'feed_reserved', 'id', 'views']
const contentOf = (vehicle: Row | undefined) =>
  Object.fromEntries(Object.entries(vehicle ?? {}).filter(([column]) => !ownBusiness.includes(column)))

const contents = async () =>
  Object.fromEntries([...(await site.stock())].map(([key, vehicle]) => [key, contentOf(vehicle)]))

describe('a column that is missing from the file', () => {
  it('leaves the field unchanged: a file without prices removes no price', async () => {
    const rows = dealerStudio(10)
    await site.importText(csv(rows))
    const before = await contents()
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'DAP Price')
    const outcome = await site.importText(csv(rows, columns), { confirmed: true })
    expect(outcome).toMatchObject({ status: 'done', counts: { changed: 0, unchanged: 10 } })
    expect(await contents()).toEqual(before)
  })

  it('leaves the Dealer Studio fields unchanged that a Google file does not have', async () => {
    const rows = dealerStudio(10)
    await site.importText(csv(rows))
    const before = await contents()
    const outcome = await site.importText(csv(googleOf(rows)))
    expect(outcome).toMatchObject({
      status: 'done',
      format: 'google-vehicle-listings-csv',
      counts: { changed: 10, added: 0 },
    })
    const after = await contents()
    const vins = Object.fromEntries(
      Object.entries(after).map(([key, vehicle]) => [key, { ...before[key], vin: vehicle.vin }]),
    )
    expect(after).toEqual(vins)
    expect(after.S1).toMatchObject({
      simple_fuel: 'Diesel',
      location_name: 'Coast',
      certified: true,
      price: 32_000,
    })
  })

  it('is no change: files with the same values in other columns leave the vehicle unchanged', async () => {
    const rows = dealerStudio(3)
    await site.importText(csv(rows))
    await site.importText(csv(googleOf(rows)))
    const before = await site.stock()
    const later = new Date(NOW.getTime() + 86_400_000)
    for (const file of [csv(rows), csv(googleOf(rows)), csv(googleOf(rows))]) {
      expect((await site.importText(file, { now: later })).counts).toMatchObject({ changed: 0, unchanged: 3 })
    }
    const after = await site.stock()
    for (const [key, vehicle] of before) expect(after.get(key)?.updated_at).toEqual(vehicle.updated_at)
  })

  it('counts as present, and empty elsewhere, when one vehicle of a JSON file has it', async () => {
    await site.import(cars(10, () => ({ badge: 'SX', series: '8' })))
    await site.import(
      cars(10, (index) => (index === 1 ? {} : { badge: 'SX' })),
      { confirmed: true },
    )
    const stock = await site.stock()
    expect(stock.get('A1')).toMatchObject({ badge: null, series: '8', name: '2021 Toyota Corolla' })
    expect(stock.get('A2')).toMatchObject({ badge: 'SX', series: '8' })
  })

  it('still counts in derived fields: name, price bracket and rank', async () => {
    const photos = { images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] }
    const full = { badge: 'SX', offer_price: 19_000, dealercomments: 'Nice', certified: true, ...photos }
    await site.import(cars(2, () => full))
    const outcome = await site.import(
      cars(2, () => ({ model: 'Camry', price: 45_000, status: 'coming_soon' })),
      { confirmed: true },
    )
    expect(outcome.counts).toMatchObject({ changed: 2 })
    const vehicle = (await site.stock()).get('A1')
    expect(vehicle).toMatchObject({
      name: '2021 Toyota Camry SX',
      make_model: 'Toyota Camry',
      price: 45_000,
      offer_price: 19_000,
      price_range: '10000-20000',
      photos_count: 2,
      primary_image_url: 'https://a.example/1.jpg',
    })
    expect(vehicle?.custom_rank).toBe(
      stockRank({
        status: 'coming_soon',
        price: 45_000,
        offer_price: 19_000,
        photos_count: 2,
        reserved: false,
        certified: true,
        dealercomments: 'Nice',
      }),
    )
  })

  it.each([
    [9_999, '0-10000'],
    [10_000, '10000-20000'],
    [99_999, '90000-100000'],
    [150_000, '150000-200000'],
    [499_999, '400000-500000'],
    [500_000, '500000+'],
    [10, null],
  ])('leaves a vehicle’s price of $%d, which gives the bracket %p', async (price, bracket) => {
    await site.import(cars(1, () => ({ price, offer_price: 777_777 })))
    const [row] = cars(1, () => ({ offer_price: null }))
    const { price: _, ...withoutPrice } = row as Row
    await site.import([withoutPrice], { confirmed: true })
    expect((await site.stock()).get('A1')).toMatchObject({ price, offer_price: null, price_range: bracket })
  })

  it('keeps a name and a rank that a feed set', async () => {
    await site.import(cars(1, () => ({ name: 'The big one', custom_rank: 7 })))
    await site.import(
      cars(1, () => ({ km: 5 })),
      { confirmed: true },
    )
    expect((await site.stock()).get('A1')).toMatchObject({ name: 'The big one', custom_rank: 7, km: 5 })
  })

  it('keeps a vehicle as coming soon, and lists sold vehicles again', async () => {
    await site.import(cars(10, (index) => (index === 1 ? { status: 'coming_soon' } : { status: 'in_stock' })))
    await site.import(
      cars(10).filter(({ id }) => id !== 'A2'),
      { full: true, confirmed: true },
    )
    expect((await site.stock()).get('A2')).toMatchObject({ status: 'sold' })
    await site.import(cars(10), { confirmed: true })
    const stock = await site.stock()
    expect(stock.get('A1')).toMatchObject({ status: 'coming_soon', sold: false })
    expect(stock.get('A2')).toMatchObject({ status: 'in_stock', sold: false, sold_date_timestamp: null })
  })

  it('keeps a location that a feed set, and otherwise follows the primary location', async () => {
    await site.import(cars(2, (index) => (index === 1 ? { location: 'coast' } : { location: null })))
    const { rows } = await site.pool.query(`SELECT id, slug FROM locations`)
    const id = (slug: string) => rows.find((row) => row.slug === slug)?.id
    const places = async () => [...(await site.stock()).values()].map(({ location_id }) => location_id)
    expect(await places()).toEqual([id('coast'), id('city-yard')])
    await site.import(cars(2), { confirmed: true })
    expect(await places()).toEqual([id('coast'), id('city-yard')])
    const makePrimary = (slug: string) =>
      site.pool.query(`UPDATE locations SET "primary" = (slug = $1)`, [slug])
    await makePrimary('coast')
    await site.import(cars(2))
    expect(await places()).toEqual([id('coast'), id('coast')])
    await makePrimary('city-yard')
    await site.import(cars(2))
    expect(await places()).toEqual([id('coast'), id('city-yard')])
  })
})

describe('a file that empties a field', () => {
  const priced = (blank: number) => cars(10, (index) => (index <= blank ? { price: null } : {}))

  it('is imported for up to 20 % of the listed vehicles, and held above', async () => {
    await site.import(cars(10))
    expect(await site.import(priced(3))).toMatchObject({
      status: 'held',
      problem:
        'It would empty "price" of 3 of 10 listed vehicles (30 %, more than 20 %). Confirm it if this is correct.',
    })
    expect((await site.stock()).get('A1')?.price).toBe(20_000)
    expect(await site.import(priced(2))).toMatchObject({ status: 'done', counts: { changed: 2 } })
    expect((await site.stock()).get('A1')?.price).toBeNull()
  })

  it('is imported once a person confirms it', async () => {
    await site.import(cars(10))
    expect(await site.import(priced(10), { confirmed: true })).toMatchObject({
      status: 'done',
      problem: null,
    })
    expect((await site.stock()).get('A9')?.price).toBeNull()
  })

  it('is described with the file’s own columns, each once', async () => {
    const rows = dealerStudio(4)
    await site.importText(csv(rows))
    const outcome = await site.importText(
      csv(rows.map((row) => ({ ...row, Body: '', Fuel: '', Certified: '' }))),
    )
    expect(outcome.status).toBe('held')
    expect(outcome.problem?.match(/empty "[^"]+"/g)?.sort()).toEqual(['empty "Body"', 'empty "Fuel"'])
  })

  it('is not held because of the vehicles it sells', async () => {
    await site.import(cars(10))
    const sold = cars(10, (index) => (index <= 3 ? { price: null, status: 'sold' } : {}))
    expect(await site.import(sold)).toMatchObject({ status: 'done', counts: { sold: 3 } })
  })
})

describe('a file without a column that the previous file had', () => {
  const without = (...gone: string[]) => {
    const rows = dealerStudio(10)
    return csv(
      rows,
      Object.keys(rows[0] ?? {}).filter((column) => !gone.includes(column)),
    )
  }

  it('is held, with the file’s own column names, and changes nothing', async () => {
    await site.importText(without())
    const before = await contents()
    const outcome = await site.importText(without('DAP Price', 'Fuel'))
    expect(outcome).toMatchObject({ status: 'held', counts: { read: 10 } })
    expect(outcome.problem).toMatch(/lacks the previous file’s column "DAP Price" \(filled for 10 listed/)
    expect(outcome.problem).toMatch(/previous file’s column "Fuel"/)
    expect(await contents()).toEqual(before)
  })

  it('sets the standard for the next file once a person confirms it', async () => {
    await site.importText(without())
    await site.importText(without('Fuel'), { confirmed: true })
    expect(await site.importText(without('Fuel'))).toMatchObject({ status: 'done' })
    expect((await site.stock()).get('S1')?.simple_fuel).toBe('Diesel')
  })

  it('is not compared with a dry run or a held run', async () => {
    await site.importText(without())
    await site.importText(without('Fuel'), { dryRun: true })
    expect(await site.importText(without('Fuel'))).toMatchObject({ status: 'held' })
    expect(await site.importText(without('Fuel'))).toMatchObject({ status: 'held' })
  })

  it('reports the column in a dry run', async () => {
    await site.importText(without())
    expect(await site.importText(without('Fuel'), { dryRun: true })).toMatchObject({
      status: 'done',
      problem: expect.stringContaining('previous file’s column "Fuel"'),
    })
  })

  it('is not held for an empty column, nor for one that the format does not read', async () => {
    const rows = dealerStudio(3).map((row) => ({ ...row, Series: '', 'Purchase cost': '1' }))
    await site.importText(csv(rows))
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !['Series', 'Purchase cost'].includes(name))
    expect(await site.importText(csv(rows, columns))).toMatchObject({ status: 'done' })
  })

  it('is held for a field that no vehicle in a JSON file has any more, unless the file has it under another name', async () => {
    await site.import(cars(5, () => ({ transmission: 'Auto', fuel: 'Diesel' })))
    expect(await site.import(cars(5, () => ({ trans: 'Auto' })))).toMatchObject({
      status: 'held',
      problem: expect.stringMatching(/^The file lacks the previous file’s column "fuel"[^"]*$/),
    })
  })

  it('is held for the key column, without which every vehicle is imported as new', async () => {
    await site.import(cars(5, (index) => ({ stocknum: `S${index}` })))
    const rows = cars(5, (index) => ({ stocknum: `S${index}` })).map(({ id: _, ...row }) => row)
    expect(await site.import(rows)).toMatchObject({
      status: 'held',
      problem: expect.stringContaining('previous file’s column "id"'),
    })
  })
})
