import Stripe from 'stripe'
import type { ProviderPayment } from '@/domain/payments/plan-payment'
import { env } from '@/env'
import type { PaymentProvider, ProviderAnswer } from './provider'

/** Milliseconds for one request. A shopper waits at most three times this. */
const TIMEOUT = 8000
const RETRIES = 2

/** Stripe's name for our payment's own id, by which reconciliation finds payments that we know nothing of. */
export const OUR_ID = 'forecourt_payment'
const REFUND_ID = 'forecourt_refund'

const EXPAND = { expand: ['latest_charge'] }

function stripeClient(secretKey: string): Stripe {
  const base = env().STRIPE_API_URL ? new URL(env().STRIPE_API_URL ?? '') : null
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/** How Stripe's states map to ours. A payment that waits for another card after a refusal has failed. */
function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): ProviderPayment['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'processing':
      return 'processing'
    case 'requires_action':
      return 'requires_action'
    case 'requires_payment_method':
      return last_payment_error ? 'failed' : 'created'
    default:
      return 'created'
  }
}

export function answerOf(intent: Stripe.PaymentIntent): ProviderAnswer {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    ref: intent.id,
    status: statusOf(intent),
    amountCents: intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    failure: intent.last_payment_error?.message ?? null,
    clientSecret: intent.client_secret,
  }
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** Stripe, with the group's own key. Card data goes from the browser to Stripe and never to us. */
export function stripeProvider(secretKey: string): PaymentProvider {
  const stripe = stripeClient(secretKey)
  const read = async (ref: string) => {
    try {
      return answerOf(await stripe.paymentIntents.retrieve(ref, EXPAND))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    name: 'stripe',
    read,
    async open({ publicId, amountCents, description }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'aud',
          description,
          metadata: { [OUR_ID]: publicId },
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey: publicId },
      )
      return answerOf(intent)
    },
    async cancel(ref) {
      try {
        return answerOf(await stripe.paymentIntents.cancel(ref, EXPAND))
      } catch (error) {
        // Paid or cancelled meanwhile.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return read(ref)
        throw error
      }
    },
    async refund({ ref, key, amountCents }) {
      if (!(await hasRefund(stripe, ref, key))) {
        await stripe.refunds.create(
          { payment_intent: ref, amount: amountCents, metadata: { [REFUND_ID]: key } },
          { idempotencyKey: key },
        )
      }
      return read(ref)
    },
    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for await (const intent of stripe.paymentIntents.list({
        created,
        limit: 100,
        expand: ['data.latest_charge'],
      })) {
        const publicId = intent.metadata[OUR_ID]
        if (publicId) yield { ...answerOf(intent), publicId }
      }
    },
  }
}

/** Stripe forgets idempotency keys after a day, and our worker may retry later than that. */
async function hasRefund(stripe: Stripe, ref: string, key: string): Promise<boolean> {
  const refunds = await stripe.refunds.list({ payment_intent: ref, limit: 100 })
  return refunds.data.some(({ metadata, status }) => metadata?.[REFUND_ID] === key && status !== 'failed')
}
