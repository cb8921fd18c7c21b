import type { Pool } from 'pg'
import { log } from '../log/log.mjs'
import { providerOfPayment } from '../payments/provider-of'
import { applyNews } from './apply-news'

interface OpenPayment {
  id: number
  provider: 'stripe' | 'sandbox'
  provider_ref: string
  group_id: number
}

/** Payments asked about in one round. */
const AT_ONCE = 50

const READ_OPEN = `SELECT p.id, p.provider::text AS provider, p.provider_ref, t.group_id
  FROM payments p JOIN tenants t ON t.id = p.tenant_id
  WHERE p.state IN ('created', 'processing', 'requires_action', 'failed') AND p.provider_ref IS NOT NULL
    AND p.created_at > $1::timestamptz - interval '30 days'
    AND (p.checked_at IS NULL OR p.checked_at < $1::timestamptz - least(interval '1 hour', greatest(interval '20 seconds', ($1::timestamptz - p.created_at) / 10)))
  ORDER BY p.checked_at NULLS FIRST LIMIT ${AT_ONCE}`

/** Asks providers about payments that stay open, for webhooks that never came. Asks less often as a payment ages. */
export async function syncPayments(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<OpenPayment>(READ_OPEN, [now])
  for (const payment of rows) {
    try {
      await askAbout(pool, payment, now)
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'a payment could not be checked')
      await pool.query('UPDATE payments SET checked_at = $2 WHERE id = $1', [payment.id, now])
    }
  }
  return rows.length
}

async function askAbout(pool: Pool, payment: OpenPayment, now: Date): Promise<void> {
  const provider = await providerOfPayment(pool, payment.group_id, payment.provider)
  const news = await provider?.read(payment.provider_ref)
  if (news) await applyNews(pool, payment.id, news, { now })
  else await pool.query('UPDATE payments SET checked_at = $2 WHERE id = $1', [payment.id, now])
}

/** Stops the payment of a hold that has ended. If it was paid meanwhile, that counts. */
export async function closePayment(pool: Pool, paymentId: number, now: Date): Promise<void> {
  const { rows } = await pool.query<OpenPayment>(
    `SELECT p.id, p.provider::text AS provider, p.provider_ref, t.group_id FROM payments p JOIN tenants t ON t.id = p.tenant_id
     WHERE p.id = $1 AND p.provider_ref IS NOT NULL AND p.state IN ('created', 'requires_action', 'failed', 'processing')`,
    [paymentId],
  )
  const [payment] = rows
  if (!payment) return
  const provider = await providerOfPayment(pool, payment.group_id, payment.provider)
  const news = await provider?.cancel(payment.provider_ref)
  if (news) await applyNews(pool, paymentId, news, { now })
}
