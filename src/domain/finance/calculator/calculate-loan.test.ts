import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { calculateLoan, type LoanEntry } from './calculate-loan'
import { calculatorTerms } from './calculator-terms'
import { describeLoan } from './describe-loan'
import { exampleLoanTerms } from './example-loan'

const entry: LoanEntry = {
  amount: 30_000,
  term: 5,
  interest: 10,
  deposit: 0,
  residual: 0,
  frequency: 'monthly',
}

function calculate(
  changes: Partial<LoanEntry> = {},
  provider = financeProvider(),
  tenant: SettingOverrides = {},
) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const terms = {
    ...calculatorTerms(settings, provider, null),
    example: exampleLoanTerms(provider, settings),
  }
  const loan = calculateLoan({ ...entry, ...changes }, terms)
  return { ...loan, words: describeLoan({ ...entry, ...changes }, loan, terms) }
}

const cents = { 'finance.rounding': 'nearestCent' } as const

describe('calculateLoan', () => {
  it.each([
    ['a deposit', { deposit: 5000 }, 0, 531.18],
    ['an establishment fee, which is borrowed too', {}, 1300, 665.03],
    ['a deposit and a fee', { deposit: 5000 }, 1300, 558.8],
    ['a balloon', { residual: 9000 }, 0, 521.19],
  ])('calculates $30,000 at 10 %% over 5 years with %s [FIN-26]', (_, changes, establishmentFee, payment) => {
    expect(calculate(changes, financeProvider({ establishmentFee }), cents).payment).toBeCloseTo(payment, 1)
  })

  it('totals all displayed repayments, the residual and the account fees [FIN-46]', () => {
    const weekly = { term: 5.5, residual: 2000, frequency: 'weekly' } as const
    const { payment, total } = calculate(weekly, financeProvider({ monthlyFee: 10 }))
    expect(payment).toBe(131)
    expect(total).toBe(131 * 286 + 2000 + 66 * 10)
  })

  it('uses the comparison rate of the example loan for any amount and term [FIN-37]', () => {
    const provider = financeProvider({ rate: 6.29, comparisonRate: 8.19, monthlyFee: 8 })
    expect(calculate({ interest: 6.29 }, provider).comparison).toBeCloseTo(8.19, 10)
    expect(calculate({ interest: 6.29, amount: 9000, term: 2 }, provider).comparison).toBeCloseTo(8.19, 10)
  })

  it('has no repayment and no total without a comparison rate [FIN-27]', () => {
    const example = { amount: 30_000, termYears: 5, depositPercent: 100, finalPaymentPercent: 0 }
    const { payment, total, years, words } = calculate({}, financeProvider({ rate: 6.29, example }))
    expect([payment, total, years]).toEqual([null, null, []])
    expect(words).toMatchObject({
      payment: 'Enquire for Finance',
      per: '',
      total: '',
      rate: '–',
      comparison: '–',
    })
  })
})

describe('calculateLoan for an advertised loan', () => {
  const { settings } = resolveSettings({ template: 'metro' })
  const provider = financeProvider()
  const terms = {
    ...calculatorTerms(settings, provider, null),
    advertised: 256,
    example: exampleLoanTerms(provider, settings),
  }
  const opening: LoanEntry = { ...entry, term: 6, frequency: 'weekly' }

  it('shows the advertised repayment until a figure changes [FIN-49]', () => {
    expect(calculateLoan(opening, terms)).toMatchObject({ payment: 256, total: 256 * 312 })
    expect(calculateLoan({ ...opening, deposit: 500 }, terms).payment).toBe(126)
    expect(calculateLoan({ ...opening, frequency: 'monthly' }, terms).payment).toBe(556)
  })
})

describe('describeLoan', () => {
  it.each([
    ['weekly', '/wk', '260 weekly repayments'],
    ['fortnightly', '/fn', '130 fortnightly repayments'],
    ['monthly', '/mo', '60 monthly repayments'],
  ] as const)('names %s repayments [FIN-30, FIN-32, FIN-47]', (frequency, per, course) => {
    const { words } = calculate({ frequency })
    expect(words.per).toBe(per)
    expect(words.sum).toBe(`$30,000 over 5 years: ${course}.`)
  })

  it('names the deposit, residual and fees [FIN-46]', () => {
    const provider = financeProvider({ establishmentFee: 1360.5, monthlyFee: 8 })
    expect(calculate({ deposit: 5000, residual: 9000, term: 1 }, provider).words.sum).toBe(
      '$30,000 over 1 year, less $5,000: 12 monthly repayments and $9,000 at the end, a $1,360.50 establishment fee included, account fees of $8 a month, $96 in all.',
    )
  })

  it('names the other fees listed as included, which are borrowed too [FIN-34]', () => {
    const { words, payment } = calculate({}, financeProvider({ establishmentFee: 395 }), {
      'finance.feesShown': true,
      'finance.rounding': 'nearestCent',
      'finance.fees': [
        { label: 'Establishment fee', dollars: 395 },
        { label: 'Dealer agency fee', dollars: 605 },
      ],
    })
    expect(payment).toBe(658.66)
    expect(words.sum).toContain('a $395 establishment fee included, $605 of other fees included.')
  })

  it('shows no repayments if the deposit covers the amount [FIN-27]', () => {
    expect(calculate({ deposit: 29_500 }).words.sum).toBe('$30,000 over 5 years, less $29,500.')
    expect(calculate({ deposit: 30_000 }).words.sum).toBe(
      '$30,000 over 5 years, less $30,000: nothing is left to borrow.',
    )
  })
})
