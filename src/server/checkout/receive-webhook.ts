import type { Pool, PoolClient } from 'pg'
import { isPaid } from '@/domain/payments/payment'
import { inTransaction } from '../clients/in-transaction'
import { webhookSecretOf } from '../payments/provider-of'
import { enqueueNotice, lockPayment, type StoredPayment, writeLedger } from '../payments/record-payment'
import { type PaymentEvent, readStripeEvent } from '../payments/stripe-event'
import { applyLocked } from './apply-news'

export type Received = 'applied' | 'known' | 'ignored' | 'forged' | 'not set up'

interface Webhook {
  /** The raw body: the signature covers its bytes. */
  readonly body: string
  readonly signature: string
}

/**
 * Records a webhook of a group's Stripe account and applies it, in one transaction. A doubled event is known by its id, an old one
 * changes nothing, and one about another group's payment is recorded and ignored.
 */
export async function receiveWebhook(
  pool: Pool,
  groupId: number,
  { body, signature }: Webhook,
  now: Date,
): Promise<Received> {
  const secret = await webhookSecretOf(pool, groupId)
  if (!secret) return 'not set up'
  const event = readStripeEvent(body, signature, secret)
  if (!event) return 'forged'
  return inTransaction(pool, async (client) => {
    const paymentId = await findPayment(client, groupId, event)
    const { rowCount } = await client.query(
      `INSERT INTO payments.events (id, group_id, type, payment_id, body) VALUES ($1, $2, $3, $4, $5::jsonb)
       ON CONFLICT DO NOTHING`,
      [event.id, groupId, event.type, paymentId, body],
    )
    if (!rowCount) return 'known'
    const payment = paymentId === null ? null : await lockPayment(client, paymentId)
    if (!payment) return 'ignored'
    await apply(client, payment, event, now)
    return 'applied'
  })
}

/** By the provider's id, or by our own in the event, if our server stopped before it stored the provider's. */
async function findPayment(client: PoolClient, groupId: number, { ref, publicId }: PaymentEvent) {
  if (!ref) return null
  const { rows } = await client.query<{ id: number }>(
    `UPDATE payments p SET provider_ref = coalesce(provider_ref, $1) FROM tenants t
     WHERE t.id = p.tenant_id AND t.group_id = $2 AND p.provider = 'stripe'
       AND (p.provider_ref = $1 OR (p.provider_ref IS NULL AND p.public_id = $3)) RETURNING p.id`,
    [ref, groupId, publicId],
  )
  return rows[0]?.id ?? null
}

async function apply(client: PoolClient, payment: StoredPayment, event: PaymentEvent, now: Date) {
  if (event.news) await applyLocked(client, payment, event.news, { now, event: event.id })
  if (event.failedRefundCents > 0) await recordFailedRefund(client, payment, event)
  if (event.isDispute) {
    await writeLedger(client, payment, [{ kind: 'disputed', amountCents: 0 }], { event: event.id })
    await enqueueNotice(client, payment.id, 'disputed')
  }
}

/** The money is with us again. Staff return it another way. */
async function recordFailedRefund(client: PoolClient, payment: StoredPayment, event: PaymentEvent) {
  const amountCents = Math.min(event.failedRefundCents, payment.refundedCents)
  if (!isPaid(payment.state) || amountCents === 0) return
  const refunded = payment.refundedCents - amountCents
  await client.query(
    `UPDATE payments SET refunded_cents = $2, state = $3::enum_payments_state, updated_at = now() WHERE id = $1`,
    [payment.id, refunded, refunded === 0 ? 'succeeded' : 'part_refunded'],
  )
  await writeLedger(client, payment, [{ kind: 'refund_failed', amountCents }], { event: event.id })
  await enqueueNotice(client, payment.id, `refund_failed-${event.id}`)
}
