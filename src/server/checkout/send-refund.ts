import type { Pool } from 'pg'
import { inTransaction } from '../clients/in-transaction'
import { providerOfPayment } from '../payments/provider-of'
import { lockPayment } from '../payments/record-payment'
import { applyLocked } from './apply-news'

interface Row {
  id: number
  payment_id: number
  amount_cents: number
  state: string
  provider: 'stripe' | 'sandbox'
  provider_ref: string | null
  public_id: string
  group_id: number
}

/** Returns money. Safe to repeat: the provider knows the refund by its key, and an answer that was lost is asked for again. */
export async function sendRefund(pool: Pool, refundId: number): Promise<void> {
  const { rows } = await pool.query<Row>(
    `SELECT f.id, f.payment_id, f.amount_cents, f.state, p.provider::text AS provider, p.provider_ref, p.public_id, t.group_id
     FROM payments.refunds f JOIN payments p ON p.id = f.payment_id JOIN tenants t ON t.id = p.tenant_id WHERE f.id = $1`,
    [refundId],
  )
  const [refund] = rows
  if (refund?.state !== 'asked' || !refund.provider_ref) return
  const provider = await providerOfPayment(pool, refund.group_id, refund.provider)
  if (!provider) throw new Error(`The keys of ${refund.provider} are not set.`)
  const answer = await provider.refund({
    ref: refund.provider_ref,
    key: `refund-${refund.public_id}-${refund.id}`,
    amountCents: refund.amount_cents,
  })
  if (!answer) throw new Error('The provider does not know the payment.')
  await inTransaction(pool, async (client) => {
    const payment = await lockPayment(client, refund.payment_id)
    if (!payment) return
    await client.query(`UPDATE payments.refunds SET state = 'done' WHERE id = $1`, [refundId])
    await applyLocked(client, payment, answer, { now: new Date() })
  })
}
