import type { Pool, PoolClient } from 'pg'
import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import { inTransaction } from '../../clients/in-transaction'
import { enqueueMail } from '../../mail/enqueue-mail'
import { readTenantContext } from '../../tenants/read-tenant-context'
import { adminLink, siteOf } from './alert-undelivered'
import { claimNotice } from './claim-notice'
import { alertAddresses } from './notice-recipients'
import { readSiteClocks } from './site-clocks'

/** Leads that no rule sent anywhere since the website's last alert, or in the last day. */
const COUNT_UNROUTED = `
  SELECT l.tenant_id, coalesce(l.form_name, 'Enquiry') AS form, count(*)::int AS count
  FROM leads l
  LEFT JOIN LATERAL (
    SELECT max(created_at) AS at FROM leads.notices n WHERE n.tenant_id = l.tenant_id AND n.kind = 'unrouted'
  ) last ON true
  WHERE l.created_at > $1::timestamptz - interval '2 days' AND l.created_at > coalesce(last.at, $1::timestamptz - interval '1 day')
    AND l.is_spam IS NOT TRUE AND l.erased_at IS NULL
    AND NOT EXISTS (SELECT FROM lead_deliveries d WHERE d.lead_id = l.id)
  GROUP BY 1, 2 ORDER BY 1, count(*) DESC, 2`

interface Unrouted {
  tenant_id: number
  form: string
  count: number
}

async function alert(client: PoolClient, tenantId: number, day: string, unrouted: Unrouted[]): Promise<void> {
  if (!(await claimNotice(client, { tenantId, kind: 'unrouted', day }))) return
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const mail = noticeMail(
    {
      heading: 'Leads that no delivery rule matches',
      message:
        'These leads are in the admin, but no rule sends them to anybody. Add a rule that takes what no other rule does. You get this email at most once a day.',
      rows: unrouted.map(({ form, count }) => [form, String(count)]),
      link: adminLink('/collections/lead-rules', 'Open the delivery rules'),
      site: siteOf(ctx),
    },
    mailLook(ctx.theme),
  )
  for (const to of await alertAddresses(client, tenantId, ctx.settings['leads.alertEmails']))
    await enqueueMail(client, { tenantId, to, ...mail })
}

/** Tells each website's people once a day how many leads no rule matched, by form. */
export async function alertUnrouted(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<Unrouted>(COUNT_UNROUTED, [now])
  if (rows.length === 0) return
  const days = new Map((await readSiteClocks(pool, now)).map(({ tenantId, day }) => [tenantId, day]))
  for (const tenantId of new Set(rows.map((row) => row.tenant_id))) {
    const day = days.get(tenantId)
    const unrouted = rows.filter((row) => row.tenant_id === tenantId)
    if (day) await inTransaction(pool, (client) => alert(client, tenantId, day, unrouted))
  }
}
