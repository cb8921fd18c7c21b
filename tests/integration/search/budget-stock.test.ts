import { jest } from '@jest/globals'
import type pg from 'pg'
import { budgetTerms } from '@/domain/stock/budget/budget'
import { createPool } from '@/server/clients/database'
import type { getBudgetStock } from '@/server/stock/budget/get-budget-stock'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { disableCachedReads } from '../tenancy/next-cache'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let budgetStock: typeof getBudgetStock

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  Object.assign(process.env, { DATABASE_URL: database.url, TYPESENSE_URL: '', TYPESENSE_API_KEY: '' })
  await plantOwners(pool)
  disableCachedReads()
  ;({ getBudgetStock: budgetStock } = await import('@/server/stock/budget/get-budget-stock'))
})

afterAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // The process's own pools report that their database is gone.
  await pool?.end()
  await database?.drop()
})

const soldToday = { status: 'sold', sold: true, sold_date_timestamp: Date.now() / 1000 } as const
const suv = { simple_body: 'SUV' }
const ute = { simple_body: 'Ute' }

/** $600 a month over five years with a $2,000 deposit buys up to $38,000. */
describe('the stock within a budget', () => {
  it('is counted by the prices on cards, without sold vehicles [BUD-07, PRICE-02, PRICE-08]', async () => {
    await storeStock(pool, [
      plainVehicle({ ...suv, price: 45_000, offer_price: 38_000 }),
      plainVehicle({ ...suv, price: 30_000, offer_price: 39_000 }),
      plainVehicle({ ...ute, price: 12_000, offer_price: 9_990 }),
      plainVehicle({ ...ute, price: 90_000, offer_price: 80_000 }),
      plainVehicle({ ...ute, price: 1000 }),
      plainVehicle({ ...suv, ...soldToday, price: 5000 }),
      plainVehicle({ ...suv, ...soldToday, price: 200_000 }),
    ])
    expect(await budgetStock(siteOf(), budgetTerms)).toEqual({
      count: 2,
      lowest: 9990,
      highest: 80_000,
      bodies: [
        { value: 'SUV', label: 'SUV', count: 1 },
        { value: 'Ute', label: 'Ute', count: 1 },
      ],
    })
  })

  it('has no price bounds while nothing for sale has a price, and does not exist where prices are hidden [BUD-07, PRICE-09]', async () => {
    await storeStock(pool, [plainVehicle({ price: 1000 }), plainVehicle({ ...soldToday, price: 20_000 })])
    const nothing = { count: 0, lowest: null, highest: null, bodies: [] }
    expect(await budgetStock(siteOf(), budgetTerms)).toEqual(nothing)
    expect(await budgetStock(siteOf({ 'price.visible': false }), budgetTerms)).toBeNull()
  })
})
