import type { PoolClient } from 'pg'
import { isPaid } from '@/domain/payments/payment'
import { type LedgerNote, type StoredPayment, writeLedger } from './record-payment'

export interface RefundOrder extends LedgerNote {
  readonly amountCents: number
  readonly reason: string
  /** The same order again, such as a second click, is the same refund. */
  readonly requestKey: string
}

/** Cents that can still be returned: what was taken, without what was returned or is on its way. */
async function returnable(client: PoolClient, payment: StoredPayment): Promise<number> {
  const { rows } = await client.query<{ ordered: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::int AS ordered FROM payments.refunds WHERE payment_id = $1 AND state = 'asked'`,
    [payment.id],
  )
  return payment.amountCents - payment.refundedCents - (rows[0]?.ordered ?? 0)
}

/** Orders a refund of a locked payment in the caller's transaction; the worker sends it. Returns why it cannot be, or null. */
export async function askRefund(
  client: PoolClient,
  payment: StoredPayment,
  order: RefundOrder,
): Promise<string | null> {
  const earlier = await client.query(
    'SELECT FROM payments.refunds WHERE payment_id = $1 AND request_key = $2',
    [payment.id, order.requestKey],
  )
  if (earlier.rowCount) return null
  if (!isPaid(payment.state)) return 'This payment was not taken, so there is nothing to refund.'
  const most = await returnable(client, payment)
  if (most <= 0) return 'This payment is refunded already.'
  if (order.amountCents > most) return 'A refund cannot be more than what is left of the payment.'
  await client.query(
    `WITH refund AS (
       INSERT INTO payments.refunds (payment_id, amount_cents, reason, request_key) VALUES ($1, $2, $3, $4) RETURNING id
     ) SELECT graphile_worker.add_job('send-refund', json_build_object('refundId', id), max_attempts => 25,
         job_key => 'send-refund-' || id) FROM refund`,
    [payment.id, order.amountCents, order.reason, order.requestKey],
  )
  await writeLedger(client, payment, [{ kind: 'refund_asked', amountCents: 0 }], order)
  return null
}

/** The key of the refund that gives everything back when the vehicle is not the shopper's after all. */
const WHOLE = 'whole'

/** Orders everything that is left of a payment. Returns why it cannot be, or null. */
export async function askWholeRefund(
  client: PoolClient,
  payment: StoredPayment,
  note: LedgerNote & { readonly reason: string },
): Promise<string | null> {
  const amountCents = await returnable(client, payment)
  return askRefund(client, payment, { ...note, amountCents, requestKey: `${WHOLE}-${payment.refundedCents}` })
}
