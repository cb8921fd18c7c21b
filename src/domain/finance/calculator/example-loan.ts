import { formatDollars } from '@/domain/money/money'
import type { FinanceSettings } from '../finance-settings'
import type { FinanceProvider } from '../provider'
import { comparisonRate, type LoanWithFees } from '../repayments/comparison-rate'
import { formatYears } from '../repayments/format-years'
import { frequencies } from '../repayments/frequency'
import { interestTerms } from './calculator-terms'

/** The loan that a calculator's comparison rates are true for: all of it but the rate, which the shopper enters. */
export interface ExampleLoanTerms extends Omit<LoanWithFees, 'ratePerYear'> {
  /** Percent a year: what the lender publishes above what its known fees come to. */
  readonly margin: number
}

/**
 * A lender's example loan, paid monthly (FIN-37), with its fee paid at the start: what lenders publish is calculated so, whether or
 * not a shopper borrows the fee as well. Comparison rates of it move with the rate a shopper enters, and
 * at the lender's own rate are what the lender publishes, or above: fees that the record leaves out are carried on. For a
 * record without a rate, its own is the one that calculators open with.
 */
export function exampleLoanTerms(
  provider: Pick<
    FinanceProvider,
    'example' | 'establishmentFee' | 'monthlyFee' | 'rate' | 'minRate' | 'maxRate' | 'comparisonRate'
  >,
  settings: Pick<
    FinanceSettings,
    'finance.establishmentFee' | 'finance.interestRange' | 'finance.defaultInterest'
  >,
): ExampleLoanTerms {
  const { amount, termYears, depositPercent, finalPaymentPercent } = provider.example
  const fee = provider.establishmentFee ?? settings['finance.establishmentFee']
  const loan = {
    principal: amount * (1 - depositPercent / 100),
    residual: (amount * finalPaymentPercent) / 100,
    termYears,
    periodsPerYear: frequencies.monthly.periods,
    upfrontFees: fee,
    monthlyFee: provider.monthlyFee,
  }
  const ratePerYear = provider.rate ?? interestTerms(settings, provider).value
  const own = comparisonRate({ ...loan, ratePerYear })
  return { ...loan, margin: own === null ? 0 : Math.max(0, (provider.comparisonRate ?? 0) - own) }
}

/**
 * The words that stand beside a comparison rate: the lender's, with the example they speak of named before them unless they
 * name it themselves.
 */
export function warningOf({ warning, example }: Pick<FinanceProvider, 'warning' | 'example'>): string {
  if (/\$\s?\d/.test(warning)) return warning
  return `Comparison rate of a loan of ${formatDollars(example.amount)} over ${formatYears(example.termYears)}. ${warning}`
}
