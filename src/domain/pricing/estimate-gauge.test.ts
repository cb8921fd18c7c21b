import fc from 'fast-check'
import { vehicle } from '~/tests/support/vehicle'
import { type Comparable, estimateGauge } from './estimate-gauge'
import { parsePriceGauge } from './gauge'
import { shownGauge } from './shown-gauge'

const own = { make: 'Kia', model: 'Rio', badge: 'S', series: 'YB', price_type: 'Drive Away', year: 2021 }
const at = (price: number | null, changes: Partial<Comparable> = {}): Comparable => ({
  ...vehicle(),
  ...own,
  price,
  ...changes,
})
const many = (count: number, price = 20_000) => Array.from({ length: count }, () => at(price))
const eleven = Array.from({ length: 11 }, (_, index) => at(20_000 + index * 1000))

describe('estimateGauge', () => {
  it('spans the middle 80 % of comparable prices and fills by the share of dearer vehicles [GAUGE-01, GAUGE-11]', () => {
    expect(estimateGauge(own, 22_500, eleven)).toMatchObject({
      fill: 8 / 11,
      listing_price: 22_500,
      market_range_min: 21_000,
      market_range_max: 29_000,
      description: 'Priced below 8 of 11 we have for sale: Kia Rio S of series YB, 2021.',
    })
  })

  it('counts an equal price half, and claims to be below dearer vehicles only [GAUGE-11]', () => {
    expect(estimateGauge(own, 20_000, many(5))).toMatchObject({
      fill: 0.5,
      description: 'Compared with 5 we have for sale: Kia Rio S of series YB, 2021.',
    })
    expect(estimateGauge(own, 25_000, many(5))?.fill).toBe(0)
  })

  it('widens the range to hundreds of dollars [GAUGE-01]', () => {
    const gauge = estimateGauge(own, 19_990, [at(19_950), at(20_010)])
    expect(gauge).toMatchObject({ market_range_min: 19_900, market_range_max: 20_100 })
  })

  it.each<[string, number, number, string]>([
    ['badge and series if there are four', 4, 9, '4 we have for sale: Kia Rio S of series YB, 2021'],
    ['badge if there are fewer of the series', 3, 1, '4 we have for sale: Kia Rio S, 2020 to 2021'],
    ['model if there are fewer of the badge', 3, 0, '5 we have for sale: Kia Rio, all badges, 2021 to 2022'],
  ])('compares with the same %s, and names the scope [GAUGE-01]', (_, alike, ofBadge, expected) => {
    const stock = [
      ...many(alike),
      ...Array.from({ length: ofBadge }, () => at(30_000, { series: 'UB', year: 2020 })),
      at(40_000, { badge: 'GT', year: 2022 }),
      at(42_000, { badge: null, year: 2022 }),
    ]
    expect(estimateGauge(own, 20_000, stock)?.description).toContain(expected)
  })

  it('never compares by a badge or series that the vehicle does not have [GAUGE-01]', () => {
    const stock = Array.from({ length: 6 }, () => at(20_000, { badge: null, series: null }))
    const description = (changes: object) => estimateGauge({ ...own, ...changes }, 20_000, stock)?.description
    expect(description({ badge: null, series: null })).toContain('Kia Rio, all badges')
    expect(estimateGauge({ ...own, series: null }, 20_000, many(4))?.description).toContain('Kia Rio S, 2021')
  })

  it('excludes vehicles without an advertised price, not for sale, or of another price type [GAUGE-01]', () => {
    const left = [
      at(null),
      at(10),
      at(9000, { status: 'sold' }),
      at(9000, { price_type: 'Excl. Govt. Charges' }),
      at(9000, { price_type: null }),
    ]
    expect(estimateGauge(own, 20_000, left)).toBeNull()
    expect(estimateGauge(own, 20_000, [...left, at(20_000)])?.market_range_min).toBe(20_000)
  })

  it('uses reduced prices [GAUGE-01, PRICE-02]', () => {
    expect(estimateGauge(own, 20_000, [at(25_000, { offer_price: 21_000 })])).toMatchObject({
      market_range_max: 21_000,
    })
  })

  it.each([
    [0, false],
    [1, false],
    [3, false],
    [4, true],
    [40, true],
  ])('from %d vehicles of one price is shown: %p [GAUGE-07]', (count, isShown) => {
    const gauge = estimateGauge(own, 20_000, many(count))
    expect(gauge !== null && shownGauge(gauge) !== null).toBe(isShown)
  })

  it('is less confident the more the prices differ [GAUGE-07]', () => {
    const near = estimateGauge(own, 20_000, [...many(4, 19_000), ...many(4, 21_000)])
    const far = estimateGauge(own, 20_000, [...many(4, 2000), ...many(4, 60_000)])
    expect(near?.confidence).toBeCloseTo(0.38)
    expect(far && shownGauge(far)).toBeNull()
  })

  it('is a valid service response for any prices, and a lower price never fills less than a higher one [GAUGE-11]', () => {
    const amounts = fc.array(fc.integer({ min: 11, max: 900_000 }), { minLength: 1, maxLength: 60 })
    const price = fc.integer({ min: 11, max: 900_000 })
    fc.assert(
      fc.property(amounts, price, price, (found, one, other) => {
        const stock = found.map((amount) => at(amount))
        const [cheap, dear] = [Math.min(one, other), Math.max(one, other)].map((each) =>
          estimateGauge(own, each, stock),
        )
        expect(parsePriceGauge(cheap)).toEqual(cheap)
        expect(cheap?.fill).toBeGreaterThanOrEqual(Number(dear?.fill))
        expect(cheap?.market_range_min).toBeLessThanOrEqual(Number(cheap?.market_range_max))
        expect(cheap?.confidence).toBeLessThan(1)
        expect(estimateGauge(own, cheap?.listing_price ?? 0, stock.toReversed())).toEqual(cheap)
      }),
    )
  })
})
