import { catalogue } from '../catalogue/catalogue'
import type { Badge, CatalogueModel } from '../catalogue/model'
import { askingPrice, odometer } from './prices'
import { createRandom } from './random'

const hilux = catalogue.find(({ model }) => model === 'HiLux') as CatalogueModel
const sr5 = hilux.badges.find(({ name }) => name === 'SR5') as Badge
const price = (age: number, km: number) =>
  askingPrice(hilux, sr5, { condition: 'used', age, km }, createRandom('prices'))

describe('a demo dealer’s asking price', () => {
  it('is the rounded list price for a new vehicle and lower for a demonstrator', () => {
    const random = createRandom('new')
    expect(askingPrice(hilux, sr5, { condition: 'new', age: 0, km: 8 }, random)).toBe(sr5.price - 10)
    expect(askingPrice(hilux, sr5, { condition: 'demo', age: 0, km: 3000 }, random)).toBeLessThan(sr5.price)
  })

  it('falls with age and kilometres', () => {
    expect(price(6, 90_000)).toBeLessThan(price(3, 45_000))
    expect(price(5, 180_000)).toBeLessThan(price(5, 40_000))
    expect(price(3, 45_000)).toBeLessThan(sr5.price)
  })

  it('stays above $900 for an old vehicle with many kilometres', () => {
    expect(price(40, 900_000)).toBeGreaterThan(900)
  })
})

describe('a demo vehicle’s odometer', () => {
  it('shows delivery kilometres on a new vehicle, more on an older one, and is missing on a caravan', () => {
    const random = createRandom('km')
    expect(odometer(hilux, 'new', 0, random)).toBeLessThan(50)
    expect(odometer(hilux, 'demo', 0, random)).toBeGreaterThan(500)
    expect(odometer(hilux, 'used', 9, random)).toBeGreaterThan(40_000)
    const caravan = catalogue.find(({ body }) => body === 'Caravan') as CatalogueModel
    expect(odometer(caravan, 'used', 5, random)).toBeNull()
  })
})
