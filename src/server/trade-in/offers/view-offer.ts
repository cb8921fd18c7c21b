import { callNumber } from '@/domain/stock/vehicle-page/call-number'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { dateText } from '@/domain/test-drives/time-text'
import { limitWarning, tradeInLimits } from '@/domain/trade-in/limits'
import { shownProvider } from '@/domain/trade-in/named-provider'
import { offerState } from '@/domain/trade-in/offer'
import { ownVehicleName } from '@/domain/trade-in/own-vehicle'
import type { ShownOffer } from '@/domain/trade-in/shown-offer'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { database } from '../../clients/database'
import { siteZoneSql } from '../../locations/time-zone-sql'
import { findVehicle } from '../../stock/find-vehicle'
import { parseOfferToken } from './token'

interface OfferRow {
  year: number
  make: string
  model: string
  badge: string | null
  kilometres: number
  low: number | null
  high: number | null
  offer_price: number | null
  reasons: string[] | null
  provider: string | null
  valid_until: Date | null
  accepted_at: Date | null
  created_at: Date
  zone: string
  vehicle_id: number | null
  location: Vehicle['location']
}

const READ = `
  SELECT v.year, v.make, v.model, v.badge, v.kilometres, v.low, v.high, v.offer_price, v.basis->'reasons' AS reasons, v.provider,
    v.valid_until, v.accepted_at, v.created_at, v.vehicle_id, ${siteZoneSql('v.tenant_id')} AS zone,
    CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id::text, 'name', o.name, 'slug', o.slug, 'phone', o.contact_detail_phone,
      'distribution_locations', '[]'::json) END AS location
  FROM valuations v JOIN leads l ON l.id = v.lead_id
  LEFT JOIN locations o ON o.id = l.location_id AND o.tenant_id = v.tenant_id
  WHERE v.tenant_id = $1 AND v.public_id = $2 AND l.erased_at IS NULL`

/** What an offer's own page shows; null for a link that names no offer of the website. Without the rego and the person. */
export async function viewOffer(ctx: TenantContext, token: string, now: Date): Promise<ShownOffer | null> {
  const publicId = parseOfferToken(token)
  if (!publicId) return null
  const { rows } = await database().query<OfferRow>(READ, [ctx.id, publicId])
  const [row] = rows
  if (!row) return null
  const { offer_price: offer, low, high, valid_until: validUntil, accepted_at: acceptedAt } = row
  const wanted = row.vehicle_id === null ? null : await findVehicle(ctx, String(row.vehicle_id))
  const day = (date: Date | null) => date && dateText(date.getTime(), row.zone)
  return {
    state: offerState({ offer, validUntil, acceptedAt }, now),
    vehicle: ownVehicleName(row),
    km: row.kilometres,
    figures: offer === null ? null : { offer, low: low ?? offer, high: high ?? offer },
    reasons: row.reasons ?? [],
    provider: shownProvider(row.provider, ctx.settings),
    validUntil: day(validUntil),
    acceptedOn: day(acceptedAt),
    warning: limitWarning(
      { year: row.year, km: row.kilometres },
      tradeInLimits(ctx.settings),
      row.created_at,
    ),
    wanted: wanted && { name: wanted.name, path: wanted.path },
    phone: callNumber({ car_type: 'used', location: row.location }, ctx.settings),
    dealer: ctx.name,
  }
}
