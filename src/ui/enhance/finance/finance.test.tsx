import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CalculatorTerms, calculatorTerms } from '@/domain/finance/calculator-terms'
import { comparisonRate } from '@/domain/finance/comparison-rate'
import { amountHelp, clampEntry, typedEntry } from '@/domain/finance/entries'
import { exampleLoanTerms } from '@/domain/finance/example-loan'
import { formatPercent } from '@/domain/finance/format-percent'
import { canShowRates } from '@/domain/finance/provider'
import { repayment } from '@/domain/finance/repayment'
import { schedule } from '@/domain/finance/schedule'
import { totalOf } from '@/domain/finance/total-of'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { financeProvider } from '~/tests/support/finance-provider'
import { forgetPageListeners } from '~/tests/support/page-listeners'
import { drawSchedule } from './draw-schedule'
import { liveFinance } from './live-finance'
import { loanWords } from './loan-words'
import { readLoan } from './read-loan'
import { reckonLoan } from './reckon-loan'
import { showLoan } from './show-loan'

forgetPageListeners()

const WARNING = 'WARNING: true only for the example given.'

const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const field = (name: string) => find(`[type="number"][name="${name}"]`)
const slider = (name: string) => find(`[data-figure="${name}"] [type="range"]`)
const words = (name: string) => find<HTMLElement>(`[data-finance="${name}"]`).textContent
const help = () => find<HTMLElement>('[data-finance-help]').textContent

function enter(input: HTMLInputElement, value: string) {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const leave = (input: HTMLInputElement) => input.dispatchEvent(new Event('change', { bubbles: true }))
function choose(frequency: string) {
  const radio = find(`[name="frequency"][value="${frequency}"]`)
  radio.checked = true
  radio.dispatchEvent(new Event('input', { bubbles: true }))
}

function open(
  tenant: SettingOverrides = {},
  changes: Partial<CalculatorTerms> = {},
  provider = financeProvider(),
) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const terms = { ...calculatorTerms(settings, provider, null), ...changes }
  document.body.innerHTML = renderToStaticMarkup(
    <FinanceCalculator
      heading="Finance calculator"
      terms={terms}
      example={exampleLoanTerms(provider, settings)}
      warning={WARNING}
      range=""
      fees={[]}
      apply={{ label: 'Pre-Approved', href: '/finance#finance-form' }}
    />,
  )
  const { establishmentFee, monthlyFee, rounding, enquireAt } = terms
  liveFinance(
    {
      establishmentFee,
      monthlyFee,
      rounding,
      enquireAt,
      example: exampleLoanTerms(provider, settings),
      event: 26,
    },
    {
      amountHelp,
      clampEntry,
      comparisonRate,
      drawSchedule,
      formatPercent,
      loanWords,
      readLoan,
      reckonLoan,
      repayment,
      schedule,
      showLoan,
      totalOf,
      typedEntry,
    },
  )
}

let tracked: unknown[]
const track = ({ detail }: CustomEventInit) => void tracked.push(detail)
beforeEach(() => {
  jest.useFakeTimers()
  tracked = []
  document.addEventListener('forecourt:track', track)
})
afterEach(() => {
  document.removeEventListener('forecourt:track', track)
  jest.useRealTimers()
})

