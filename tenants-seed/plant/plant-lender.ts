import type { PayloadRequest } from 'payload'
import { DEFAULT_WARNING } from '@/domain/finance/provider'
import { formatDollars } from '@/domain/money/money'
import type { DemoTenant } from '../demo-tenant'
import { exampleLoan } from '../stock/lenders'

export async function plantLender(
  req: PayloadRequest,
  tenant: number,
  { lender }: DemoTenant,
): Promise<void> {
  if (!lender) return
  const { amount, termYears } = exampleLoan
  await req.payload.create({
    collection: 'finance-providers',
    data: {
      tenant,
      key: lender.key,
      name: lender.name,
      rate: lender.rate,
      comparisonRate: lender.comparisonRate,
      warning: `Comparison rate based on a secured loan of ${formatDollars(amount)} over a ${termYears}-year term. ${DEFAULT_WARNING}`,
      minRate: lender.range?.min ?? null,
      maxRate: lender.range?.max ?? null,
      establishmentFee: lender.fee,
      monthlyFee: lender.monthlyFee ?? 0,
      finalPayment: 0,
      example: {
        amount,
        termYears,
        depositPercent: lender.depositPercent ?? 0,
        finalPaymentPercent: lender.finalPaymentPercent ?? 0,
      },
    },
    depth: 0,
    req,
  })
}
