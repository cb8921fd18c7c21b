import { financeProvider } from '~/tests/support/finance-provider'
import { weeklyWarning } from './weekly-warning'

describe('what stands below weekly figures', () => {
  it.each([
    [
      'the lender’s words',
      financeProvider(),
      true,
      'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
    ],
    ['nothing where no prices are shown', financeProvider(), false, null],
    ['nothing without a lender', null, true, null],
    ['nothing of a lender without a comparison rate', financeProvider({ comparisonRate: null }), true, null],
    ['nothing of a lender without words', financeProvider({ warning: '' }), true, null],
  ])('is %s [CARD-03]', (_, provider, visible, warning) => {
    expect(weeklyWarning(provider, { 'price.visible': visible })).toBe(warning)
  })
})
