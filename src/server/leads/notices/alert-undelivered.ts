import type { PoolClient } from 'pg'
import { type DeliveryMethod, deliveryMethodLabels } from '@/domain/leads/delivery/delivery'
import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { enqueueMail } from '../../mail/enqueue-mail'
import { readTenantContext } from '../../tenants/read-tenant-context'
import { claimNotice, noticeAbout } from './claim-notice'
import { alertAddresses } from './notice-recipients'

interface Undelivered {
  readonly id: number
  readonly tenantId: number
  readonly leadId: number
  readonly method: DeliveryMethod
  readonly target: string
  readonly attempts: number
  readonly now: Date
}

export const siteOf = ({ name, canonicalHost, slug }: TenantContext) => ({
  name,
  host: canonicalHost ?? `${slug}.localhost`,
})

export function adminLink(path: string, label: string) {
  const { SERVER_URL } = env()
  return SERVER_URL ? { label, url: `${SERVER_URL.replace(/\/$/, '')}/admin${path}` } : null
}

/**
 * Tells the website's people that a lead did not reach a receiver, in the caller's transaction. Once a day per receiver: one that is down
 * must not fill their mailboxes.
 */
export async function alertUndelivered(
  client: PoolClient,
  { id, tenantId, leadId, method, target, attempts, now }: Undelivered,
  reason: string,
): Promise<void> {
  const kind = noticeAbout('undelivered', `${method} ${target}`)
  if (!(await claimNotice(client, { tenantId, kind, day: now.toISOString().slice(0, 10) }))) return
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const { rows } = await client.query<{ id: string }>('SELECT public_id AS id FROM leads WHERE id = $1', [
    leadId,
  ])
  const mail = noticeMail(
    {
      heading: 'A lead could not be delivered',
      message:
        'The lead is safe in the admin. Mend the receiver or the delivery rule, then resend it there. You get at most one such email a day for each receiver.',
      rows: [
        ['Method', deliveryMethodLabels[method]],
        ['To', target],
        ['Attempts', String(attempts)],
        ['Reason', reason],
      ],
      link: adminLink(`/inbox/${rows[0]?.id ?? ''}`, 'Open the lead'),
      site: siteOf(ctx),
    },
    mailLook(ctx.theme),
  )
  for (const to of await alertAddresses(client, tenantId, ctx.settings['leads.alertEmails']))
    await enqueueMail(client, { tenantId, to, leadId, ...mail })
  await client.query('UPDATE lead_deliveries SET alerted_at = now() WHERE id = $1', [id])
}
