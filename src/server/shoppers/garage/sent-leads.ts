import type { GarageEntry } from '@/domain/shoppers/garage'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { dateText, fullTimeText } from '@/domain/test-drives/time-text'
import { ownVehicleName } from '@/domain/trade-in/own-vehicle'
import { database } from '../../clients/database'
import { bookingToken } from '../../test-drives/token'
import { offerPath, offerToken } from '../../trade-in/offers/token'
import { siteZone } from '../../trade-in/site-zone'
import type { Shopper } from '../shopper'

/** The newest ones; a page is enough for a shopper. */
const MOST = 50

/** Leads that were sent with the account's address, which its owner has proven to read. */
const OF_SHOPPER = `lead.tenant_id = $1 AND lower(lead.email) = $2 AND lead.erased_at IS NULL AND NOT coalesce(lead.is_spam, false)`

type Owner = Pick<Shopper, 'email'>

export async function sentEnquiries(ctx: TenantContext, { email }: Owner): Promise<GarageEntry[]> {
  const { rows } = await database().query<{
    key: string
    form: string | null
    vehicle: string | null
    at: Date
  }>(
    `SELECT lead.public_id AS key, lead.form_name AS form, lead.vehicle_snapshot->>'name' AS vehicle, lead.created_at AS at
     FROM leads lead WHERE ${OF_SHOPPER} AND lead.form_completed ORDER BY lead.id DESC LIMIT ${MOST}`,
    [ctx.id, email],
  )
  const zone = siteZone(ctx)
  return rows.map(({ key, form, vehicle, at }) => ({
    key,
    title: [form ?? 'Enquiry', vehicle].filter(Boolean).join(': '),
    detail: `Sent ${dateText(at.getTime(), zone)}`,
    href: null,
  }))
}

interface DriveRow {
  public_id: string
  changes: number
  state: string
  starts_at: Date
  zone: string | null
  place: string
  vehicle: string | null
}

export async function bookedDrives(ctx: TenantContext, { email }: Owner): Promise<GarageEntry[]> {
  const { rows } = await database().query<DriveRow>(
    `SELECT td.public_id, td.changes::int AS changes, td.state, td.starts_at, l.time_zone::text AS zone, l.name AS place,
       coalesce(nullif(v.staff_name, ''), v.name) AS vehicle
     FROM test_drives td JOIN leads lead ON lead.id = td.lead_id JOIN locations l ON l.id = td.location_id
     LEFT JOIN vehicles v ON v.id = td.vehicle_id
     WHERE ${OF_SHOPPER} AND td.tenant_id = $1 ORDER BY td.starts_at DESC LIMIT ${MOST}`,
    [ctx.id, email],
  )
  return rows.map((row) => ({
    key: row.public_id,
    title: row.vehicle ?? 'Test drive',
    detail: `${fullTimeText(row.starts_at.getTime(), row.zone ?? siteZone(ctx))}, ${row.place}${
      row.state === 'cancelled' ? '. Cancelled' : ''
    }`,
    href: `/test-drive/${bookingToken({ publicId: row.public_id, changes: row.changes })}`,
  }))
}

interface OfferRow {
  public_id: string
  year: number
  make: string
  model: string
  badge: string | null
  at: Date
}

export async function tradeInOffers(ctx: TenantContext, { email }: Owner): Promise<GarageEntry[]> {
  const { rows } = await database().query<OfferRow>(
    `SELECT v.public_id, v.year::int AS year, v.make, v.model, v.badge, v.created_at AS at
     FROM valuations v JOIN leads lead ON lead.id = v.lead_id
     WHERE ${OF_SHOPPER} AND v.tenant_id = $1 ORDER BY v.id DESC LIMIT ${MOST}`,
    [ctx.id, email],
  )
  return rows.map((row) => ({
    key: row.public_id,
    title: ownVehicleName(row),
    detail: `Valued ${dateText(row.at.getTime(), siteZone(ctx))}`,
    href: offerPath(offerToken(row.public_id)),
  }))
}
