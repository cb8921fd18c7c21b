import type { FinanceLender } from '@/domain/vehicle/vehicle'
import type { DemoLender } from './stock-plan'

export const exampleLoan = { amount: 30_000, termYears: 5 } as const

/** The payment per period for a loan of `amount` dollars at `rate` percent per year. */
function payment(amount: number, rate: number, periodsAYear: number): number {
  const each = rate / 100 / periodsAYear
  return (amount * each) / (1 - (1 + each) ** -(exampleLoan.termYears * periodsAYear))
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/** The lender's figures for a vehicle of this price, over five years without deposit or balloon (ENT-13). */
export function lenderFigures(lender: DemoLender, price: number): FinanceLender {
  const { termYears } = exampleLoan
  const amount = price + lender.fee
  const month = cents(payment(amount, lender.rate, 12))
  return {
    deposit: 0,
    termYears,
    termMonths: termYears * 12,
    termWeeks: termYears * 52,
    term5: month,
    interestRate: lender.rate,
    comparisonRate: lender.comparisonRate,
    establishmentFees: lender.fee,
    paymentWeek: cents(payment(amount, lender.rate, 52)),
    paymentMonth: month,
    balloon: 0,
    totalPayable: cents(month * termYears * 12),
    financeProvider: lender.name,
    disclaimer: lender.disclaimer,
  }
}
