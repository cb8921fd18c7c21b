import { vehicle } from '~/tests/support/vehicle'
import { comparableStock } from './comparable-stock'

describe('comparableStock', () => {
  it('searches for the same make, model, age and kilometres, for sale [GAUGE-01]', () => {
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

  it('widens the range of years but not of kilometres when asked to [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ year: 2021, km: 42_000 }), 3)?.ranges).toEqual({
      year: { min: 2018, max: 2024 },
      km: { min: 22_000, max: 62_000 },
    })
  })

  it.each([
    [0, 0, 20_000],
    [9000, 0, 29_000],
    [100_000, 65_000, 135_000],
  ])('compares a vehicle with %d km to those from %d to %d km [GAUGE-01]', (km, min, max) => {
    expect(comparableStock(vehicle({ km }))?.ranges.km).toEqual({ min, max })
  })

  it('returns null for a new vehicle, because list prices do not compare [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ car_type: 'new' }))).toBeNull()
  })

  it('returns null without a year or without kilometres [GAUGE-01]', () => {
    expect(comparableStock(vehicle({ year: null }))).toBeNull()
    expect(comparableStock(vehicle({ car_type: 'used', km: null }))).toBeNull()
    expect(comparableStock(vehicle({ car_type: 'demo', km: null }))).toBeNull()
  })
})
