import type { GarageEntry } from '@/domain/shoppers/garage'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { capitalised, wordOfForm } from '@/domain/test-drives/test-drive-word'
import { dateText, fullTimeText } from '@/domain/test-drives/time-text'
import { ownVehicleName } from '@/domain/trade-in/own-vehicle'
import { database } from '../../clients/database'
import { leadZoneSql, siteZoneSql, timeZoneSql } from '../../locations/time-zone-sql'
import { bookingToken } from '../../test-drives/token'
import { offerPath, offerToken } from '../../trade-in/offers/token'
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
    zone: string
  }>(
    `SELECT lead.public_id AS key, lead.form_name AS form, lead.vehicle_snapshot->>'name' AS vehicle, lead.created_at AS at,
       ${leadZoneSql('lead')} AS zone
     FROM leads lead WHERE ${OF_SHOPPER} AND lead.form_completed ORDER BY lead.id DESC LIMIT ${MOST}`,
    [ctx.id, email],
  )
  return rows.map(({ key, form, vehicle, at, zone }) => ({
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
  zone: string
  place: string
  vehicle: string | null
  form: string | null
}

export async function bookedDrives(ctx: TenantContext, { email }: Owner): Promise<GarageEntry[]> {
  const { rows } = await database().query<DriveRow>(
    `SELECT td.public_id, td.changes::int AS changes, td.state, td.starts_at, l.name AS place, lead.form_name AS form,
       ${timeZoneSql('l.time_zone', 'l.address_state')} AS zone,
       coalesce(nullif(v.staff_name, ''), v.name) AS vehicle
     FROM test_drives td JOIN leads lead ON lead.id = td.lead_id JOIN locations l ON l.id = td.location_id
     LEFT JOIN vehicles v ON v.id = td.vehicle_id
     WHERE ${OF_SHOPPER} AND td.tenant_id = $1 ORDER BY td.starts_at DESC LIMIT ${MOST}`,
    [ctx.id, email],
  )
  return rows.map((row) => ({
    key: row.public_id,
    title: [capitalised(wordOfForm(row.form)), row.vehicle].filter(Boolean).join(': '),
    detail: `${fullTimeText(row.starts_at.getTime(), row.zone)}, ${row.place}${
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
  zone: string
}

export async function tradeInOffers(ctx: TenantContext, { email }: Owner): Promise<GarageEntry[]> {
  const { rows } = await database().query<OfferRow>(
    `SELECT v.public_id, v.year::int AS year, v.make, v.model, v.badge, v.created_at AS at, ${siteZoneSql('v.tenant_id')} AS zone
     FROM valuations v JOIN leads lead ON lead.id = v.lead_id
     WHERE ${OF_SHOPPER} AND v.tenant_id = $1 ORDER BY v.id DESC LIMIT ${MOST}`,
    [ctx.id, email],
  )
  return rows.map((row) => ({
    key: row.public_id,
    title: ownVehicleName(row),
    detail: `Valued ${dateText(row.at.getTime(), row.zone)}`,
    href: offerPath(offerToken(row.public_id)),
  }))
}
