import { financeProvider } from '~/tests/support/servers/finance-provider'
import { financeDisclaimer } from './finance-disclaimer'

const site = { 'finance.disclaimer': 'The site’s words.' }
const silent = { 'finance.disclaimer': '' }
const provider = financeProvider({ rate: 6.29, disclaimer: 'The lender’s words.' })
const car = {
  finance_lenders: { angle: { disclaimer: 'The car’s words.' }, manual: { disclaimer: 'Not these.' } },
}

describe('financeDisclaimer', () => {
  it('prefers the vehicle’s disclaimer, then the lender’s, then the site’s [FIN-51]', () => {
    expect(financeDisclaimer(car, provider, site)).toBe('The car’s words.')
    expect(financeDisclaimer({ finance_lenders: { angle: { disclaimer: ' ' } } }, provider, site)).toBe(
      'The lender’s words.',
    )
    expect(financeDisclaimer({ finance_lenders: null }, financeProvider(), site)).toBe('The site’s words.')
    expect(financeDisclaimer(null, provider, site)).toBe('The lender’s words.')
  })

  it('falls back to the example loan and states that a repayment is no formal quote [FIN-37]', () => {
    expect(financeDisclaimer(null, financeProvider({ rate: 6.29 }), silent)).toBe(
      'The example is a secured loan of $30,000 over a 5-year term at 6.29% p.a. (comparison rate 8.19% p.a.), with no deposit. The repayment shown is indicative only and is not a formal quote.',
    )
    const example = { amount: 30_000, termYears: 5, depositPercent: 10, finalPaymentPercent: 30 }
    expect(financeDisclaimer(null, financeProvider({ example }), silent)).toContain(
      'with a 10.0% deposit and a 30.0% final payment.',
    )
  })

  it('omits the words of a lender without a comparison rate or warning, because they may name a rate', () => {
    for (const changes of [{ comparisonRate: null }, { warning: '' }]) {
      for (const [vehicle, settings] of [
        [car, site],
        [null, site],
        [null, silent],
      ] as const) {
        const words = financeDisclaimer(vehicle, { ...provider, ...changes }, settings)
        expect(words).toBe('The repayment shown is indicative only and is not a formal quote.')
      }
    }
  })
})
