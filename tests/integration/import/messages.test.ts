import { cars, type DealerSite, openDealerSite } from './dealer-site'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const header =
  'Stock number,Make,Model,Year,DAP Price,EGC Price,Odometer,Transmission,Drive,Rego expiry (dd/mm/yyyy)'
const importRows = (...rows: string[]) => site.importText([header, ...rows].join('\n'))

describe('a rejected row', () => {
  it('is reported with every problem, the file’s own column names and its stock number', async () => {
    const { counts, rejections } = await importRows(
      'S1,,Rio,1800,,cheap,far,Auto,FWD,someday',
      'S2,Kia,Rio,2020,,9990,5,Auto,FWD,',
    )
    expect(counts).toMatchObject({ read: 2, added: 1, rejected: 1 })
    expect(rejections.map(({ line, stock, field, value }) => [line, stock, field, value])).toEqual([
      [2, 'S1', 'Make', ''],
      [2, 'S1', 'Odometer', 'far'],
      [2, 'S1', 'EGC Price', 'cheap'],
      [2, 'S1', 'Rego expiry (dd/mm/yyyy)', 'someday'],
      [2, 'S1', 'Year', '1800'],
    ])
  })

  it('that repeats a vehicle names the first one’s line', async () => {
    const row = 'S1,Kia,Rio,2020,9990,,5,Auto,FWD,'
    const { rejections } = await importRows(row, 'S2,Kia,Rio,2020,9990,,5,Auto,FWD,', row)
    expect(rejections).toEqual([
      {
        line: 4,
        stock: 'S1',
        field: 'Stock number',
        value: 'S1',
        reason: 'is the same vehicle as in line 2',
      },
    ])
  })

  it('is reported with the names of the file’s header, however they are spelt', async () => {
    const text =
      'STOCK_NUMBER,make,model,year,odometer\nS1,Kia,Rio,2020,far\nS2,Kia,Rio,2020,5\nS2,Kia,Rio,2020,5'
    const { rejections } = await site.importText(text)
    expect(rejections.map(({ field }) => field)).toEqual(['odometer', 'STOCK_NUMBER'])
  })

  it('of a compact JSON list is numbered', async () => {
    const rows = [...cars(3, (index) => (index === 2 ? { km: -1, price: 'cheap' } : {})), ...cars(1)]
    const { rejections } = await site.importText(JSON.stringify(rows))
    expect(rejections).toEqual([
      { line: 1, row: 2, stock: 'A2', field: 'km', value: '-1', reason: 'is negative' },
      { line: 1, row: 2, stock: 'A2', field: 'price', value: 'cheap', reason: 'is not a number' },
      {
        line: 1,
        row: 4,
        stock: 'A1',
        field: 'id',
        value: 'A1',
        reason: 'is the same vehicle as in row 1, line 1',
      },
    ])
  })

  it('with too few values still counts as listed: a full file does not sell its vehicle', async () => {
    await importRows('S1,Kia,Rio,2020,9990,,5,Auto,FWD,', 'S2,Kia,Rio,2020,9990,,5,Auto,FWD,')
    const text = [header, 'S1,Kia', 'S2,Kia,Rio,2020,9990,,5,Auto,FWD,'].join('\n')
    expect((await site.importText(text, { full: true })).counts).toMatchObject({ rejected: 1, sold: 0 })
    expect((await site.stock()).get('S1')?.status).toBe('in_stock')
  })
})

describe('the notes of an import', () => {
  it('list values that no filter knows, with the file’s own column names and the number of rows', async () => {
    const { notes, runId } = await importRows(
      'S1,kaiyi,X3,2023,9990,,5,AWD,,',
      'S2,kaiyi,X3,2023,9990,,5,AWD,,',
      'S3,Kia,Rio,2020,9990,,5,Magic,FWD,',
    )
    const expected = [
      { field: 'Transmission', value: 'AWD', note: 'is read as the drive', rows: 2, line: 2 },
      {
        field: 'Make',
        value: 'kaiyi',
        note: 'is an unknown make, listed as “Kaiyi”',
        rows: 2,
        line: 2,
      },
      {
        field: 'Transmission',
        value: 'Magic',
        note: 'is not a transmission that shoppers can filter by',
        rows: 1,
        line: 4,
      },
    ]
    expect(notes).toEqual(expected)
    expect((await site.runs()).find(({ id }) => id === runId)?.notes).toEqual(expected)
    const stock = await site.stock()
    expect(stock.get('S1')).toMatchObject({
      make: 'Kaiyi',
      simple_drive: 'AWD',
      simple_transmission: null,
      trans: null,
    })
    expect(stock.get('S3')).toMatchObject({ trans: 'Magic', simple_transmission: null })
  })
})

describe('a file with a renamed key column', () => {
  it.each([
    [
      'Stock No,Make,Model,Year',
      /looks like dealer-studio-csv, but has no column "Stock number"\. Its column "Stock No" may be "Stock number"/,
    ],
    ['Stock No,Make,Model,Year,Price', /looks like dealer-studio-csv, but has no column "Stock number"/],
    [
      'id,VIN number,price,condition,make,model,year,mileage,image_link',
      /looks like google-vehicle-listings-csv, but has no column "vin"\. Its column "VIN number" may be "vin"/,
    ],
    [
      'Brand,Year,Model,Title,New or used,Kilometres,Price,BodyType,Doors',
      /looks like au-vehicle-prices, but has no column "UsedOrNew"/,
    ],
  ])(
    'with the header “%s” is reported with the missing column of the most similar format',
    async (columns, sentence) => {
      const cells = columns.split(',').map((_, index) => String(index))
      const outcome = await site.importText(`${columns}\n${cells.join(',')}\n`)
      expect(outcome).toMatchObject({ status: 'refused', problem: expect.stringMatching(sentence) })
    },
  )

  it.each([
    ['id', 'stock_number', 'none of its vehicles has "id", "stocknum", "vin"'],
    ['make', 'brand', 'none of its vehicles has "make"'],
  ])('that has “%s” as “%s” in JSON is reported in the same way', async (name, other, sentence) => {
    const rows = cars(3).map(({ [name]: value, ...row }) => ({ ...row, [other]: value }))
    expect(await site.importText(JSON.stringify(rows))).toMatchObject({
      status: 'refused',
      problem: `The file looks like forecourt-json, but ${sentence}.`,
    })
  })
})
