import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type CalculatorTerms, calculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import { exampleLoanTerms } from '@/domain/finance/calculator/example-loan'
import { canShowRates } from '@/domain/finance/provider'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { FinanceCalculator } from './FinanceCalculator'

const WARNING = 'WARNING: true only for the example given.'

const labels = {
  amount: 'Purchase amount',
  term: 'Loan term',
  interest: 'Interest rate',
  deposit: 'Deposit (optional)',
  residual: 'Residual (optional)',
} as const
type Name = keyof typeof labels
const names = Object.keys(labels) as Name[]

const field = (name: Name) => screen.getByRole<HTMLInputElement>('spinbutton', { name: labels[name] })
const slider = (name: Name) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `${labels[name]}, slider` })
const textOf = (selector: string) => document.querySelector(selector)?.textContent
const payment = () => textOf('.finance-payment > span')
const per = () => textOf('.finance-payment > small')
const sum = () => textOf('.finance-sum')
const help = () => textOf('.finance-help')
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent?.replace(' p.a.', '')
const total = () => fact('Total to repay')
const rate = () => fact('Interest rate')
const comparison = () => fact('Comparison rate*')
const rows = () => [...document.querySelectorAll('.chart-table tbody tr')].map((row) => row.textContent)
const isChartEmpty = () => document.querySelector('.finance-chart')?.hasAttribute('data-empty')

const enter = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const choose = (frequency: string) => fireEvent.click(screen.getByRole('radio', { name: frequency }))

function calculator(
  tenant: SettingOverrides = {},
  changes: Partial<CalculatorTerms> = {},
  provider = financeProvider(),
) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  return (
    <FinanceCalculator
      heading="Finance calculator"
      terms={{ ...calculatorTerms(settings, provider, null), ...changes }}
      example={exampleLoanTerms(provider, settings)}
      warning={WARNING}
      range=""
      fees={[]}
      apply={{ label: 'Pre-Approved', href: '/finance#finance-form' }}
    />
  )
}
const open = (...args: Parameters<typeof calculator>) => render(calculator(...args))

let tracked: unknown[]
const record = ({ detail }: CustomEventInit) => void tracked.push(detail)
beforeEach(() => {
  jest.useFakeTimers()
  tracked = []
  document.addEventListener('forecourt:track', record)
})
afterEach(() => {
  document.removeEventListener('forecourt:track', record)
  jest.useRealTimers()
})

