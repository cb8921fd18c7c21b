import Stripe from 'stripe'
import type { ProviderPayment } from '@/domain/payments/plan-payment'
import { answerOf, OUR_ID } from './stripe-provider'

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The provider's id of the payment. */
  readonly ref: string | null
  /** Our own id of the payment, if the event names it. */
  readonly publicId: string | null
  /** Null for news that says nothing of the payment's state. */
  readonly news: ProviderPayment | null
  /** Cents that the provider could not return after all. */
  readonly failedRefundCents: number
  readonly isDispute: boolean
}

/** Seconds that a signature is valid for. Stripe signs every retry anew. */
const TOLERANCE = 300

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Verifies and reads a webhook. Null for a request that Stripe did not sign. `body` is the raw request body. */
export function readStripeEvent(body: string, signature: string, secret: string): PaymentEvent | null {
  try {
    return paymentEventOf(Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
}

function paymentEventOf(event: Stripe.Event): PaymentEvent {
  const about = {
    id: event.id,
    type: event.type,
    ref: null,
    publicId: null,
    news: null,
    failedRefundCents: 0,
    isDispute: false,
  }
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.succeeded': {
      const answer = answerOf(event.data.object)
      const publicId = event.data.object.metadata[OUR_ID] ?? null
      return { ...about, ref: answer.ref, publicId, news: answer }
    }
    case 'charge.refunded': {
      const { payment_intent, amount, amount_refunded } = event.data.object
      const news = {
        status: 'succeeded',
        amountCents: amount,
        refundedCents: amount_refunded,
        failure: null,
      } as const
      return { ...about, ref: idOf(payment_intent), news }
    }
    case 'refund.failed': {
      const { payment_intent, amount } = event.data.object
      return { ...about, ref: idOf(payment_intent), failedRefundCents: amount }
    }
    case 'charge.dispute.created':
      return { ...about, ref: idOf(event.data.object.payment_intent), isDispute: true }
    default:
      return about
  }
}
