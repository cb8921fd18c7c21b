import type { CalculatorTerms } from '@/domain/finance/calculator-terms'
import type { comparisonRate } from '@/domain/finance/comparison-rate'
import type { ExampleLoanTerms } from '@/domain/finance/example-loan'
import type { FrequencyKey } from '@/domain/finance/frequency'
import type { repayment } from '@/domain/finance/repayment'
import type { ScheduleYear, schedule } from '@/domain/finance/schedule'
import type { totalOf } from '@/domain/finance/total-of'

/** What a shopper has entered (FIN-46): dollars, years, percent a year. */
export interface LoanEntry {
  readonly amount: number
  readonly term: number
  readonly interest: number
  readonly deposit: number
  readonly residual: number
  readonly frequency: FrequencyKey
}

/** What holds whatever is entered. */
export type LoanTerms = Pick<
  CalculatorTerms,
  'establishmentFee' | 'monthlyFee' | 'rounding' | 'enquireAt'
> & {
  /** What comparison rates are of. */
  readonly example: ExampleLoanTerms
}

export interface Loan {
  /** Dollars a period; null when there is none to show. */
  readonly payment: number | null
  readonly total: number | null
  /** Percent a year: of the example loan, at the rate that was entered. */
  readonly comparison: number | null
  /** Empty when there is no repayment. */
  readonly years: readonly ScheduleYear[]
}

interface Parts {
  readonly comparisonRate: typeof comparisonRate
  readonly repayment: typeof repayment
  readonly schedule: typeof schedule
  readonly totalOf: typeof totalOf
}

/**
 * What an entry comes to. A repayment whose comparison rate cannot be worked out is not shown either, and without a repayment
 * there is no total (FIN-27). Self-contained: the server reckons with it, and `PageScript` sends its source.
 */
export function reckonLoan(entry: LoanEntry, terms: LoanTerms, parts: Parts): Loan {
  const periodsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 }[entry.frequency]
  const shared = { ratePerYear: entry.interest, termYears: entry.term, periodsPerYear }
  const fee = terms.establishmentFee
  const principal = entry.amount - entry.deposit + fee
  const ofExample = parts.comparisonRate({ ...terms.example, ratePerYear: entry.interest })
  const comparison = ofExample === null ? null : ofExample + terms.example.margin
  const payment =
    comparison === null
      ? null
      : parts.repayment({
          ...shared,
          amount: entry.amount,
          deposit: entry.deposit,
          fee,
          residual: entry.residual,
          rounding: terms.rounding,
          enquireAt: terms.enquireAt,
        })
  if (payment === null) return { payment, total: null, comparison, years: [] }
  return {
    payment,
    total: parts.totalOf(payment, { ...shared, residual: entry.residual, monthlyFee: terms.monthlyFee }),
    comparison,
    years: parts.schedule({ ...shared, principal, residual: entry.residual }),
  }
}
