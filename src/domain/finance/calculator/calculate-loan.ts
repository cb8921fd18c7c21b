import { type Loan, periodsOf } from '../repayments/annuity'
import { comparisonRate } from '../repayments/comparison-rate'
import { type FrequencyKey, frequencies } from '../repayments/frequency'
import { repayment } from '../repayments/repayment'
import { type ScheduleYear, schedule } from '../repayments/schedule'
import type { CalculatorTerms } from './calculator-terms'
import type { ExampleLoanTerms } from './example-loan'

/** What a shopper enters (FIN-46): dollars, years, percent a year. */
export interface LoanEntry {
  readonly amount: number
  readonly term: number
  readonly interest: number
  /** Put in, in money or by trade-in. */
  readonly deposit: number
  /** Left to pay at the end. */
  readonly residual: number
  readonly frequency: FrequencyKey
}

/** What holds whatever is entered. */
export type LoanTerms = CalculatorTerms & {
  /** What comparison rates are of. */
  readonly example: ExampleLoanTerms
}

export interface CalculatedLoan {
  /** Dollars a period; null when there is none to show. */
  readonly payment: number | null
  /** Dollars over the whole term: every repayment as shown, the residual and the account's fees (FIN-46). */
  readonly total: number | null
  /** Percent a year: of the example loan, at the rate that was entered. */
  readonly comparison: number | null
  /** Empty when there is no repayment. */
  readonly years: readonly ScheduleYear[]
}

/**
 * A loan of amount − deposit + fees (FIN-26, FIN-34, decision 10), with the residual as a balloon at the end. A repayment
 * whose comparison rate cannot be calculated is not shown, and without a repayment there is no total (FIN-27). What a page advertises is
 * shown as advertised.
 */
export function calculateLoan(entry: LoanEntry, terms: LoanTerms): CalculatedLoan {
  const comparison = comparisonAt(entry.interest, terms.example)
  const loan = loanOf(entry, terms)
  const payment = comparison === null ? null : (advertisedAt(entry, terms) ?? repayment(loan, terms))
  if (payment === null) return { payment, total: null, comparison, years: [] }
  return { payment, total: totalOf(payment, loan, terms.monthlyFee), comparison, years: schedule(loan) }
}

/** What the page advertises for the figures that the calculator opens with, paid weekly: the lender's own figure. */
function advertisedAt(entry: LoanEntry, terms: CalculatorTerms): number | null {
  const figures = ['amount', 'term', 'interest', 'deposit', 'residual'] as const
  const isOpening = entry.frequency === 'weekly' && figures.every((name) => entry[name] === terms[name].value)
  return isOpening ? terms.advertised : null
}

function loanOf(entry: LoanEntry, { establishmentFee, otherFees }: CalculatorTerms): Loan {
  return {
    principal: entry.amount - entry.deposit + establishmentFee + otherFees,
    residual: entry.residual,
    ratePerYear: entry.interest,
    termYears: entry.term,
    periodsPerYear: frequencies[entry.frequency].periods,
  }
}

function comparisonAt(ratePerYear: number, { margin, ...example }: ExampleLoanTerms): number | null {
  const known = comparisonRate({ ...example, ratePerYear })
  return known === null ? null : known + margin
}

function totalOf(payment: number, loan: Loan, monthlyFee: number): number {
  return payment * periodsOf(loan) + loan.residual + monthlyFee * Math.round(loan.termYears * 12)
}
