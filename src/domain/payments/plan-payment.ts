import { isPaid, type Payment, type PaymentState } from './payment'

/** A payment as the provider describes it, in an event or an answer. It may be older than what we know. */
export interface ProviderPayment {
  readonly status: 'created' | 'processing' | 'requires_action' | 'failed' | 'canceled' | 'succeeded'
  readonly amountCents: number
  readonly refundedCents: number
  /** What the provider says of a refusal, to show the shopper. */
  readonly failure: string | null
}

export type LedgerKind =
  | 'created'
  | 'processing'
  | 'requires_action'
  | 'failed'
  | 'canceled'
  | 'charged'
  | 'refund_asked'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'reservation_active'
  | 'reservation_extended'
  | `reservation_${'expired' | 'released' | 'sold' | 'refunded'}`

/** A line of the ledger. The amounts of a payment's lines add up to the money that we hold. */
export interface LedgerEntry {
  readonly kind: LedgerKind
  readonly amountCents: number
}

export interface PaymentPlan {
  readonly state: PaymentState
  readonly refundedCents: number
  readonly entries: readonly LedgerEntry[]
  /** Whether this is the news that the money was taken. */
  readonly isNewlyPaid: boolean
}

/** How far an unpaid payment is. Older news never takes it back, but a new attempt follows a failed one. */
const progress: Readonly<Record<Exclude<ProviderPayment['status'], 'succeeded'>, number>> = {
  created: 0,
  failed: 1,
  requires_action: 1,
  processing: 1,
  canceled: 2,
}

/**
 * What the provider's news changes. Safe when doubled, late or out of order: money that was taken stays taken, and what was
 * returned only grows. A refund counts only up to the amount. A cancelled payment that the provider says was paid is paid.
 */
export function planPayment(payment: Payment, news: ProviderPayment): PaymentPlan {
  const wasPaid = isPaid(payment.state)
  if (news.status !== 'succeeded' && !wasPaid) return planUnpaid(payment, news.status)
  const refundedCents = Math.min(payment.amountCents, Math.max(payment.refundedCents, news.refundedCents))
  const returned = refundedCents - payment.refundedCents
  return {
    state: paidState(payment.amountCents, refundedCents),
    refundedCents,
    entries: [
      ...(wasPaid ? [] : [{ kind: 'charged', amountCents: payment.amountCents } as const]),
      ...(returned > 0 ? [{ kind: 'refunded', amountCents: -returned } as const] : []),
    ],
    isNewlyPaid: !wasPaid,
  }
}

function planUnpaid(payment: Payment, status: keyof typeof progress): PaymentPlan {
  const from = payment.state as keyof typeof progress
  const state = progress[status] >= progress[from] ? status : from
  const entries = state === from ? [] : [{ kind: state, amountCents: 0 }]
  return { state, refundedCents: payment.refundedCents, entries, isNewlyPaid: false }
}

function paidState(amount: number, refunded: number): PaymentState {
  if (refunded === 0) return 'succeeded'
  return refunded < amount ? 'part_refunded' : 'refunded'
}
