import { dollars } from '@/domain/money/money'
import { shownGauge } from './shown-gauge'

const gauge = {
  fill: 0.7,
  listing_price: dollars(24_990),
  market_range_min: dollars(22_000),
  market_range_max: dollars(28_500),
  confidence: 0.9,
}

describe('shownGauge', () => {
  it.each([
    [0, 'Good Deal'],
    [0.6, 'Good Deal'],
    [0.6499, 'Good Deal'],
    [0.65, 'Great Deal'],
    [1, 'Great Deal'],
  ])('labels a fill of %d as %s [GAUGE-09, GAUGE-11]', (fill, label) => {
    expect(shownGauge({ ...gauge, fill })).toMatchObject({ fill, label })
  })

  it.each([
    [0, 'low'],
    [0.2999, 'low'],
    [0.3, 'medium'],
    [0.5999, 'medium'],
    [0.6, 'high'],
    [1, 'high'],
  ])('colours a fill of %d as %s [GAUGE-10]', (fill, level) => {
    expect(shownGauge({ ...gauge, fill })?.level).toBe(level)
  })

  it.each([
    [0.2001, true],
    [0.2, false],
    [0.1, false],
    [0, false],
    [-1, false],
  ])('with a confidence of %d is shown: %p [GAUGE-07]', (confidence, isShown) => {
    expect(shownGauge({ ...gauge, confidence }) !== null).toBe(isShown)
  })

  it.each([
    [24_990, true],
    [24_989, false],
    [24_991, true],
  ])('with a range up to $%d for a price of $24,990 is shown: %p [GAUGE-08]', (highest, isShown) => {
    expect(shownGauge({ ...gauge, market_range_max: dollars(highest) }) !== null).toBe(isShown)
  })

  it('is shown for a price of 0, but not for a reversed range [GAUGE-08]', () => {
    expect(shownGauge({ ...gauge, listing_price: dollars(0) })).not.toBeNull()
    expect(shownGauge({ ...gauge, market_range_min: dollars(30_000) })).toBeNull()
  })
})
