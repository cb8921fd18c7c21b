import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type DealerSite, openDealerSite, type Row } from '~/tests/integration/import/dealer-site'

const FILE = join(process.cwd(), '../shared/data/listings/TESTS_au_vehicle_prices_2023_raw.csv')

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

/** Milliseconds. The file has sixteen thousand rows, and the machine may be busy. */
const PATIENCE_MS = 120_000

describe('the real Australian file', () => {
  it(
    'is imported except for the blank row and the price of $88',
    async () => {
      const outcome = await importFile()
      expect(outcome).toMatchObject({
        status: 'done',
        format: 'au-vehicle-prices',
        counts: { read: 16_734, added: 16_732, rejected: 2 },
        rejections: [
          { line: 2402, field: 'Title', value: '', reason: 'is missing' },
          { line: 2402, field: 'Year', value: '', reason: 'is missing' },
          { line: 15_903, field: 'Price', value: '88', reason: 'is below $200, too low for a vehicle' },
        ],
      })
    },
    PATIENCE_MS,
  )

  it('keeps its counts of condition and state', async () => {
    expect(await countBy('car_type')).toEqual({ used: 14_993, new: 1227, demo: 512 })
    const states = await countBy('state')
    expect(states).toMatchObject({ VIC: 3872, QLD: 2745, WA: 1791, SA: 800, ACT: 381, TAS: 214, NT: 80 })
    expect(states.null).toBe(449)
  })

  it('has no make or model that is split in two', async () => {
    const makes = await countBy('make')
    expect(makes).toMatchObject({ 'Land Rover': 237, 'Great Wall': 16, 'Alfa Romeo': 13, 'Aston Martin': 5 })
    for (const half of ['Land', 'Great', 'Alfa', 'Aston']) expect(makes[half]).toBeUndefined()
    const models = await countBy('model')
    for (const half of ['Santa', 'Grand', 'Land', '03-Sep']) expect(models[half]).toBeUndefined()
    expect(models).toMatchObject({
      'Grand Cherokee': 156,
      'Santa FE': 129,
      'Land Cruiser': 35,
      'Grand Vitara': 18,
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

  it('has its placeholders stored as null, except for the six models named “Other”', async () => {
    const { rows } = await site.pool.query<Row>(
      `SELECT * FROM vehicles v WHERE EXISTS (SELECT FROM jsonb_each_text(to_jsonb(v) - 'model')
         WHERE value IN ('-', '', '- / -', 'nan', 'Other'))`,
    )
    expect(rows.length).toBe(0)
    expect((await countBy('price IS NULL')).true).toBe(52)
  })

  it(
    'changes nothing when it is imported again',
    async () => {
      expect((await importFile()).counts).toEqual({
        read: 16_734,
        added: 0,
        changed: 0,
        unchanged: 16_732,
        sold: 0,
        rejected: 2,
      })
    },
    PATIENCE_MS,
  )
})
