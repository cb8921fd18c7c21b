import type { Pool } from 'pg'
import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import { formatCents } from '@/domain/money/cents'
import { inTransaction } from '../clients/in-transaction'
import { adminLink, siteOf } from '../leads/notices/alert-undelivered'
import { adminAddresses } from '../leads/notices/notice-recipients'
import { log } from '../log/log.mjs'
import { enqueueMail } from '../mail/enqueue-mail'
import type { ProviderAnswer } from '../payments/provider'
import { providerOfPayment } from '../payments/provider-of'
import { readTenantContext } from '../tenants/read-tenant-context'
import { applyNews } from './apply-news'

const DAY = 86_400_000
/** Payments of the last week are compared every night. */
const LOOKS_BACK = 7 * DAY
/** Payments change while we look: what is younger is compared tomorrow. */
const SETTLES_WITHIN = 15 * 60_000
/** Raw events are kept as long as Stripe keeps them. */
const EVENTS_KEPT = "interval '30 days'"

interface Held {
  id: number
  tenant_id: number
  public_id: string
  held: number
}

export interface Difference {
  readonly publicId: string
  readonly tenantId: number | null
  /** Cents that our ledger says we hold, and that the provider holds for us. */
  readonly ledger: number
  readonly provider: number
}

const held = ({ status, amountCents, refundedCents }: ProviderAnswer) =>
  status === 'succeeded' ? amountCents - refundedCents : 0

/** Compares the ledger with the provider, payment by payment. */
export async function findDifferences(
  pool: Pool,
  groupId: number,
  name: 'stripe' | 'sandbox',
  now: Date,
): Promise<readonly { difference: Difference; answer: ProviderAnswer | null; paymentId: number | null }[]> {
  const provider = await providerOfPayment(pool, groupId, name)
  if (!provider) return []
  const since = new Date(now.getTime() - LOOKS_BACK)
  const { rows } = await pool.query<Held>(
    `SELECT p.id, p.tenant_id, p.public_id, coalesce(sum(l.amount_cents), 0) AS held
     FROM payments p JOIN tenants t ON t.id = p.tenant_id LEFT JOIN payment_ledger l ON l.payment_id = p.id
     WHERE t.group_id = $1 AND p.provider = $2::enum_payments_provider AND p.created_at >= $3 AND p.created_at < $4
     GROUP BY p.id`,
    [groupId, name, since, new Date(now.getTime() - SETTLES_WITHIN)],
  )
  const ours = new Map(rows.map((row) => [row.public_id, row]))
  const found: { difference: Difference; answer: ProviderAnswer | null; paymentId: number | null }[] = []
  for await (const answer of provider.list(since)) {
    const own = ours.get(answer.publicId)
    ours.delete(answer.publicId)
    if (own && own.held !== held(answer)) found.push({ ...differenceOf(own, held(answer)), answer })
    if (!own && held(answer) > 0 && !(await isOurs(pool, answer.publicId))) {
      const difference = { publicId: answer.publicId, tenantId: null, ledger: 0, provider: held(answer) }
      found.push({ difference, answer: null, paymentId: null })
    }
  }
  for (const own of ours.values()) {
    if (own.held !== 0) found.push({ ...differenceOf(own, 0), answer: null })
  }
  return found
}

const differenceOf = (own: Held, provider: number) => ({
  paymentId: own.id,
  difference: { publicId: own.public_id, tenantId: own.tenant_id, ledger: own.held, provider },
})

/** Payments that are too young to compare, or older than our window. */
async function isOurs(pool: Pool, publicId: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM payments WHERE public_id = $1', [publicId])
  return rowCount === 1
}

/**
 * The nightly check: the ledger against every group's provider. What the provider knows better is recorded in the usual way, and the
 * group's admins get an email about every difference.
 */
export async function reconcilePayments(pool: Pool, now: Date): Promise<number> {
  await pool.query(`DELETE FROM payments.events WHERE received_at < $1::timestamptz - ${EVENTS_KEPT}`, [now])
  const { rows } = await pool.query<{ group_id: number; tenant_id: number; provider: 'stripe' | 'sandbox' }>(
    `SELECT t.group_id, min(t.id) AS tenant_id, p.provider::text AS provider FROM payments p JOIN tenants t ON t.id = p.tenant_id
     WHERE p.created_at >= $1 GROUP BY t.group_id, p.provider`,
    [new Date(now.getTime() - LOOKS_BACK)],
  )
  let count = 0
  for (const { group_id, tenant_id, provider } of rows) {
    try {
      const found = await findDifferences(pool, group_id, provider, now)
      for (const { answer, paymentId } of found) {
        if (answer && paymentId !== null) await applyNews(pool, paymentId, answer, { now })
      }
      count += found.length
      if (found.length > 0)
        await alert(
          pool,
          tenant_id,
          found.map(({ difference }) => difference),
        )
    } catch (error) {
      log.error({ err: error, group: group_id, provider }, 'payments could not be compared with the provider')
    }
  }
  return count
}

async function alert(pool: Pool, tenantId: number, differences: readonly Difference[]): Promise<void> {
  log.error({ differences }, 'the payment ledger differs from the provider')
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const mail = noticeMail(
    {
      heading: 'Payments differ from the payment provider',
      message:
        'The nightly check compared the payment ledger with the provider. What the provider knows better was recorded. Check these payments.',
      rows: differences.map(({ publicId, ledger, provider }) => [
        publicId,
        `ledger ${formatCents(ledger)}, provider ${formatCents(provider)}`,
      ]),
      link: adminLink('/collections/payments', 'Open the payments'),
      site: siteOf(ctx),
    },
    mailLook(ctx.theme),
  )
  await inTransaction(pool, async (client) => {
    for (const to of await adminAddresses(client, tenantId))
      await enqueueMail(client, { tenantId, to, ...mail })
  })
}
