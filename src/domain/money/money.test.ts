import { dollars, formatDollars } from './money'

describe('advertised prices', () => {
  it.each([
    [24990, '$24,990'],
    [1250000, '$1,250,000'],
    [0, '$0'],
    [19990.6, '$19,991'],
  ])('shows %d as %s, with thousands separators and no cents [PRICE-07]', (amount, text) => {
    expect(formatDollars(dollars(amount))).toBe(text)
  })

  it.each([
    [912.25, '$912.25'],
    [395, '$395'],
    [395.001, '$395'],
    [1170.5, '$1,170.50'],
  ])('shows %d as %s where cents are shown if there are any', (amount, text) => {
    expect(formatDollars(amount, 'ifAny')).toBe(text)
  })

  it.each([
    [42.5, '$42.50'],
    [2210, '$2,210.00'],
  ])('shows %d as %s where cents are always shown', (amount, text) => {
    expect(formatDollars(amount, 'always')).toBe(text)
  })

  it('refuses what is not a number', () => {
    expect(() => dollars(Number.NaN)).toThrow(RangeError)
  })
})
