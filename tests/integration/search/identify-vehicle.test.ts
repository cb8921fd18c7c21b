import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import type { identifyVehicle } from '@/server/stock/identify-vehicle'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { disableCachedReads } from '../tenancy/next-cache'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let find: typeof identifyVehicle

const name = async (written: string) => (await find(siteOf(), written))?.name ?? null

beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  pool = createPool(database.url)
  await plantOwners(pool)
  await storeStock(pool, [
    plainVehicle({ name: 'first', stocknum: 'SC-10 041', vin: 'MR0FB3CD100123456', regplate: '123 ABC' }),
    plainVehicle({ name: 'older', stocknum: 'TWICE' }),
    plainVehicle({ name: 'newer', stocknum: 'TWICE' }),
    plainVehicle({ name: 'hidden', stocknum: 'HIDDEN1', staff_hidden: true }),
    plainVehicle({ name: 'theirs', stocknum: 'THEIRS1', tenant_id: 2, dealership_id: 21 }),
  ])
  disableCachedReads()
  ;({ identifyVehicle: find } = await import('@/server/stock/identify-vehicle'))
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

describe('a vehicle named by staff', () => {
  it.each([
    ['its slug', 'vehicle-1'],
    ['its stock number', 'SC-10 041'],
    ['its stock number as people write it', ' sc10041 '],
    ['its VIN', 'mr0fb3cd100123456'],
    ['its registration', '123abc'],
  ])('is found by %s', async (_, written) => {
    expect(await name(written)).toBe('first')
  })

  it('is the newest of several with the same number', async () => {
    expect(await name('twice')).toBe('newer')
  })

  it.each(['', '  ', '-', 'nothing', 'HIDDEN1', 'THEIRS1', '\0', `' OR 1=1 --`])(
    'is not found by %j, which is unknown, hidden or another website’s',
    async (written) => {
      expect(await name(written)).toBeNull()
    },
  )
})
