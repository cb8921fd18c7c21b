import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { plainReading } from '@/domain/stock/search/understand/text-reading'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { describeEngines, type TestedEngine } from './engines'
import { NOW } from './oracle/random-stock'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

/** The vehicles by the slug that the cases use. */
const stock = {
  hilux: {
    ...{ make: 'Toyota', model: 'HiLux', badge: 'SR5', colour: 'Glacier White', simple_body: 'Ute' },
    ...{ name: '2021 Toyota HiLux SR5', series: 'GUN126R', stocknum: 'U-1042', vin: 'MR0FA3CD901234567' },
    regplate: '1ABC23',
  },
  cx5: { make: 'Mazda', model: 'CX-5', name: '2020 Mazda CX-5 Maxx Sport', badge: 'Maxx', stocknum: '77' },
  c3: { make: 'Citroën', model: 'C3', name: '2019 Citroën C3 Shine', badge: 'Shine', colour: 'Crème' },
  skoda: {
    make: 'Škoda',
    model: 'Karoq',
    name: '2022 ŠKODA Karoq',
    badge: '',
    staff_badge: 'Laurin & Klement',
  },
  id4: { make: 'Volkswagen', model: 'ID.4', name: 'Volkswagen ID.4', staff_name: 'VW ID.4 Pro (AWD)' },
  van: { make: 'LDV', model: 'Deliver 9', name: 'LDV Deliver 9', simple_body: 'Van', staff_colour: 'Blå' },
}

type Slug = keyof typeof stock

const cases: readonly [text: string, found: readonly Slug[]][] = [
  ['hilux', ['hilux']],
  ['HILUX sr5', ['hilux']],
  ['sr5 hilux', ['hilux']],
  ['toyota hil', ['hilux']],
  ['2021 toyota', ['hilux']],
  ['ilux', []],
  ['hiluxx', []],
  ['hilux commodore', []],
  ['glacier ute', ['hilux']],
  ['gun126r', ['hilux']],
  ['U-1042', ['hilux']],
  ['1042', ['hilux']],
  ['mr0fa3', ['hilux']],
  ['1abc', ['hilux']],
  ['cx5', ['cx5']],
  ['cx-5', ['cx5']],
  ['cx 5', ['cx5']],
  ['CX', ['cx5']],
  ['citroen', ['c3']],
  ['Citroën c', ['c3']],
  ['CITROE\u0308N', []],
  ['creme', ['c3']],
  ['skoda', ['skoda']],
  ['ŠKODA karoq', ['skoda']],
  ['laurin klement', ['skoda']],
  ['id.4', ['id4']],
  ['id4', []],
  ['vw pro awd', ['id4']],
  ['volkswagen', ['id4']],
  ['bla van', ['van']],
  ['deliver9', ['van']],
  ['20', ['hilux', 'cx5', 'c3', 'skoda']],
  ['m', ['hilux', 'cx5']],
  ['%', Object.keys(stock) as Slug[]],
  ['`] || tenant:=2', []],
  ['words:=hilux', []],
  ['hilux && karoq', []],
  ['hilux\\', ['hilux']],
  ['.*', Object.keys(stock) as Slug[]],
  ['h.lux', []],
  ['🚗 hilux', ['hilux']],
  ['\u200fhilux', ['hilux']],
  ['שלום', []],
  ['h'.repeat(200), []],
  ['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9 0'.repeat(2), []],
]

describeEngines('by text', (open) => {
  let tried: TestedEngine

  beforeAll(async () => {
    await storeStock(pool, Object.values(stock).map(plainVehicle))
    tried = open(pool)
    await tried.refresh()
  })

  it.each(cases)('finds the vehicles with the words “%s”', async (text, found) => {
    const plan = planSearch(stockScope(siteOf(), NOW), { ...emptyQuery, text }, { facets: [] })
    const { hits } = await tried.engine.search(plan)
    const slugs = Object.keys(stock) as Slug[]
    expect(hits.map(({ id }) => slugs[Number(id) - 1]).sort()).toEqual([...found].sort())
  })

  it.each([
    ['U1042', 'hilux'],
    ['MR0FA3CD901234567', 'hilux'],
    ['1ABC23', 'hilux'],
    ['77', 'cx5'],
    ['104', undefined],
  ])('finds a vehicle only by its complete identifier: %s', async (identifier, found) => {
    const reading = { ...plainReading(''), identifier }
    const plan = planSearch(stockScope(siteOf(), NOW), emptyQuery, { facets: [], reading })
    const { hits } = await tried.engine.search(plan)
    expect(hits.map(({ id }) => Object.keys(stock)[Number(id) - 1])).toEqual(found ? [found] : [])
  })
})
