import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import type { SimilarMatch } from '@/domain/stock/similar/similar-queries'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { readVehicle } from '@/server/stock/read-vehicle'
import { readSavedVehicles } from '@/server/stock/search/saved-vehicles'
import { findSimilar } from '@/server/stock/similar/find-similar'
import { noSimilarIds } from '@/server/stock/similar/similar-ids'
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

const hatch = { simple_body: 'Hatch', price: 18_990 }
const picanto = { ...hatch, model: 'Picanto', make_model: 'Kia Picanto' }
const van = { ...picanto, simple_body: 'Van' }

/** The others are compared with the first. */
const stock = [
  plainVehicle({ ...hatch, name: 'itself' }),
  plainVehicle({ ...hatch, name: 'same model', price: 22_000 }),
  plainVehicle({ ...hatch, name: 'same model, too dear', price: 29_000 }),
  plainVehicle({ ...picanto, name: 'same body', price: 28_990 }),
  plainVehicle({ ...picanto, name: 'same body, new', price: 28_991, car_type: 'new' }),
  plainVehicle({ ...picanto, name: 'same kind', simple_body: 'Ute', price: 8990 }),
  plainVehicle({ ...hatch, name: 'sold', status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 }),
  plainVehicle({ ...hatch, name: 'coming soon', status: 'coming_soon' }),
  plainVehicle({ ...hatch, name: 'hidden', staff_hidden: true }),
  plainVehicle({
    ...hatch,
    name: 'a motorcycle',
    simple_body: null,
    model: 'Z',
    categories: ['Motorcycles'],
  }),
  plainVehicle({ ...hatch, name: 'another tenant’s', tenant_id: 2, dealership_id: 21 }),
  plainVehicle({ ...van, name: 'same kind, offered for less', price: 40_000, offer_price: 20_000 }),
  plainVehicle({ ...van, name: 'same kind, offered for more', price: 20_000, offer_price: 40_000 }),
]

describeEngines('for similar vehicles', (open) => {
  let tried: TestedEngine

  beforeAll(async () => {
    await storeStock(pool, stock)
    tried = open(pool)
    await tried.refresh()
  })

  async function similar(match: SimilarMatch, ids = noSimilarIds) {
    const itself = await readVehicle(pool, 1 as TenantId, 'vehicle-1')
    if (!itself) throw new Error('there is no vehicle')
    const site = siteOf()
    const found = await findSimilar(itself, match, {
      ids,
      byIds: (named) => readSavedVehicles(pool, site, named, 'id'),
      search: async (query, without) => {
        const plan = planSearch(stockScope(site, NOW), query, { facets: [], without: [without] })
        return (await tried.engine.search(plan)).hits
      },
    })
    return found.map(({ name }) => name)
  }

  it('finds similarly priced vehicles: the same model first, then the same body, then the same kind [SIM-03, SIM-04, SIM-08, PRICE-02]', async () => {
    expect(await similar('priceWindow')).toEqual([
      'same model',
      'same body',
      'same kind, offered for less',
      'same kind',
    ])
  })

  it('finds vehicles of the same make and model at any price [SIM-05]', async () => {
    expect((await similar('makeModel')).sort()).toEqual(['same model', 'same model, too dear'])
  })

  it('finds vehicles of the same condition and body at any price [SIM-05]', async () => {
    const [first, second, ...others] = await similar('typeBody')
    expect([first, second].sort()).toEqual(['same model', 'same model, too dear'])
    expect(others).toEqual(['same body'])
  })

  it('uses only the vehicles from a service that the website lists, in the service’s order [SIM-09, INT-02]', async () => {
    const named = { find: async () => ['11', '9', '7', '6', '4', '1', '999'] }
    expect(await similar('priceWindow', named)).toEqual(['same kind', 'same body'])
  })
})
