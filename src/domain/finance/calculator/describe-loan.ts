import { formatDollars } from '@/domain/money/money'
import { formatPercent, formatYears } from '../repayments/format-figures'
import { frequencies } from '../repayments/frequency'
import type { CalculatedLoan, LoanEntry, LoanTerms } from './calculate-loan'

export interface LoanWords {
  readonly payment: string
  /** Suffix of the payment (FIN-32); '' without a payment. */
  readonly per: string
  readonly total: string
  readonly rate: string
  readonly comparison: string
  readonly sum: string
}

type Fees = Pick<LoanTerms, 'establishmentFee' | 'otherFees' | 'monthlyFee'>

const NONE = '–'

const dollars = (value: number) => formatDollars(value, 'ifAny')

/** FIN-27, FIN-32, FIN-36. The rate is never shown without its comparison rate. */
export function describeLoan(entry: LoanEntry, loan: CalculatedLoan, fees: Fees): LoanWords {
  const { payment, total, comparison } = loan
  return {
    payment: payment === null ? 'Enquire for Finance' : dollars(payment),
    per: payment === null ? '' : frequencies[entry.frequency].suffix,
    total: total === null ? '' : dollars(total),
    rate: comparison === null ? NONE : formatPercent(entry.interest),
    comparison: comparison === null ? NONE : formatPercent(comparison),
    sum: `${borrowed(entry)}${payment === null ? withoutRepayment(entry, fees) : `: ${course(entry, fees)}`}.`,
  }
}

function borrowed({ amount, term, deposit }: LoanEntry): string {
  const sum = `${dollars(amount)} over ${formatYears(term)}`
  return deposit > 0 ? `${sum}, less ${dollars(deposit)}` : sum
}

function withoutRepayment({ deposit, amount }: LoanEntry, { establishmentFee, otherFees }: Fees): string {
  return deposit >= amount + establishmentFee + otherFees ? ': nothing is left to borrow' : ''
}

function course(entry: LoanEntry, { establishmentFee, otherFees, monthlyFee }: Fees): string {
  const { term, residual, frequency } = entry
  const repayments = `${Math.round(term * frequencies[frequency].periods)} ${frequency} repayments`
  return [
    residual > 0 ? `${repayments} and ${dollars(residual)} at the end` : repayments,
    establishmentFee > 0 && `a ${dollars(establishmentFee)} establishment fee included`,
    otherFees > 0 && `${dollars(otherFees)} of other fees included`,
    monthlyFee > 0 &&
      `account fees of ${dollars(monthlyFee)} a month, ${dollars(monthlyFee * Math.round(term * 12))} in all`,
  ]
    .filter(Boolean)
    .join(', ')
}
