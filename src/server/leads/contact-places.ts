import { buildTag } from '@/domain/cache/tags'
import type { ContactPlace } from '@/domain/leads/built-in/contact-place'
import type { FormPurpose } from '@/domain/leads/form/lead-form'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'

const READ_PLACES = `
  SELECT l.name, l.location_type AS type, coalesce(l.contact_detail_landline_phone, l.contact_detail_phone) AS phone,
    l.address_street AS street, l.address_city AS city,
    coalesce((SELECT json_agg(json_build_object('weekday', h.weekday::text::int, 'text',
        CASE WHEN h.status = 'Closed' THEN 'Closed' ELSE coalesce(h.formated_hours, h.open || ' – ' || h.close) END)
        ORDER BY (h.weekday::text::int + 6) % 7)
      FROM locations_contact_detail_opening_hours h WHERE h._parent_id = l.id), '[]') AS hours
  FROM locations l WHERE l.tenant_id = $1 AND coalesce(l.visible, true) ORDER BY l."primary" DESC NULLS LAST, l.id`

const typesFor: Partial<Record<FormPurpose, readonly string[]>> = {
  service: ['service'],
  parts: ['parts', 'service'],
  'trade-in': ['car-buying', 'sales'],
}

const MOST = 3

/** The locations to show beside a form of this purpose, the main one first. */
export async function getContactPlaces(
  ctx: Pick<TenantContext, 'id'>,
  purpose: FormPurpose,
): Promise<readonly ContactPlace[]> {
  const tags = [buildTag('locations', { tenant: ctx.id })]
  const all = await cached(ctx, ['contact-places'], tags, async () => {
    const { rows } = await database().query<ContactPlace>(READ_PLACES, [ctx.id])
    return rows
  })
  const types = typesFor[purpose] ?? ['sales']
  const fitting = all.filter(({ type }) => type === null || types.includes(type))
  return (fitting.length > 0 ? fitting : all).slice(0, MOST)
}
