import { formatDollars } from '@/domain/money/money'
import type { FinanceSettings } from '../finance-settings'
import type { FinanceProvider } from '../provider'
import { comparisonRate, type LoanWithFees } from '../repayments/comparison-rate'
import { formatYears } from '../repayments/format-figures'
import { frequencies } from '../repayments/frequency'
import { interestTerms } from './calculator-terms'

/** The loan that comparison rates are true for, without its rate, which the shopper enters. */
export interface ExampleLoanTerms extends Omit<LoanWithFees, 'ratePerYear'> {
  /** Percent a year by which the published comparison rate exceeds the one calculated from the known fees. */
  readonly margin: number
}

/**
 * A lender's example loan (FIN-37), paid monthly, with the fee paid upfront as in lenders' published rates, whether or
 * not a shopper borrows the fee. Its comparison rate follows the rate that the shopper enters. At the lender's own rate
 * it is the published comparison rate or above: `margin` stands for fees that the record omits. If the record has no
 * rate, the calculator's initial rate is its own.
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

/** The warning beside a comparison rate, with the example loan in front if the warning does not name it. */
export function warningOf({ warning, example }: Pick<FinanceProvider, 'warning' | 'example'>): string {
  if (/\$\s?\d/.test(warning)) return warning
  return `Comparison rate of a loan of ${formatDollars(example.amount)} over ${formatYears(example.termYears)}. ${warning}`
}
