import type { PoolClient } from 'pg'
import type { Payment, PaymentState } from '@/domain/payments/payment'
import {
  type LedgerEntry,
  type PaymentPlan,
  type ProviderPayment,
  planPayment,
} from '@/domain/payments/plan-payment'

export interface StoredPayment extends Payment {
  readonly id: number
  readonly tenantId: number
  readonly reservationId: number | null
  readonly provider: 'stripe' | 'sandbox'
  readonly ref: string | null
  readonly publicId: string
}

interface Row {
  id: number
  tenant_id: number
  reservation_id: number | null
  provider: 'stripe' | 'sandbox'
  provider_ref: string | null
  public_id: string
  state: PaymentState
  amount_cents: number
  refunded_cents: number
}

const COLUMNS = `id, tenant_id, reservation_id, provider::text AS provider, provider_ref, public_id, state::text AS state,
  amount_cents, refunded_cents`

const paymentOf = (row: Row): StoredPayment => ({
  id: row.id,
  tenantId: row.tenant_id,
  reservationId: row.reservation_id,
  provider: row.provider,
  ref: row.provider_ref,
  publicId: row.public_id,
  state: row.state,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
})

/**
 * The payment, locked until the transaction ends. A transaction locks a payment before its reservation. `NO KEY`,
 * because a stronger lock blocks a transaction that only adds a ledger line and checks its foreign key, and so could deadlock with it.
 */
export async function lockPayment(client: PoolClient, id: number): Promise<StoredPayment | null> {
  const { rows } = await client.query<Row>(
    `SELECT ${COLUMNS} FROM payments WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  )
  return rows[0] ? paymentOf(rows[0]) : null
}

export interface LedgerNote {
  readonly reason?: string | null
  /** The person who did it. */
  readonly author?: string | null
  /** The provider's id of the event. */
  readonly event?: string | null
}

export async function writeLedger(
  client: PoolClient,
  payment: { readonly id: number; readonly tenantId: number },
  entries: readonly LedgerEntry[],
  { reason = null, author = null, event = null }: LedgerNote = {},
): Promise<void> {
  for (const { kind, amountCents } of entries) {
    await client.query(
      `INSERT INTO payment_ledger (tenant_id, payment_id, kind, amount_cents, reason, author, provider_event)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [payment.tenantId, payment.id, kind, amountCents, reason, author, event],
    )
  }
}

export interface NewPayment {
  readonly tenantId: number
  readonly provider: StoredPayment['provider']
  readonly purpose: 'deposit' | 'invoice'
  readonly amountCents: number
  readonly reservationId: number | null
  readonly invoiceNumber: string | null
  readonly name: string | null
  readonly email: string | null
  readonly publicId: string
  readonly requestKey: string
}

/** Stores a payment before the provider hears of it: there is no money without a record. */
export async function insertPayment(client: PoolClient, payment: NewPayment): Promise<StoredPayment> {
  const { rows } = await client.query<Row>(
    `INSERT INTO payments (tenant_id, state, purpose, amount_cents, refunded_cents, provider, reservation_id,
       invoice_number, name, email, public_id, request_key)
     VALUES ($1, 'created', $2, $3, 0, $4, $5, $6, $7, $8, $9, $10) RETURNING ${COLUMNS}`,
    [
      payment.tenantId,
      payment.purpose,
      payment.amountCents,
      payment.provider,
      payment.reservationId,
      payment.invoiceNumber,
      payment.name,
      payment.email,
      payment.publicId,
      payment.requestKey,
    ],
  )
  if (!rows[0]) throw new Error('The payment was not stored.')
  const stored = paymentOf(rows[0])
  await writeLedger(client, stored, [{ kind: 'created', amountCents: 0 }])
  return stored
}

/** Records what the provider says of a locked payment, with its ledger lines. */
export async function recordNews(
  client: PoolClient,
  payment: StoredPayment,
  news: ProviderPayment,
  event: string | null,
): Promise<PaymentPlan> {
  const plan = planPayment(payment, news)
  await writeLedger(client, payment, plan.entries, { event })
  await client.query(
    `UPDATE payments SET state = $2::enum_payments_state, refunded_cents = $3, failure = $4, checked_at = now(),
       updated_at = CASE WHEN state <> $2::enum_payments_state OR refunded_cents <> $3 THEN now() ELSE updated_at END
     WHERE id = $1`,
    [payment.id, plan.state, plan.refundedCents, plan.state === 'failed' ? news.failure : null],
  )
  return plan
}

/** Queues the emails about a payment's news, in the caller's transaction. */
export async function enqueueNotice(client: PoolClient, paymentId: number, news: string): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job('notify-of-payment', json_build_object('paymentId', $1::int, 'news', $2::text), max_attempts => 25)`,
    [paymentId, news],
  )
}
