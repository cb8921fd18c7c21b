import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { siteCalculator } from './site-calculator'

const { settings } = resolveSettings({ template: 'metro' })

describe('siteCalculator', () => {
  it('opens with the website’s default amount and the lender’s warning and disclaimer [FIN-29, FIN-51]', () => {
    const calculator = siteCalculator(financeProvider({ disclaimer: 'Indicative only.' }), settings)
    expect(calculator?.terms.amount.value).toBe(settings['finance.defaultAmount'])
    expect(calculator?.warning).toContain('WARNING')
    expect(calculator?.disclaimer).toBe('Indicative only.')
  })

  it.each([
    ['without a lender', null],
    ['whose lender has no comparison rate', financeProvider({ comparisonRate: null })],
    ['whose lender has no warning', financeProvider({ warning: ' ' })],
  ])('is null on a website %s', (_, provider) => {
    expect(siteCalculator(provider, settings)).toBeNull()
  })
})