describe('the finance calculator', () => {
  it('opens with what its settings say, reckoned by the server [FIN-08, FIN-17, FIN-22, FIN-29, FIN-31, FIN-46]', () => {
    open()
    expect(['amount', 'term', 'interest', 'deposit', 'residual'].map((name) => field(name).value)).toEqual([
      '30000',
      '6',
      '10',
      '',
      '',
    ])
    expect(find('[name="frequency"]:checked').value).toBe('weekly')
    // PMT(10 %/52, 312, 30,000), as a spreadsheet gives it: 127.96.
    expect(words('payment')).toBe('$128')
    expect(words('per')).toBe('/wk')
    expect(words('total')).toBe('$39,936')
  })

  it('has the bounds and steps of every entry [FIN-09, FIN-10, FIN-14, FIN-16, FIN-18, FIN-23, FIN-24]', () => {
    open()
    const bounds = (name: string) => [field(name).min, field(name).max, field(name).step]
    expect(bounds('amount')).toEqual(['1000', '100000', '500'])
    expect(bounds('term')).toEqual(['1', '7', '0.5'])
    expect(bounds('interest')).toEqual(['0.5', '15', '0.5'])
    expect(bounds('deposit')).toEqual(['0', '250000', '0.5'])
    expect(bounds('residual')).toEqual(['0', '250000', '0.5'])
  })

  it('follows a slider and a field alike, at every key [FIN-08, FIN-26]', () => {
    open()
    enter(slider('amount'), '40000')
    expect(field('amount').value).toBe('40000')
    expect(slider('amount').getAttribute('aria-valuetext')).toBe('$40,000')
    expect(words('payment')).toBe('$171')
    enter(field('term'), '5')
    expect(slider('term').value).toBe('5')
    expect(slider('term').getAttribute('aria-valuetext')).toBe('5 years')
    expect(words('payment')).toBe('$196')
    enter(field('deposit'), '10000')
    expect(words('payment')).toBe('$147')
    enter(field('residual'), '9000')
    expect(words('payment')).toBe('$120')
    expect(words('sum')).toContain('260 weekly repayments and $9,000 at the end')
  })

  it.each([
    ['weekly', '/wk', '312 weekly repayments'],
    ['fortnightly', '/fn', '156 fortnightly repayments'],
    ['monthly', '/mo', '72 monthly repayments'],
  ])('reckons %s repayments [FIN-30, FIN-32, FIN-47]', (frequency, suffix, course) => {
    open({ 'finance.defaultFrequency': 'fortnightly' })
    choose(frequency)
    expect(words('per')).toBe(suffix)
    expect(words('sum')).toContain(course)
  })

  it('counts the account’s fees in the total, and says how much they are [FIN-46]', () => {
    open({}, {}, financeProvider({ rate: null, monthlyFee: 8 }))
    const free = { payment: '$128', periods: 312, months: 72 }
    expect(words('payment')).toBe(free.payment)
    expect(words('total')).toBe(`$${(128 * free.periods + 8 * free.months).toLocaleString('en-AU')}`)
    expect(words('sum')).toContain('312 weekly repayments, account fees of $8 a month, $576 in all.')
    expect(find('.chart-note').textContent).toContain('It has the account fees as well.')
  })

  it('says why the table’s figures do not add up to a total of rounded repayments [FIN-46]', () => {
    open()
    expect(find('.chart-note').textContent).toBe(
      'Worked out to the cent. The total counts each repayment as shown, rounded, so it may differ a little.',
    )
  })

  it('keeps the comparison rate beside the rate whatever is entered, with the warning', () => {
    open({}, {}, financeProvider({ rate: 6.29, comparisonRate: 8.19, monthlyFee: 8 }))
    expect(words('rate')).toBe('6.29%')
    expect(words('comparison')).toBe('8.19%')
    const rate = () => Number.parseFloat(words('rate') ?? '')
    const comparison = () => Number.parseFloat(words('comparison') ?? '')
    for (const interest of ['0.5', '7.5', '15']) {
      enter(field('interest'), interest)
      expect(rate()).toBe(Number(interest))
      expect(comparison()).toBeGreaterThan(rate())
    }
    expect(find<HTMLElement>('.finance-warning').textContent).toContain(WARNING)
  })

  it('tells a loan at 0 % with a comparison rate of 0 %, and both of a rate that is typed', () => {
    const free = financeProvider({ rate: 0, comparisonRate: 0, minRate: 0 })
    expect(canShowRates(free)).toBe(true)
    expect(canShowRates({ ...free, rate: null })).toBe(false)
    expect(canShowRates({ ...free, comparisonRate: null })).toBe(false)
    open({}, {}, free)
    // 30,000 in 312 weeks.
    expect(['rate', 'comparison', 'payment', 'total'].map(words)).toEqual([
      '0.00%',
      '0.00%',
      '$96',
      '$29,952',
    ])
    enter(field('interest'), '5')
    expect([words('rate'), words('comparison')]).toEqual(['5.00%', '5.00%'])
  })

  it('tells no rate and no repayment when the comparison rate cannot be worked out', () => {
    const example = { amount: 30_000, termYears: 5, depositPercent: 100, finalPaymentPercent: 0 }
    open({}, {}, financeProvider({ rate: 6.29, example }))
    const told = () => ['rate', 'comparison', 'payment', 'total'].map(words)
    expect(told()).toEqual(['–', '–', 'Enquire for Finance', ''])
    enter(field('interest'), '9')
    expect(told()).toEqual(['–', '–', 'Enquire for Finance', ''])
  })

  it('says what an amount cannot be, at a bound and beyond it, and brings it within when the field is left [FIN-15, FIN-25]', () => {
    open()
    expect(help()).toBe('')
    const text = 'Cannot be less than $1,000 or more than $100,000'
    for (const [typed, kept] of [
      ['100000', '100000'],
      ['250000', '100000'],
      ['1000', '1000'],
      ['12', '1000'],
    ] as const) {
      enter(field('amount'), typed)
      expect(help()).toBe(text)
      leave(field('amount'))
      expect(field('amount').value).toBe(kept)
    }
    enter(field('amount'), '1500')
    expect(help()).toBe('')
  })

  it.each([
    ['term', '9', '7'],
    ['term', '0', '1'],
    ['term', '5.3', '5.5'],
    ['interest', '5.3', '5.3'],
    ['interest', '99', '15'],
    ['interest', '', '0.5'],
    ['deposit', '999999', '250000'],
    ['residual', '999999', '250000'],
  ])('brings the %s "%s" within its bounds: %s [FIN-25]', (name, typed, kept) => {
    open()
    enter(field(name), typed)
    leave(field(name))
    expect(field(name).value).toBe(kept)
  })

  it('leaves an optional field empty [FIN-23, FIN-24]', () => {
    open()
    enter(field('deposit'), '500')
    enter(field('deposit'), '')
    leave(field('deposit'))
    expect(field('deposit').value).toBe('')
    expect(words('payment')).toBe('$128')
  })

  it('turns a negative amount into 0 while it is typed [FIN-13]', () => {
    open()
    enter(field('amount'), '-5')
    expect(field('amount').value).toBe('0')
    expect(words('payment')).toBe('Enquire for Finance')
  })

  it('asks to enquire when the repayment is 25 or less, with a blank total and no chart [FIN-27]', () => {
    open()
    enter(field('deposit'), '24500')
    expect(words('payment')).toBe('Enquire for Finance')
    expect(words('per')).toBe('')
    expect(words('total')).toBe('')
    expect(words('sum')).toBe('$30,000 over 6 years, less $24,500.')
    expect(find<HTMLElement>('[data-finance-chart]').hasAttribute('data-empty')).toBe(true)
    enter(field('deposit'), '')
    expect(words('total')).toBe('$39,936')
    expect(find<HTMLElement>('[data-finance-chart]').hasAttribute('data-empty')).toBe(false)
  })

  it('promises no repayments of an amount that the deposit covers [FIN-27]', () => {
    open({}, { establishmentFee: 500 })
    enter(field('deposit'), '30500')
    expect(words('payment')).toBe('Enquire for Finance')
    expect(words('sum')).toBe('$30,000 over 6 years, less $30,500: nothing is left to borrow.')
  })

  it('rounds up where the website does, and shows cents where its lender does [FIN-28]', () => {
    const dear = { 'finance.defaultAmount': 50_000 }
    open(dear)
    expect(words('payment')).toBe('$213')
    open({ ...dear, 'finance.roundUp': true })
    expect(words('payment')).toBe('$214')
    open(dear, { rounding: 'nearestCent' })
    expect(words('payment')).toBe('$213.26')
  })

  it('calls a deposit a trade-in where the website does [FIN-08, FIN-23]', () => {
    open({ 'finance.depositField': 'tradeIn' })
    expect(find<HTMLElement>('[for="finance-deposit"]').textContent).toBe('Trade-in (optional)')
  })

  it('tells a term in whole steps while it is typed, in the sum and in the chart alike [FIN-16]', () => {
    open()
    enter(field('term'), '5.3')
    expect(words('sum')).toMatch(/over 5\.5 years: 286 weekly repayments/)
    const rows = [...document.querySelectorAll('[data-chart-rows] th')].map((row) => row.textContent)
    expect(rows.at(-1)).toBe('5½')
  })

  it('draws the years anew, and tells the same in a table', () => {
    open()
    expect(document.querySelectorAll('[data-chart-rows] tr')).toHaveLength(6)
    enter(field('term'), '3.5')
    enter(field('residual'), '9000')
    const rows = [...document.querySelectorAll('[data-chart-rows] tr')].map((row) => row.textContent)
    expect(rows).toHaveLength(4)
    expect(rows[3]).toMatch(/^3½/)
    expect(document.querySelectorAll('[data-chart-picture] [data-part="balloon"]')).toHaveLength(1)
    expect(find<HTMLElement>('[data-chart-picture]').getAttribute('aria-label')).toMatch(
      /^In year 1 .* a final payment of \$9,000 is due\.$/,
    )
  })

  it('is told of on first use only [TRACK-04, TRACK-17]', () => {
    open()
    expect(tracked).toEqual([])
    enter(slider('term'), '4')
    enter(field('amount'), '20000')
    choose('monthly')
    expect(tracked).toEqual([{ event: 26, once: true }])
  })

  it('says the repayment with its rates once the shopper rests', () => {
    open()
    const status = () => find<HTMLElement>('[data-finance-status]').textContent
    enter(field('amount'), '40000')
    enter(field('amount'), '50000')
    expect(status()).toBe('')
    act(() => void jest.advanceTimersByTime(700))
    expect(status()).toMatch(/^\$213\/wk, 10\.00% a year, comparison rate \d+\.\d\d%$/)
  })

  it('reckons with what a browser has kept when it comes back', () => {
    open()
    field('amount').value = '40000'
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(words('payment')).toBe('$171')
    expect(slider('amount').value).toBe('40000')
    expect(tracked).toEqual([])
  })
})
