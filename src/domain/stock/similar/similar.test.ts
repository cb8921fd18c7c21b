import fc from 'fast-check'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import type { StockHit } from '../search/results/result'
import { chooseSimilar } from './choose-similar'
import { similarQueries } from './similar-queries'
import { similarSearch } from './similar-search'
import { similarWindow } from './similar-window'
import { similarHeading, similarPath } from './similar-words'

describe('similarWindow', () => {
  it.each([
    [30_000, { min: 20_000, max: 40_000 }],
    [49_999, { min: 39_999, max: 59_999 }],
    [50_000, { min: 25_000, max: 75_000 }],
    [120_000, { min: 95_000, max: 145_000 }],
    [8000, { min: 0, max: 18_000 }],
    [10, null],
    [0, null],
    [null, null],
  ])('maps the price $%j to the window %j [SIM-04]', (price, window) => {
    expect(similarWindow(price)).toEqual(window)
  })

  it('contains the vehicle’s own price and no negative prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 2_000_000 }), (price) => {
        const window = similarWindow(price)
        expect(window?.min).toBeGreaterThanOrEqual(0)
        expect(window?.min).toBeLessThan(price)
        expect(window?.max).toBeGreaterThan(price)
      }),
    )
  })
})

describe('similarQueries', () => {
  const rio = vehicle({ price: 18_990 })
  const filters = (match: Parameters<typeof similarQueries>[1], of = rio) =>
    similarQueries(of, match).map(({ refinements: { status: _, ...rest }, ranges }) => ({
      ...rest,
      ...ranges,
    }))
  const price = { min: 8990, max: 28_990 }

  it('limits each query to ten vehicles in stock [SIM-03, SIM-07]', () => {
    for (const match of ['priceWindow', 'makeModel', 'typeBody'] as const) {
      for (const { hitsPerPage, refinements } of similarQueries(rio, match)) {
        expect([hitsPerPage, refinements.status]).toEqual([10, ['in_stock']])
      }
    }
  })

  it('matches by price: the same model and body before other vehicles of the kind [SIM-04]', () => {
    const kind = { item_type: ['car'], categories: ['Cars'] }
    expect(filters('priceWindow')).toEqual([
      { make: ['Kia'], model: ['Rio'], price },
      { body: ['Hatch'], ...kind, price },
      { ...kind, price },
    ])
  })

  it('searches any price when the vehicle has none', () => {
    for (const query of similarQueries(vehicle({ price: null }), 'priceWindow'))
      expect(query.ranges).toEqual({})
  })

  it('uses the displayed price, and none once the vehicle is sold, because the window would reveal it [SIM-04, PRICE-02, PRICE-08]', () => {
    const [reduced] = similarQueries(vehicle({ price: 60_000, offer_price: 49_000 }), 'priceWindow')
    expect(reduced?.ranges).toEqual({ price: { min: 39_000, max: 59_000 } })
    for (const gone of [{ status: 'sold' as const }, { sold: true }]) {
      const [query] = similarQueries(vehicle({ price: 18_990, ...gone }), 'priceWindow')
      expect(query?.ranges).toEqual({})
    }
  })

  it('matches by make and model at any price [SIM-05]', () => {
    expect(filters('makeModel')).toEqual([{ make: ['Kia'], model: ['Rio'] }])
  })

  it('matches by condition and body at any price [SIM-05]', () => {
    expect(filters('typeBody')).toEqual([
      { car_type: ['used'], body: ['Hatch'], make: ['Kia'], model: ['Rio'] },
      { car_type: ['used'], body: ['Hatch'] },
    ])
    expect(filters('typeBody', vehicle({ simple_body: null }))[1]).toEqual({
      car_type: ['used'],
      make: ['Kia'],
    })
  })
})

describe('chooseSimilar', () => {
  const self = vehicle({ id: '1' })
  const hit = (id: string, changes: Partial<StockHit> = {}) => stockHit({ id, model: 'Picanto', ...changes })
  const ids = (...found: StockHit[][]) => chooseSimilar(self, found).map(({ id }) => id)

  it('returns at most six vehicles, without duplicates and without the vehicle itself [SIM-02, SIM-03, SIM-08]', () => {
    const many = ['2', '3', '4', '5', '6', '7', '8'].map((id) => hit(id))
    expect(ids([hit('1'), hit('2'), hit('3')], many)).toEqual(['2', '3', '4', '5', '6', '7'])
  })

  it('puts the vehicle’s own model first and otherwise keeps the order [SIM-08]', () => {
    const found = [hit('2'), hit('3', { model: 'Rio' }), hit('4', { make: 'Holden', model: 'Rio' })]
    expect(ids(found, [hit('5', { model: 'Rio' })])).toEqual(['3', '5', '2', '4'])
  })

  it('returns only vehicles in stock, not sold or coming soon [SIM-03]', () => {
    const gone = [hit('2', { status: 'sold' }), hit('3', { sold: true }), hit('4', { status: 'coming_soon' })]
    expect(ids([...gone, hit('5')])).toEqual(['5'])
  })

  it('follows these rules for any search results [SIM-08]', () => {
    const some = fc.record({
      id: fc.integer({ min: 1, max: 12 }).map(String),
      model: fc.constantFrom('Rio', 'Picanto'),
      status: fc.constantFrom('in_stock' as const, 'sold' as const, 'coming_soon' as const),
    })
    fc.assert(
      fc.property(fc.array(fc.array(some, { maxLength: 10 }), { maxLength: 3 }), (lists) => {
        const shown = chooseSimilar(
          self,
          lists.map((list) => list.map(({ id, ...rest }) => hit(id, rest))),
        )
        expect(shown.length).toBeLessThanOrEqual(6)
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
        expect(shown.every(({ id, status }) => id !== '1' && status === 'in_stock')).toBe(true)
        const models = shown.map(({ model }) => model)
        expect(models).toEqual(
          [...models].sort((one, other) => Number(other === 'Rio') - Number(one === 'Rio')),
        )
      }),
    )
  })
})

it('similarHeading uses the word for the vehicle’s kind or the site’s own, and the site’s offer [SIM-01]', () => {
  const settings = (wording: string, subscribed: boolean) => ({
    'site.vehicleWording': wording,
    'price.offersSubscription': subscribed,
  })
  expect(similarHeading(vehicle(), settings('Car', false))).toBe('Similar Cars In-Stock')
  expect(similarHeading(vehicle(), settings('Motorcycle', false))).toBe('Similar Motorcycles In-Stock')
  expect(similarHeading(vehicle(), settings('Car', true))).toBe('Similar Cars Available')
  const caravan = vehicle({ categories: ['Caravans'] })
  expect(similarHeading(caravan, settings('Car', false))).toBe('Similar Caravans In-Stock')
})

it('Similar vehicles have a page of their own, and a fallback search [SIM-10, ROUTE-13]', () => {
  expect(similarPath(vehicle())).toBe('/cars/kia-rio/similar')
  const searchOf = (own: Partial<Vehicle>) => decodeURIComponent(similarSearch(vehicle(own)))
  expect(searchOf({})).toBe('/search/used-cars?refinementList[body][]=Hatch')
  expect(searchOf({ simple_body: null })).toBe('/search/used-cars?refinementList[make][]=Kia')
})
