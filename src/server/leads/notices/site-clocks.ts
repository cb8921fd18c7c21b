import type { Pool } from 'pg'
import { type LocalMoment, localMoment } from '@/domain/leads/delivery/local-moment'
import { timeZoneOf } from '@/domain/vehicle/state-time'

export interface SiteClock extends LocalMoment {
  readonly tenantId: number
  readonly groupId: number
  readonly timeZone: string
}

/** The zone of a website is that of its main location. */
const READ_SITES = `
  SELECT t.id, t.group_id, l.time_zone, coalesce(l.address_state, t.address_state) AS state
  FROM tenants t LEFT JOIN LATERAL (
    SELECT time_zone, address_state FROM locations WHERE tenant_id = t.id ORDER BY "primary" DESC NULLS LAST, id LIMIT 1
  ) l ON true ORDER BY t.id`

/** Every website with the day and hour where it is. */
export async function readSiteClocks(pool: Pool, now: Date): Promise<SiteClock[]> {
  const { rows } = await pool.query<{
    id: number
    group_id: number
    time_zone: string | null
    state: string | null
  }>(READ_SITES)
  return rows.map((row) => {
    const timeZone = row.time_zone ?? timeZoneOf(row.state)
    return { tenantId: row.id, groupId: row.group_id, timeZone, ...localMoment(now, timeZone) }
  })
}