describe('the finance calculator', () => {
  it('opens with the values of its settings [FIN-08, FIN-17, FIN-22, FIN-29, FIN-31, FIN-46]', () => {
    open()
    expect(names.map((name) => field(name).value)).toEqual(['30000', '6', '10', '', ''])
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('weekly')
    // PMT(10 %/52, 312, 30,000) in a spreadsheet: 127.96.
    expect(payment()).toBe('$128')
    expect(per()).toBe('/wk')
    expect(total()).toBe('$39,936')
  })

  it('sets the bounds and step of every input [FIN-09, FIN-10, FIN-14, FIN-16, FIN-18, FIN-23, FIN-24]', () => {
    open()
    const bounds = (name: Name) => [field(name).min, field(name).max, field(name).step]
    expect(names.map(bounds)).toEqual([
      ['1000', '100000', '500'],
      ['1', '7', '0.5'],
      ['0.5', '15', '0.5'],
      ['0', '250000', '0.5'],
      ['0', '250000', '0.5'],
    ])
  })

  it('recalculates on every key, from a slider and a field alike [FIN-08, FIN-26]', () => {
    open()
    enter(slider('amount'), '40000')
    expect(field('amount').value).toBe('40000')
    expect(slider('amount').getAttribute('aria-valuetext')).toBe('$40,000')
    expect(payment()).toBe('$171')
    enter(field('term'), '5')
    expect(slider('term').value).toBe('5')
    expect(slider('term').getAttribute('aria-valuetext')).toBe('5 years')
    expect(payment()).toBe('$196')
    enter(field('deposit'), '10000')
    expect(payment()).toBe('$147')
    enter(field('residual'), '9000')
    expect(payment()).toBe('$120')
    expect(sum()).toContain('260 weekly repayments and $9,000 at the end')
  })

  it.each([
    ['Weekly', '/wk', '312 weekly repayments'],
    ['Fortnightly', '/fn', '156 fortnightly repayments'],
    ['Monthly', '/mo', '72 monthly repayments'],
  ])('calculates %s repayments [FIN-30, FIN-32, FIN-47]', (frequency, suffix, course) => {
    open({ 'finance.defaultFrequency': frequency === 'Weekly' ? 'monthly' : 'weekly' })
    choose(frequency)
    expect(per()).toBe(suffix)
    expect(sum()).toContain(course)
  })

  it('includes the account fees in the total, and states their amount [FIN-46]', () => {
    open({}, {}, financeProvider({ rate: null, monthlyFee: 8 }))
    expect(payment()).toBe('$128')
    expect(total()).toBe('$40,512')
    expect(sum()).toContain('312 weekly repayments, account fees of $8 a month, $576 in all.')
    expect(textOf('.chart-note')).toContain('It also includes the account fees.')
  })

  it('explains why the table’s figures do not add up to a total of rounded repayments [FIN-46]', () => {
    open()
    expect(textOf('.chart-note')).toBe(
      'Calculated to the cent. The total adds the rounded repayments, so it may differ slightly.',
    )
  })

  it('keeps the comparison rate and the warning beside any rate that is entered', () => {
    open({}, {}, financeProvider({ rate: 6.29, comparisonRate: 8.19, monthlyFee: 8 }))
    expect([rate(), comparison()]).toEqual(['6.29%', '8.19%'])
    for (const interest of ['0.5', '7.5', '15']) {
      enter(field('interest'), interest)
      expect(Number.parseFloat(rate() ?? '')).toBe(Number(interest))
      expect(Number.parseFloat(comparison() ?? '')).toBeGreaterThan(Number(interest))
    }
    expect(textOf('.finance-warning')).toContain(WARNING)
  })

  it('shows a 0 % loan with a comparison rate of 0 %, and both rates for a typed rate', () => {
    const free = financeProvider({ rate: 0, comparisonRate: 0, minRate: 0 })
    expect(canShowRates(free)).toBe(true)
    expect(canShowRates({ ...free, rate: null })).toBe(false)
    expect(canShowRates({ ...free, comparisonRate: null })).toBe(false)
    open({}, {}, free)
    // 30,000 over 312 weeks.
    expect([rate(), comparison(), payment(), total()]).toEqual(['0.00%', '0.00%', '$96', '$29,952'])
    enter(field('interest'), '5')
    expect([rate(), comparison()]).toEqual(['5.00%', '5.00%'])
  })

  it('shows no rate and no repayment when the comparison rate cannot be calculated', () => {
    const example = { amount: 30_000, termYears: 5, depositPercent: 100, finalPaymentPercent: 0 }
    open({}, {}, financeProvider({ rate: 6.29, example }))
    const shown = () => [rate(), comparison(), payment(), total()]
    expect(shown()).toEqual(['–', '–', 'Enquire for Finance', ''])
    enter(field('interest'), '9')
    expect(shown()).toEqual(['–', '–', 'Enquire for Finance', ''])
  })

  it.each([
    ['100000', '100000'],
    ['250000', '100000'],
    ['1000', '1000'],
    ['12', '1000'],
  ])(
    'shows the bounds for an amount of %s, and clamps the amount to them on blur [FIN-15, FIN-25]',
    (typed, left) => {
      open()
      expect(help()).toBe('')
      enter(field('amount'), typed)
      expect(help()).toBe('Cannot be less than $1,000 or more than $100,000')
      fireEvent.blur(field('amount'))
      expect(field('amount').value).toBe(left)
      enter(field('amount'), '1500')
      expect(help()).toBe('')
    },
  )

  it.each<[Name, string, string]>([
    ['term', '9', '7'],
    ['term', '0', '1'],
    ['term', '5.3', '5.5'],
    ['interest', '5.3', '5.3'],
    ['interest', '99', '15'],
    ['interest', '', '0.5'],
    ['deposit', '999999', '250000'],
    ['residual', '999999', '250000'],
  ])('clamps the %s "%s" on blur: %s [FIN-25]', (name, typed, left) => {
    open()
    enter(field(name), typed)
    fireEvent.blur(field(name))
    expect(field(name).value).toBe(left)
  })

  it('keeps an optional field empty [FIN-23, FIN-24]', () => {
    open()
    enter(field('deposit'), '500')
    enter(field('deposit'), '')
    fireEvent.blur(field('deposit'))
    expect(field('deposit').value).toBe('')
    expect(payment()).toBe('$128')
  })

  it('turns a negative amount into 0 on input [FIN-13]', () => {
    open()
    enter(field('amount'), '-5')
    expect(field('amount').value).toBe('0')
    expect(payment()).toBe('Enquire for Finance')
  })

  it('shows Enquire for Finance when the repayment is 25 or less, with a blank total and no chart [FIN-27]', () => {
    open()
    enter(field('deposit'), '24500')
    expect([payment(), per(), total()]).toEqual(['Enquire for Finance', '', ''])
    expect(sum()).toBe('$30,000 over 6 years, less $24,500.')
    expect(isChartEmpty()).toBe(true)
    enter(field('deposit'), '')
    expect(total()).toBe('$39,936')
    expect(isChartEmpty()).toBe(false)
  })

  it('shows no repayment when the deposit covers the amount [FIN-27]', () => {
    open({}, { establishmentFee: 500 })
    enter(field('deposit'), '30500')
    expect(payment()).toBe('Enquire for Finance')
    expect(sum()).toBe('$30,000 over 6 years, less $30,500: nothing is left to borrow.')
  })

  it.each([
    ['to the nearest dollar where nobody says otherwise', {}, {}, '$213'],
    ['up where the website does', { 'finance.roundUp': true } as const, {}, '$214'],
    ['to the cent where its lender does', {}, { rounding: 'nearestCent' } as const, '$213.26'],
  ])('rounds %s [FIN-28]', (_, tenant, changes, shown) => {
    open({ 'finance.defaultAmount': 50_000, ...tenant }, changes)
    expect(payment()).toBe(shown)
  })

  it('labels the deposit as a trade-in where the website does [FIN-08, FIN-23]', () => {
    open({ 'finance.depositField': 'tradeIn' })
    expect(screen.getByRole('spinbutton', { name: 'Trade-in (optional)' })).toBeTruthy()
  })

  it('rounds the term to whole steps on input, in the result and the chart alike [FIN-16]', () => {
    open()
    enter(field('term'), '5.3')
    expect(sum()).toMatch(/over 5\.5 years: 286 weekly repayments/)
    expect(rows().at(-1)).toMatch(/^5½/)
  })

  it('redraws the years, with the same figures in a table', () => {
    open()
    expect(rows()).toHaveLength(6)
    expect(screen.queryByText('Final payment')).toBeNull()
    enter(field('term'), '3.5')
    enter(field('residual'), '9000')
    expect(rows()).toHaveLength(4)
    expect(rows()[3]).toMatch(/^3½.*\$9,000/)
    expect(document.querySelectorAll('.chart-bars [data-part="balloon"]')).toHaveLength(1)
    expect(within(document.body).getByRole('img').getAttribute('aria-label')).toMatch(
      /^In year 1 .*, in year 3½ .* a final payment of \$9,000 is due\.$/,
    )
  })

  it('tracks the first use only [TRACK-04, TRACK-17]', () => {
    open()
    expect(tracked).toEqual([])
    enter(slider('term'), '4')
    enter(field('amount'), '20000')
    choose('Monthly')
    expect(tracked).toEqual([{ event: 26, once: true }])
  })

  it('announces the repayment with its rates after a pause', () => {
    open()
    const spoken = () => screen.getByRole('status').textContent
    enter(field('amount'), '40000')
    enter(field('amount'), '50000')
    act(() => void jest.advanceTimersByTime(600))
    expect(spoken()).toBe('')
    act(() => void jest.advanceTimersByTime(100))
    expect(spoken()).toMatch(/^\$213\/wk, 10\.00% a year, comparison rate \d+\.\d\d%$/)
  })

  describe('when it hydrates after its fields changed', () => {
    let close: () => void
    afterEach(() => close())

    async function hydrate(change: () => void) {
      const errors: unknown[] = []
      const holder = document.body.appendChild(document.createElement('div'))
      holder.innerHTML = renderToString(calculator())
      change()
      const root = await act(async () =>
        hydrateRoot(holder, calculator(), { onRecoverableError: (error) => errors.push(error) }),
      )
      close = () => {
        act(() => root.unmount())
        holder.remove()
      }
      expect(errors).toEqual([])
    }

    it('calculates with the values that the browser restored, which do not count as use [TRACK-17]', async () => {
      await hydrate(() => {
        field('amount').value = '40000'
      })
      expect(field('amount').value).toBe('40000')
      expect(slider('amount').value).toBe('40000')
      expect(payment()).toBe('$171')
      expect(tracked).toEqual([])
    })

    it('calculates with the values that a shopper entered, and tracks that [FIN-08, TRACK-04]', async () => {
      await hydrate(() => {
        slider('term').focus()
        slider('term').value = '5'
      })
      expect(field('term').value).toBe('5')
      expect(payment()).toBe('$147')
      expect(tracked).toEqual([{ event: 26, once: true }])
    })
  })
})
