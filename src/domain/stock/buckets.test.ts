import fc from 'fast-check'
import { priceRange, weeklyPriceRange } from './buckets'

describe('priceRange and weeklyPriceRange', () => {
  it.each([
    [null, null],
    [0, null],
    [10, null],
    [11, '0-10000'],
    [9999, '0-10000'],
    [10000, '10000-20000'],
    [24990, '20000-30000'],
    [99999, '90000-100000'],
    [100000, '100000-150000'],
    [199999, '150000-200000'],
    [200000, '200000-300000'],
    [499999, '400000-500000'],
    [500000, '500000+'],
    [3000000, '500000+'],
  ])('put a price of %p into the range %p [SEARCH-06]', (price, range) => {
    expect(priceRange(price)).toBe(range)
  })

  it.each([
    [null, null],
    [0, null],
    [1, '0-50'],
    [50, '50-100'],
    [119.5, '100-150'],
    [499.99, '450-500'],
    [500, '500+'],
  ])('put a weekly repayment of %p into the range %p [SEARCH-06]', (weekly, range) => {
    expect(weeklyPriceRange(weekly)).toBe(range)
  })

  it('start every range with its lower bound, so that ranges sort by their leading number [SEARCH-25]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 2_000_000 }), (price) => {
        const from = Number.parseInt(priceRange(price) ?? '', 10)
        expect(from).toBeLessThanOrEqual(price)
      }),
    )
  })
})
