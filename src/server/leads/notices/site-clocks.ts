import type { Pool } from 'pg'
import { type LocalMoment, localMoment } from '@/domain/leads/delivery/local-moment'
import { siteZoneSql } from '../../locations/time-zone-sql'

export interface SiteClock extends LocalMoment {
  readonly tenantId: number
  readonly groupId: number
  readonly timeZone: string
}

const READ_SITES = `
  SELECT t.id AS "tenantId", t.group_id AS "groupId", ${siteZoneSql('t.id')} AS "timeZone" FROM tenants t ORDER BY t.id`

/** Every website with the day and hour where it is. */
export async function readSiteClocks(pool: Pool, now: Date): Promise<SiteClock[]> {
  const { rows } = await pool.query<Omit<SiteClock, keyof LocalMoment>>(READ_SITES)
  return rows.map((site) => ({ ...site, ...localMoment(now, site.timeZone) }))
}
