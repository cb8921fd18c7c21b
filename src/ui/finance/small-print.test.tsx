import { render, screen, within } from '@testing-library/react'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { FinanceFees } from './FinanceFees'
import { GetFinance } from './GetFinance'
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

  it('never folds the warning of a comparison rate', () => {
    render(<FinanceDisclaimer warning={LONG} disclaimer="Short." collapses />)
    expect(screen.getByText(`* ${LONG}`)).toBeTruthy()
    expect(screen.queryByText('Show More')).toBeNull()
  })

  it('is whole on websites that do not shorten it [FIN-41]', () => {
    render(<FinanceDisclaimer warning={WARNING} disclaimer={LONG} collapses={false} />)
    expect(screen.getByText(LONG)).toBeTruthy()
    expect(screen.queryByText('Show More')).toBeNull()
  })

  it('says what a feed wrote as plain text', () => {
    const { container } = render(
      <FinanceDisclaimer warning="" disclaimer="<img src=x onerror=alert(1)>" collapses />,
    )
    expect(container.querySelector('img')).toBeNull()
  })

  it('is not there when there is nothing to say', () => {
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

  it('shows weekly amount, indicative rate, comparison rate and final payment, with the warning [FIN-36, FIN-38]', () => {
    render(<ProviderCard figures={figures} range="" />)
    const card = screen.getByRole('region', { name: 'Finance with Angle' })
    const said = [...card.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(said).toEqual([
      'Weekly amount$121',
      'Final payment$0',
      'Indicative rate6.29% p.a.',
      'Comparison rate8.19% p.a.*',
    ])
    expect(card.textContent).toContain(WARNING)
  })

  it('names the range of comparison rates where the website has one [FIN-35]', () => {
    render(<ProviderCard figures={figures} range="8.38% to 19.42%" />)
    expect(screen.getByText('Comparison rates from 8.38% to 19.42% p.a.*')).toBeTruthy()
  })
})

it('lists the fees that a fixed-fee lender includes, to the cent [FIN-34]', () => {
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

it('calls to finance beside the calculator [FIN-50]', () => {
  render(<GetFinance href="/finance?car_id=7#finance-form" />)
  const link = screen.getByRole('link', { name: 'Get Finance' })
  expect(link.getAttribute('href')).toBe('/finance?car_id=7#finance-form')
})
