import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { ProviderPayment } from '@/domain/payments/plan-payment'
import { cardOutcome } from '@/domain/payments/sandbox-cards'
import type { PaymentProvider, ProviderAnswer } from './provider'

interface Row {
  ref: string
  public_id: string
  amount_cents: number
  refunded_cents: number
  status: ProviderPayment['status']
  failure: string | null
}

/** A delayed payment settles when its time has come, and whoever asks sees it. */
const SETTLED =
  "CASE WHEN status = 'processing' AND settles_at <= now() THEN 'succeeded' ELSE status END AS status"
const COLUMNS = `ref, public_id, amount_cents, refunded_cents, failure, ${SETTLED}`

const answerOf = (row: Row): ProviderAnswer => ({
  ref: row.ref,
  status: row.status,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  failure: row.failure,
  clientSecret: null,
})

/** A provider of our own, for demos and trials. It takes test cards only, and no money. */
export function sandboxProvider(pool: Pool, groupId: number): PaymentProvider {
  const one = async (sql: string, values: unknown[]) => {
    const { rows } = await pool.query<Row>(sql, [groupId, ...values])
    return rows[0] ? answerOf(rows[0]) : null
  }
  const read = (ref: string) =>
    one(`SELECT ${COLUMNS} FROM payments.sandbox WHERE group_id = $1 AND ref = $2`, [ref])
  return {
    name: 'sandbox',
    read,
    async open({ publicId, amountCents }) {
      const ref = `sandbox_${randomBytes(9).toString('base64url')}`
      const opened = await one(
        `INSERT INTO payments.sandbox (ref, group_id, public_id, amount_cents) VALUES ($2, $1, $3, $4)
         ON CONFLICT (public_id) DO UPDATE SET public_id = excluded.public_id RETURNING ${COLUMNS}`,
        [ref, publicId, amountCents],
      )
      if (!opened) throw new Error('The sandbox stored no payment.')
      return opened
    },
    async cancel(ref) {
      await pool.query(
        `UPDATE payments.sandbox SET status = 'canceled'
         WHERE group_id = $1 AND ref = $2 AND status IN ('created', 'failed', 'requires_action')`,
        [groupId, ref],
      )
      return read(ref)
    },
    async refund({ ref, key, amountCents }) {
      await pool.query(
        `UPDATE payments.sandbox SET status = 'succeeded', refunded_cents = refunded_cents + $3, refund_keys = refund_keys || $4::varchar
         WHERE group_id = $1 AND ref = $2 AND NOT $4 = ANY(refund_keys) AND refunded_cents + $3 <= amount_cents`,
        [groupId, ref, amountCents, key],
      )
      return read(ref)
    },
    async *list(since) {
      const { rows } = await pool.query<Row>(
        `SELECT ${COLUMNS} FROM payments.sandbox WHERE group_id = $1 AND created_at >= $2 ORDER BY created_at`,
        [groupId, since],
      )
      for (const row of rows) yield { ...answerOf(row), publicId: row.public_id }
    },
  }
}

/** Seconds that the test card for delays takes. */
const DELAY_SECONDS = 10

/** Pays with a test card, as the shopper's browser would at a real provider. False for a card that is no test card. */
export async function payInSandbox(pool: Pool, groupId: number, ref: string, card: string): Promise<boolean> {
  const outcome = cardOutcome(card)
  if (!outcome) return false
  await pool.query(
    `UPDATE payments.sandbox SET status = $3::varchar, failure = $4,
       settles_at = CASE WHEN $3::varchar = 'processing' THEN now() + make_interval(secs => $5) END
     WHERE group_id = $1 AND ref = $2 AND status IN ('created', 'failed', 'requires_action')`,
    [groupId, ref, outcome.status, outcome.failure, DELAY_SECONDS],
  )
  return true
}

/** Ends the sandbox's 3-D Secure step. */
export async function confirmInSandbox(
  pool: Pool,
  groupId: number,
  ref: string,
  approves: boolean,
): Promise<void> {
  await pool.query(
    `UPDATE payments.sandbox SET status = $3, failure = $4
     WHERE group_id = $1 AND ref = $2 AND status = 'requires_action'`,
    approves
      ? [groupId, ref, 'succeeded', null]
      : [groupId, ref, 'failed', 'The bank did not confirm the payment. Try again, or use another card.'],
  )
}
