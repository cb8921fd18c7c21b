import { createReadStream } from 'node:fs'
import { type DealerSite, openDealerSite, type Row } from './dealer-site'

const FILE = 'tests/fixtures/au-vehicle-prices.csv'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
afterAll(() => site.close())

const importFile = () =>
  site.importText('', { source: createReadStream(FILE), full: true, dealershipId: site.north })

async function countBy(sql: string): Promise<Record<string, number>> {
  const { rows } = await site.pool.query(
    `SELECT ${sql} AS name, count(*)::int AS count FROM vehicles GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), count]))
}

describe('a complete file of Australian listings with common faults', () => {
  it('is imported except for the blank row and the price of $88', async () => {
    expect(await importFile()).toMatchObject({
      status: 'done',
      format: 'au-vehicle-prices',
      counts: { read: 366, added: 364, rejected: 2 },
      rejections: [
        { line: 102, field: 'Title', value: '', reason: 'is missing' },
        { line: 102, field: 'Year', value: '', reason: 'is missing' },
        { line: 202, field: 'Price', value: '88', reason: 'is below $200, too low for a vehicle' },
      ],
    })
  })

  it('has its conditions and states stored for every vehicle', async () => {
    expect(await countBy('car_type')).toEqual({ used: 334, new: 12, demo: 18 })
    expect(await countBy('state')).toEqual({
      VIC: 101,
      NSW: 69,
      QLD: 62,
      WA: 50,
      ACT: 25,
      SA: 16,
      TAS: 12,
      NT: 11,
      null: 18,
    })
  })

  it('has its split makes and models of two words joined', async () => {
    const makes = await countBy('make')
    expect(makes).toMatchObject({ 'Land Rover': 20, 'Great Wall': 6, 'Alfa Romeo': 5, 'Aston Martin': 3 })
    for (const half of ['Land', 'Great', 'Alfa', 'Aston']) expect(makes[half]).toBeUndefined()
    const models = await countBy('model')
    for (const half of ['Santa', 'Grand', 'Land', '03-Sep']) expect(models[half]).toBeUndefined()
    expect(models).toMatchObject({
      'Grand Cherokee': 39,
      'Santa FE': 39,
      'Range Rover Evoque': 14,
      'Land Cruiser': 6,
      'Grand Vitara': 6,
      '9-3': 3,
    })
  })

  it('fills filters only with words that shoppers know', async () => {
    const words = async (column: string) => Object.keys(await countBy(column)).sort()
    expect(await words('simple_fuel')).toEqual(['Diesel', 'Electric', 'Hybrid', 'LPG', 'Petrol', 'null'])
    expect(await words('simple_drive')).toEqual(['4WD', 'AWD', 'FWD', 'RWD', 'null'])
    expect(await words('simple_transmission')).toEqual(['Automatic', 'Manual', 'null'])
    const bodies = [
      'Convertible',
      'Coupe',
      'Hatchback',
      'People Mover',
      'SUV',
      'Sedan',
      'Ute',
      'Van',
      'Wagon',
      'null',
    ]
    expect(await words('simple_body')).toEqual(bodies)
    expect((await site.runs())[0]?.notes).toEqual([])
  })

  it('has its placeholders stored as null, except for the model named “Other”', async () => {
    const { rows } = await site.pool.query<Row>(
      `SELECT * FROM vehicles v WHERE EXISTS (SELECT FROM jsonb_each_text(to_jsonb(v) - 'model')
         WHERE value IN ('-', '', '- / -', 'nan', 'Other'))`,
    )
    expect(rows).toEqual([])
    expect((await countBy('price IS NULL')).true).toBe(7)
  })

  it('changes nothing when it is imported again', async () => {
    expect((await importFile()).counts).toEqual({
      read: 366,
      added: 0,
      changed: 0,
      unchanged: 364,
      sold: 0,
      rejected: 2,
    })
  })
})
