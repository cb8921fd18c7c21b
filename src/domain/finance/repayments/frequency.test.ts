import { frequencies, periodSuffixes } from './frequency'

describe('repayment frequencies', () => {
  it('have a name, their periods a year and a suffix for amounts [FIN-30, FIN-32, FIN-47]', () => {
    expect(Object.values(frequencies)).toMatchObject([
      { name: 'week', periods: 52, suffix: '/wk' },
      { name: 'fortnight', periods: 26, suffix: '/fn' },
      { name: 'month', periods: 12, suffix: '/mo' },
    ])
    expect(periodSuffixes.year).toBe('/yr')
  })
})
