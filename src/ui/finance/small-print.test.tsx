import { render, screen, within } from '@testing-library/react'
import { FinanceFees } from './FinanceCalculator'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { ProviderCard } from './ProviderCard'

const LONG = `The repayment is indicative only. ${'It is not a formal quote. '.repeat(12)}`.trim()
const WARNING = 'WARNING: true only for the example given.'

describe('the finance disclaimer', () => {
  it('shows 197 characters with Show More and Show Less, and keeps the rest in the page [FIN-41, ROUTE-45]', () => {
    const { container } = render(<FinanceDisclaimer warning={WARNING} disclaimer={LONG} collapses />)
    expect(container.querySelector('.disclaimer-cut')?.previousSibling?.textContent).toBe(LONG.slice(0, 197))
    expect(container.querySelector('.disclaimer-rest')?.textContent).toBe(LONG.slice(197))
    const toggle = container.querySelector('summary') as HTMLElement
    expect(within(toggle).getByText('Show More')).toBeTruthy()
    expect(within(toggle).getByText('Show Less')).toBeTruthy()
    expect(container.querySelector('#financeDisclaimer')).toBeTruthy()
  })

  it('never collapses the comparison rate warning', () => {
    render(<FinanceDisclaimer warning={LONG} disclaimer="Short." collapses />)
    expect(screen.getByText(LONG)).toBeTruthy()
    expect(screen.queryByText('Show More')).toBeNull()
  })

  it('links to the warning where the page shows it further up', () => {
    render(<FinanceDisclaimer warning={WARNING} isWarned disclaimer="Short." collapses />)
    expect(screen.queryByText(WARNING)).toBeNull()
    const link = screen.getByRole('link', { name: 'Comparison rate warning' })
    expect(link.getAttribute('href')).toBe('#comparison-warning')
  })

  it('is complete on websites that do not collapse it [FIN-41]', () => {
    render(<FinanceDisclaimer warning={WARNING} disclaimer={LONG} collapses={false} />)
    expect(screen.getByText(LONG)).toBeTruthy()
    expect(screen.queryByText('Show More')).toBeNull()
  })

  it('renders the feed’s markup as plain text', () => {
    const { container } = render(
      <FinanceDisclaimer warning="" disclaimer="<img src=x onerror=alert(1)>" collapses />,
    )
    expect(container.querySelector('img')).toBeNull()
  })

  it('renders nothing without a text', () => {
    const { container } = render(<FinanceDisclaimer warning="" disclaimer="" collapses />)
    expect(container.innerHTML).toBe('')
  })
})

describe('the lender’s card', () => {
  const figures = {
    name: 'Angle',
    weekly: 121,
    rate: 6.29,
    comparisonRate: 8.19,
    finalPayment: 0,
    warning: WARNING,
  }

  it('shows weekly amount, indicative rate, comparison rate and final payment, and links to the warning [FIN-36, FIN-38]', () => {
    render(<ProviderCard figures={figures} range="" />)
    const card = screen.getByRole('region', { name: 'Finance with Angle' })
    const rows = [...card.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Weekly amount$121',
      'Final payment$0',
      'Indicative rate6.29% p.a.',
      'Comparison rate8.19% p.a.*',
    ])
    expect(within(card).getByRole('link', { name: 'Comparison rate warning' }).getAttribute('href')).toBe(
      '#financeDisclaimer',
    )
  })

  it('shows the range of comparison rates where the website has one [FIN-35]', () => {
    render(<ProviderCard figures={figures} range="8.38% to 19.42%" />)
    expect(screen.getByText('Comparison rates from 8.38% to 19.42% p.a.*')).toBeTruthy()
  })
})

it('the calculator lists the fees that a fixed-fee lender includes, to the cent [FIN-34]', () => {
  const { container } = render(
    <FinanceFees
      fees={[
        { label: 'Establishment fee', dollars: 395 },
        { label: 'Security registration fee', dollars: 6 },
        { label: 'Monthly account fee', dollars: 8 },
        { label: 'Dealer agency fee', dollars: 912.25 },
      ]}
    />,
  )
  expect([...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Establishment fee$395',
    'Security registration fee$6',
    'Monthly account fee$8',
    'Dealer agency fee$912.25',
  ])
})
