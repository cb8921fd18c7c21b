import type { Pool, PoolClient } from 'pg'
import {
  type DigestCount,
  digestRows,
  isQuiet,
  leadTotal,
  type SiteDigest,
} from '@/domain/leads/delivery/mail/digest'
import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { inTransaction } from '../../clients/in-transaction'
import { enqueueMail } from '../../mail/enqueue-mail'
import { readTenantContext } from '../../tenants/read-tenant-context'
import { adminLink, siteOf } from './alert-undelivered'
import { claimNotice } from './claim-notice'
import { adminAddresses } from './notice-recipients'
import { readSiteClocks, type SiteClock } from './site-clocks'

/** Local hours. A worker that was down at seven sends the digest until noon. */
const FROM_HOUR = 7
const TO_HOUR = 12

/** The leads of the day before. */
const COUNT_LEADS = `
  SELECT coalesce(form_name, 'Enquiry') AS form, status, coalesce(is_spam, false) AS spam, count(*)::int AS count
  FROM leads
  WHERE tenant_id = $1 AND created_at >= ($2::date - 1)::timestamp AT TIME ZONE $3 AND created_at < $2::timestamp AT TIME ZONE $3
  GROUP BY 1, 2, 3 ORDER BY count(*) DESC, 1`

const COUNT_UNDELIVERED = `
  SELECT count(*)::int AS count FROM lead_deliveries
  WHERE tenant_id = $1 AND state = 'undelivered' AND updated_at >= ($2::date - 1)::timestamp AT TIME ZONE $3`

async function countSite(pool: Pool, ctx: TenantContext, { day, timeZone }: SiteClock): Promise<SiteDigest> {
  const values = [ctx.id, day, timeZone]
  const { rows } = await pool.query<DigestCount & { spam: boolean }>(COUNT_LEADS, values)
  const undelivered = await pool.query<{ count: number }>(COUNT_UNDELIVERED, values)
  const spam = rows.filter((row) => row.spam).reduce((total, { count }) => total + count, 0)
  return {
    site: ctx.name,
    counts: rows.filter((row) => !row.spam),
    spam,
    undelivered: undelivered.rows[0]?.count ?? 0,
  }
}

interface Morning {
  readonly ctx: TenantContext
  readonly clock: SiteClock
  readonly digest: SiteDigest
}

async function queueDigest(client: PoolClient, mornings: readonly Morning[]): Promise<void> {
  const claimed: Morning[] = []
  for (const morning of mornings) {
    const { tenantId, day } = morning.clock
    if (await claimNotice(client, { tenantId, kind: 'digest', day })) claimed.push(morning)
  }
  const busy = claimed.filter(({ digest }) => !isQuiet(digest))
  const [first] = busy
  if (!first) return
  const digests = busy.map(({ digest }) => digest)
  const total = leadTotal(digests)
  const mail = noticeMail(
    {
      heading: `${total} ${total === 1 ? 'lead' : 'leads'} yesterday`,
      message: 'The leads of the day before, by website.',
      rows: digestRows(digests),
      link: adminLink('/inbox', 'Open the leads'),
      site: siteOf(first.ctx),
    },
    mailLook(first.ctx.theme),
  )
  const tenantId = first.ctx.id
  for (const to of await adminAddresses(client, tenantId))
    await enqueueMail(client, { tenantId, to, ...mail })
}

/** Queues the digests of the websites where it is morning: one mail a group, to its admins. A quiet day has none. */
export async function sendDigests(pool: Pool, now: Date): Promise<void> {
  const byGroup = new Map<number, Morning[]>()
  for (const clock of await readSiteClocks(pool, now)) {
    if (clock.hour < FROM_HOUR || clock.hour >= TO_HOUR || (await wasSent(pool, clock))) continue
    const ctx = await readTenantContext(clock.tenantId)
    if (!ctx?.settings['leads.dailyDigest']) continue
    const morning = { ctx, clock, digest: await countSite(pool, ctx, clock) }
    byGroup.set(clock.groupId, [...(byGroup.get(clock.groupId) ?? []), morning])
  }
  for (const mornings of byGroup.values())
    await inTransaction(pool, (client) => queueDigest(client, mornings))
}

async function wasSent(pool: Pool, { tenantId, day }: SiteClock): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM leads.notices WHERE tenant_id = $1 AND kind = 'digest' AND day = $2`,
    [tenantId, day],
  )
  return rowCount === 1
}
