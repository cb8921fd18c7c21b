import { dollars, formatDollars } from './money'

describe('formatDollars', () => {
  it.each([
    [24990, '$24,990'],
    [1250000, '$1,250,000'],
    [0, '$0'],
    [19990.6, '$19,991'],
  ])('formats %d as %s, with thousands separators and no cents [PRICE-07]', (amount, text) => {
    expect(formatDollars(dollars(amount))).toBe(text)
  })

  it.each([
    [912.25, '$912.25'],
    [395, '$395'],
    [395.001, '$395'],
    [1170.5, '$1,170.50'],
  ])('formats %d as %s if it shows cents only when there are any', (amount, text) => {
    expect(formatDollars(amount, 'ifAny')).toBe(text)
  })

  it.each([
    [42.5, '$42.50'],
    [2210, '$2,210.00'],
  ])('formats %d as %s if it always shows cents', (amount, text) => {
    expect(formatDollars(amount, 'always')).toBe(text)
  })

  it('takes an amount from dollars(), which throws for NaN', () => {
    expect(() => dollars(Number.NaN)).toThrow(RangeError)
  })
})
