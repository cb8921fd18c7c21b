import type { Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { ReplyHours } from '@/domain/leads/reply/reply-promise'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'

/** A location that leads can be for, whether or not the website shows it. */
export interface LeadPlace extends ReplyHours {
  readonly id: number
  readonly name: string
  readonly dealershipId: number
  readonly isMain: boolean
  readonly phone: string | null
}

interface PlaceRow extends Omit<LeadPlace, 'zone'> {
  readonly zone: string | null
  readonly state: string | null
}

const READ_PLACES = `
  SELECT l.id, l.name, l.dealership_id AS "dealershipId", coalesce(l."primary", false) AS "isMain",
    l.time_zone::text AS zone, l.address_state AS state,
    coalesce(l.contact_detail_landline_phone, l.contact_detail_phone) AS phone,
    (SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'status', status, 'open', open, 'close', close)
       ORDER BY _order), '[]') FROM locations_contact_detail_opening_hours WHERE _parent_id = l.id) AS hours,
    (SELECT coalesce(json_agg(json_build_object('date', date, 'status', status, 'open', start_hour, 'close', end_hour)
       ORDER BY _order), '[]') FROM locations_special_hours WHERE _parent_id = l.id) AS "specialHours"
  FROM locations l WHERE l.tenant_id = $1
  ORDER BY l."primary" DESC NULLS LAST, coalesce(l.visible, true) DESC, l.id`

/** The tenant's locations, main ones first, cached until one changes. */
export function getLeadPlaces(ctx: Pick<TenantContext, 'id'>): Promise<LeadPlace[]> {
  const tags = [buildTag('locations', { tenant: ctx.id })]
  return cached(ctx, ['lead-places'], tags, () => readLeadPlaces(database(), ctx.id))
}

/** The same as stored now. For the worker. */
export async function readLeadPlaces(db: Pool, tenantId: number): Promise<LeadPlace[]> {
  const { rows } = await db.query<PlaceRow>(READ_PLACES, [tenantId])
  return rows.map(({ zone, state, ...place }) => ({ ...place, zone: locationTimeZone({ zone, state }) }))
}
