import type { formatPercent } from '@/domain/finance/format-percent'
import type { Loan, LoanEntry, LoanTerms } from './reckon-loan'

/** A loan as a shopper reads it. */
export interface LoanWords {
  readonly payment: string
  /** Behind the payment (FIN-32). */
  readonly per: string
  readonly total: string
  readonly rate: string
  readonly comparison: string
  readonly sum: string
}

/**
 * Writes out what an entry comes to (FIN-27, FIN-32, FIN-36); no rate without its comparison rate. Self-contained: the server
 * writes with it, and `PageScript` sends its source.
 */
export function loanWords(
  entry: LoanEntry,
  loan: Loan,
  terms: Omit<LoanTerms, 'example'>,
  parts: { readonly formatPercent: typeof formatPercent },
): LoanWords {
  const { suffix, adjective, periods } = {
    weekly: { suffix: '/wk', adjective: 'weekly', periods: 52 },
    fortnightly: { suffix: '/fn', adjective: 'fortnightly', periods: 26 },
    monthly: { suffix: '/mo', adjective: 'monthly', periods: 12 },
  }[entry.frequency]
  const dollars = (value: number) => {
    const cents = Math.abs(value - Math.round(value)) < 0.005 ? 0 : 2
    return `$${value.toLocaleString('en-AU', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`
  }
  const { payment, total, comparison } = loan
  const years = `${entry.term} ${entry.term === 1 ? 'year' : 'years'}`
  const borrowed = `${dollars(entry.amount)} over ${years}${entry.deposit > 0 ? `, less ${dollars(entry.deposit)}` : ''}`
  const fees = [
    terms.establishmentFee > 0 ? `a ${dollars(terms.establishmentFee)} establishment fee included` : '',
    terms.monthlyFee > 0
      ? `account fees of ${dollars(terms.monthlyFee)} a month, ${dollars(terms.monthlyFee * Math.round(entry.term * 12))} in all`
      : '',
  ].filter(Boolean)
  const course = `${Math.round(entry.term * periods)} ${adjective} repayments${
    entry.residual > 0 ? ` and ${dollars(entry.residual)} at the end` : ''
  }`
  const isCovered = entry.deposit >= entry.amount + terms.establishmentFee
  // Without a repayment nothing is said of repayments.
  const none = isCovered ? ': nothing is left to borrow' : ''
  const rest = payment === null ? none : `: ${[course, ...fees].join(', ')}`
  return {
    payment: payment === null ? 'Enquire for Finance' : dollars(payment),
    per: payment === null ? '' : suffix,
    total: total === null ? '' : dollars(total),
    rate: comparison === null ? '–' : parts.formatPercent(entry.interest),
    comparison: comparison === null ? '–' : parts.formatPercent(comparison),
    sum: `${borrowed}${rest}.`,
  }
}
