import type { PoolClient } from 'pg'
import { dateText } from '@/domain/test-drives/time-text'
import { type OfferMailKind, offerMail } from '@/domain/trade-in/offer-mail'
import { ownVehicleName } from '@/domain/trade-in/own-vehicle'
import { siteZoneSql } from '../../locations/time-zone-sql'
import { enqueueMail } from '../../mail/enqueue-mail'
import { ORIGIN_COLUMNS, type OriginRow, storedOrigin } from '../../tenants/stored-origin'
import { offerPath, offerToken } from './token'

interface Row extends OriginRow {
  tenant_id: number
  lead_id: number
  public_id: string
  year: number
  make: string
  model: string
  badge: string | null
  low: number
  high: number
  offer: number
  valid_until: Date | null
  zone: string
  email: string
  first_name: string | null
  site_name: string
}

/** A spammer may name anybody's address, so spam gets no mail. */
const READ = `
  SELECT v.tenant_id, v.lead_id, v.public_id, v.year::int AS year, v.make, v.model, v.badge, v.offer_price::int AS offer,
    coalesce(v.low, v.offer_price)::int AS low, coalesce(v.high, v.offer_price)::int AS high, v.valid_until,
    l.email, l.name AS first_name, t.name AS site_name, ${siteZoneSql('v.tenant_id')} AS zone,
    ${ORIGIN_COLUMNS}
  FROM valuations v JOIN leads l ON l.id = v.lead_id JOIN tenants t ON t.id = v.tenant_id
  WHERE v.id = $1 AND v.offer_price IS NOT NULL AND l.email IS NOT NULL AND l.is_spam IS NOT TRUE`

/** Queues the mail with the offer's signed link in the caller's transaction. Sends nothing without an offer or an address. */
export async function mailOffer(client: PoolClient, valuationId: number, kind: OfferMailKind): Promise<void> {
  const { rows } = await client.query<Row>(READ, [valuationId])
  const [row] = rows
  if (!row) return
  const { low, high, offer, valid_until: until, zone } = row
  const details = {
    vehicle: ownVehicleName(row),
    figures: { low, high, offer },
    validUntil: until && dateText(until.getTime(), zone),
    firstName: row.first_name,
    siteName: row.site_name,
  }
  const address = `${storedOrigin(row)}${offerPath(offerToken(row.public_id))}`
  await enqueueMail(client, {
    tenantId: row.tenant_id,
    leadId: row.lead_id,
    to: row.email,
    ...offerMail(kind, details, address),
  })
}
