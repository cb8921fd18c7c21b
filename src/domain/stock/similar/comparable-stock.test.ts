import { vehicle } from '~/tests/support/vehicle'
import { comparableStock } from './comparable-stock'

describe('comparableStock', () => {
  it('is of the same make, model, age and kilometres, and for sale [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ year: 2021, km: 42_000 }))).toMatchObject({
      refinements: {
        make: ['Kia'],
        model: ['Rio'],
        car_type: ['demo', 'used'],
        status: ['coming_soon', 'in_stock'],
      },
      ranges: { year: { min: 2020, max: 2022 }, km: { min: 22_000, max: 62_000 } },
    })
  })

  it('reaches farther in years where it is asked to, and no farther in kilometres [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ year: 2021, km: 42_000 }), 3)?.ranges).toEqual({
      year: { min: 2018, max: 2024 },
      km: { min: 22_000, max: 62_000 },
    })
  })

  it.each([
    [0, 0, 20_000],
    [9000, 0, 29_000],
    [100_000, 65_000, 135_000],
  ])('for %d km reaches from %d to %d [GAUGE-01]', (km, min, max) => {
    expect(comparableStock(vehicle({ km }))?.ranges.km).toEqual({ min, max })
  })

  it('is nothing for what is new: one list price beside another tells nothing [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ car_type: 'new' }))).toBeNull()
  })

  it('is nothing without a year, or without kilometres [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ year: null }))).toBeNull()
    expect(comparableStock(vehicle({ car_type: 'used', km: null }))).toBeNull()
    expect(comparableStock(vehicle({ car_type: 'demo', km: null }))).toBeNull()
  })
})
