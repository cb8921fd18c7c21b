import { stockHit } from '~/tests/support/stock-hit'
import { offersPageSize, pageSizes } from './page-sizes'

describe('pageSizes', () => {
  it('offers multiples of the site’s own page size, and the requested one [SEARCH-21]', () => {
    expect(pageSizes(21, null)).toEqual([21, 42, 63])
    expect(pageSizes(21, 5)).toEqual([5, 21, 42, 63])
    expect(pageSizes(40, null)).toEqual([40, 80])
  })
})

describe('offersPageSize', () => {
  it('is true only with results and with more vehicles than the site’s own page size', () => {
    expect(offersPageSize({ hits: [stockHit()], count: 22 }, 21)).toBe(true)
    expect(offersPageSize({ hits: [stockHit()], count: 21 }, 21)).toBe(false)
    expect(offersPageSize({ hits: [], count: 99 }, 21)).toBe(false)
  })
})
