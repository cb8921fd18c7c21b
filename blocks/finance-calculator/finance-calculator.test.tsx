import { renderToStaticMarkup } from 'react-dom/server'
import type { FinanceProvider } from '@/domain/finance/provider'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/finance-provider'
import { FinanceCalculatorView } from './view'

const { settings } = resolveSettings({ template: 'metro' })

function show(provider: FinanceProvider | null) {
  document.body.innerHTML = renderToStaticMarkup(
    <FinanceCalculatorView
      block={{ heading: 'What would it cost me?', text: 'Change the figures.' }}
      provider={provider}
      settings={settings}
      id="finance-1"
    />,
  )
  return document.body
}

describe('the finance calculator of a page', () => {
  it('opens with the usual amount, and names the lender’s small print [FIN-29, ROUTE-45]', () => {
    const page = show(financeProvider({ disclaimer: 'Indicative only.' }))
    expect(page.querySelector<HTMLInputElement>('[type="number"][name="amount"]')?.value).toBe('30000')
    expect(page.querySelector('#finance-calculator h2')?.textContent).toBe('What would it cost me?')
    expect(page.querySelector('#financeDisclaimer')?.textContent).toContain('Indicative only.')
  })

  it.each([
    ['without a lender', null],
    ['whose lender has no comparison rate', financeProvider({ comparisonRate: null })],
    ['whose lender has no warning', financeProvider({ warning: ' ' })],
  ])('is left out on a website %s', (_, provider) => {
    expect(show(provider).innerHTML).toBe('')
  })
})
