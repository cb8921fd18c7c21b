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

  it('refuses what is not a number', () => {
    expect(() => dollars(Number.NaN)).toThrow(RangeError)
  })
})
