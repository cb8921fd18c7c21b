import { renderToStaticMarkup } from 'react-dom/server'
import { siteCalculator } from '@/domain/finance/offer/site-calculator'
import type { FinanceProvider } from '@/domain/finance/provider'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { FinanceCalculatorView } from './view'

const { settings } = resolveSettings({ template: 'metro' })

function show(provider: FinanceProvider | null) {
  document.body.innerHTML = renderToStaticMarkup(
    <FinanceCalculatorView
      block={{ heading: 'What would it cost me?', text: 'Change the figures.' }}
      calculator={siteCalculator(provider, settings)}
      id="finance-1"
      isFirst
      isFinanceForm
      isWarned={false}
    />,
  )
  return document.body
}

describe('the finance calculator block', () => {
  it('starts with the default amount and shows the lender’s small print [FIN-29, ROUTE-45]', () => {
    const page = show(financeProvider({ disclaimer: 'Indicative only.' }))
    expect(page.querySelector<HTMLInputElement>('[type="number"][name="amount"]')?.value).toBe('30000')
    expect(page.querySelector('#finance-form #finance-calculator h2')?.textContent).toBe(
      'What would it cost me?',
    )
    expect(page.querySelector('#financeDisclaimer')?.textContent).toContain('Indicative only.')
  })

  it('has anchors in its first instance only, and unique ids, if a page contains it twice [ROUTE-45]', () => {
    document.body.innerHTML = renderToStaticMarkup(
      [1, 2].map((position) => (
        <FinanceCalculatorView
          key={position}
          block={{ heading: `Calculator ${position}`, text: null }}
          calculator={siteCalculator(financeProvider({ disclaimer: 'Indicative only.' }), settings)}
          id={`finance-${position}`}
          isFirst={position === 1}
          isFinanceForm={position === 1}
          isWarned={position > 1}
        />
      )),
    )
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(document.querySelector('#finance-calculator h2')?.textContent).toBe('Calculator 1')
    // Every reference to an element id, in either calculator, has a target.
    const named = [...document.querySelectorAll('[for], [aria-labelledby], [aria-describedby], a[href^="#"]')]
    const idOf = (element: Element) =>
      ['for', 'aria-labelledby', 'aria-describedby', 'href'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      )
    expect(named.length).toBeGreaterThan(20)
    for (const id of named.flatMap(idOf)) expect(ids).toContain(id.replace(/^#/, ''))
    const [first, warning, second] = [...document.querySelectorAll<HTMLAnchorElement>('.finance-warning a')]
    expect(first?.hash).toBe('#financeDisclaimer')
    expect(warning?.hash).toBe('#comparison-warning')
    expect(document.querySelector(second?.hash ?? '')?.textContent).toContain('Indicative only.')
    expect(document.body.textContent?.match(/WARNING/g)).toHaveLength(1)
  })

  it.each([
    ['without a lender', null],
    ['whose lender has no comparison rate', financeProvider({ comparisonRate: null })],
    ['whose lender has no warning', financeProvider({ warning: ' ' })],
  ])('is hidden on a website %s', (_, provider) => {
    expect(show(provider).innerHTML).toBe('')
  })
})
