import type { FinanceProvider } from '@/domain/finance/provider'

/** A lender that may show its rates and leaves everything else to the website, with the given changes. */
export function financeProvider(changes: Partial<FinanceProvider> = {}): FinanceProvider {
  return {
    key: 'angle',
    name: 'Angle',
    rate: null,
    comparisonRate: 8.19,
    warning: 'WARNING: true only for the example given.',
    minRate: null,
    maxRate: null,
    minAmount: null,
    establishmentFee: null,
    monthlyFee: 0,
    rounding: null,
    eligibilityRule: null,
    finalPayment: 0,
    example: { amount: 30_000, termYears: 5, depositPercent: 0, finalPaymentPercent: 0 },
    disclaimer: '',
    ...changes,
  }
}
