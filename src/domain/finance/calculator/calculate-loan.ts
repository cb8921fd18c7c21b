import { type Loan, periodsOf } from '../repayments/annuity'
import { comparisonRate } from '../repayments/comparison-rate'
import { type FrequencyKey, frequencies } from '../repayments/frequency'
import { repayment } from '../repayments/repayment'
import { type ScheduleYear, schedule } from '../repayments/schedule'
import type { CalculatorTerms } from './calculator-terms'
import type { ExampleLoanTerms } from './example-loan'

/** A shopper's entries (FIN-46). Dollars, years, percent a year. */
export interface LoanEntry {
  readonly amount: number
  readonly term: number
  readonly interest: number
  /** In cash or by trade-in. */
  readonly deposit: number
  /** The balloon due at the end. */
  readonly residual: number
  readonly frequency: FrequencyKey
}

export type LoanTerms = CalculatorTerms & {
  readonly example: ExampleLoanTerms
}

export interface CalculatedLoan {
  /** Dollars a period; null if there is no repayment to show. */
  readonly payment: number | null
  /** Dollars over the whole term: all displayed repayments, the residual and the account fees (FIN-46). */
  readonly total: number | null
  /** Percent a year, for the example loan at the entered rate. */
  readonly comparison: number | null
  /** Empty without a repayment. */
  readonly years: readonly ScheduleYear[]
}

/**
 * Calculates a loan of amount − deposit + fees (FIN-26, FIN-34, decision 10), with the residual as a balloon. Without a
 * comparison rate there is no repayment, and without a repayment no total (FIN-27). Unchanged entries of an advertised
 * loan show the advertised repayment.
 */
export function calculateLoan(entry: LoanEntry, terms: LoanTerms): CalculatedLoan {
  const comparison = comparisonAt(entry.interest, terms.example)
  const loan = loanOf(entry, terms)
  const payment = comparison === null ? null : (advertisedAt(entry, terms) ?? repayment(loan, terms))
  if (payment === null) return { payment, total: null, comparison, years: [] }
  return { payment, total: totalOf(payment, loan, terms.monthlyFee), comparison, years: schedule(loan) }
}

/** The advertised repayment while no entry has changed; else null. */
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
