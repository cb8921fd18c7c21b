import { formatPercent } from './format-figures'

describe('formatPercent', () => {
  it.each([
    [8.19, '8.19%'],
    [13.3, '13.30%'],
    [10, '10.00%'],
    [9.490000000000002, '9.49%'],
    [0, '0.00%'],
  ])('formats %d with two decimals as %s [FIN-38, FIN-49]', (rate, text) => {
    expect(formatPercent(rate)).toBe(text)
  })
})
