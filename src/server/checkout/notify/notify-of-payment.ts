import type { Pool, PoolClient } from 'pg'
import { type PaymentNews, paymentNews } from '@/domain/reservations/mail/payment-notice'
import { inTransaction } from '../../clients/in-transaction'
import { alertAddresses } from '../../leads/notices/notice-recipients'
import { enqueueMail } from '../../mail/enqueue-mail'
import { shopperMail, staffMail } from './payment-mails'
import { type NotifiedPayment, readFacts } from './read-facts'
import { storeLead } from './store-lead'

/** What each piece of news adds to the lead: its subcategory if it is new, and a note. */
const leadNews: Partial<Record<PaymentNews, { subcategory: string; note: string }>> = {
  reserved: { subcategory: 'Reserved', note: 'The deposit was paid, and the vehicle is reserved.' },
  abandoned: {
    subcategory: 'Abandoned',
    note: 'The shopper did not pay the deposit within 15 minutes. The vehicle was released.',
  },
  expired: { subcategory: 'Reserved', note: 'The reservation has ended.' },
  gone: { subcategory: 'Reserved', note: 'The stock feed sold or removed the reserved vehicle.' },
  lost: { subcategory: 'Reserved', note: 'Somebody else had the vehicle. The deposit is being returned.' },
}

const newsOf = (text: string): PaymentNews | null =>
  paymentNews.find((news) => text === news || text.startsWith(`${news}-`)) ?? null

/** Notifies the shopper and staff, and updates the lead. Each piece of news is sent once, however often its job runs. */
export async function notifyOfPayment(pool: Pool, paymentId: number, text: string, now: Date): Promise<void> {
  const news = newsOf(text)
  if (!news || (await isNotified(pool, paymentId, text))) return
  const payment = await readFacts(pool, paymentId)
  if (!payment) return
  const lead = payment.row.reservation_id === null ? undefined : leadNews[news]
  // A lead whose person was erased stays so, and nobody's reservation becomes a lead.
  const isNew = lead && payment.row.lead_id === null && payment.row.email !== null
  const leadId = isNew
    ? await storeLead(pool, payment, lead.subcategory, now)
    : (payment.row.lead_id ?? undefined)
  await inTransaction(pool, async (client) => {
    if (!(await claimNotice(client, paymentId, text))) return
    if (leadId !== undefined && lead) await note(client, payment, leadId, lead.note)
    await mailShopper(client, payment, news, leadId)
    await mailStaff(client, payment, news, leadId)
  })
}

async function isNotified(pool: Pool, paymentId: number, news: string): Promise<boolean> {
  const sent = await pool.query('SELECT FROM payments.told WHERE payment_id = $1 AND news = $2', [
    paymentId,
    news,
  ])
  return sent.rowCount === 1
}

async function claimNotice(client: PoolClient, paymentId: number, news: string): Promise<boolean> {
  const claimed = await client.query(
    'INSERT INTO payments.told (payment_id, news) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [paymentId, news],
  )
  return claimed.rowCount === 1
}

async function note(
  client: PoolClient,
  { ctx }: NotifiedPayment,
  leadId: number,
  text: string,
): Promise<void> {
  await client.query(
    `INSERT INTO lead_notes (tenant_id, lead_id, kind, text) VALUES ($1, $2, 'system', $3)`,
    [ctx.id, leadId, text],
  )
}

async function mailShopper(client: PoolClient, payment: NotifiedPayment, news: PaymentNews, leadId?: number) {
  const to = payment.row.email ?? payment.row.payment_email
  const mail = to ? shopperMail(payment, news) : null
  if (to && mail) await enqueueMail(client, { tenantId: payment.ctx.id, to, leadId, ...mail })
}

async function mailStaff(client: PoolClient, payment: NotifiedPayment, news: PaymentNews, leadId?: number) {
  const { ctx } = payment
  const mail = staffMail(payment, news)
  if (!mail) return
  const { rows } = await client.query<{ target: string }>(
    `SELECT DISTINCT target FROM lead_deliveries WHERE lead_id = $1 AND method = 'email'`,
    [leadId ?? null],
  )
  const alerted = rows.length > 0 ? rows.map(({ target }) => target) : null
  const receivers = alerted ?? (await alertAddresses(client, ctx.id, ctx.settings['leads.alertEmails']))
  for (const to of receivers) await enqueueMail(client, { tenantId: ctx.id, to, leadId, ...mail })
}
