import type { Pool, PoolClient } from 'pg'
import type { Campaign } from '@/domain/spin/campaign'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { siteZoneSql } from '../locations/time-zone-sql'

interface Row {
  id: number
  name: string
  intro: string | null
  terms: string
  ends_at: Date
  zone: string
  prizes: Campaign['prizes']
}

/** The newest campaign of the website that runs now; null for none. `lock` lets one spin at a time draw from it. */
export async function liveCampaign(
  client: Pool | PoolClient,
  ctx: Pick<TenantContext, 'id'>,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<Campaign | null> {
  const { rows } = await client.query<Row>(
    `SELECT c.id, c.name, c.intro, c.terms, c.ends_at, ${siteZoneSql('c.tenant_id')} AS zone,
       (SELECT coalesce(json_agg(json_build_object('id', p.id, 'label', p.label, 'chance', p.chance, 'quantity', p.quantity)
          ORDER BY p._order), '[]') FROM spin_campaigns_prizes p WHERE p._parent_id = c.id) AS prizes
     FROM spin_campaigns c WHERE c.tenant_id = $1 AND c.starts_at <= $2 AND c.ends_at > $2
     ORDER BY c.starts_at DESC, c.id DESC LIMIT 1 ${lock ? 'FOR NO KEY UPDATE OF c' : ''}`,
    [ctx.id, now],
  )
  const [row] = rows
  if (!row) return null
  const { id, name, intro, terms, zone, prizes } = row
  return { id, name, intro, terms, zone, prizes, endsAt: row.ends_at.toISOString() }
}
