import type { Pool, PoolClient } from 'pg'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { TestDriveDetails } from '@/domain/test-drives/mail/test-drive-mail'
import { wordOfForm } from '@/domain/test-drives/test-drive-word'
import { ORIGIN_COLUMNS, type OriginRow, storedOrigin } from '../../tenants/stored-origin'

interface Row extends OriginRow {
  tenant_id: number
  lead_id: number
  public_id: string
  starts_at: Date
  ends_at: Date
  changes: number
  zone: string | null
  state: string | null
  vehicle: string | null
  location_name: string
  address: string
  phone: string | null
  site_name: string
  first_name: string | null
  form_name: string | null
  email: string | null
  staff: string[]
}

export interface MailedTestDrive {
  readonly tenantId: number
  readonly leadId: number
  readonly details: TestDriveDetails
  /** Null if the shopper gave none, or was erased. */
  readonly shopperEmail: string | null
  /** Who was told of the lead by email. */
  readonly staffEmails: readonly string[]
  /** The website's public origin. */
  readonly origin: string
}

/** What mails about a test drive say, and to whom they go. */
export async function readDetails(
  db: Pool | PoolClient,
  testDriveId: number,
): Promise<MailedTestDrive | null> {
  const { rows } = await db.query<Row>(
    `SELECT td.tenant_id, td.lead_id, td.public_id, td.starts_at, td.ends_at, td.changes::int AS changes,
       l.time_zone::text AS zone, l.address_state AS state,
       coalesce(nullif(v.staff_name, ''), v.name) AS vehicle, l.name AS location_name,
       concat_ws(', ', nullif(l.address_street, ''),
         nullif(concat_ws(' ', l.address_city, l.address_state, l.address_postcode), '')) AS address,
       coalesce(nullif(l.contact_detail_phone, ''), l.contact_detail_landline_phone) AS phone,
       t.name AS site_name, ${ORIGIN_COLUMNS},
       lead.name AS first_name, lead.email, lead.form_name,
       ARRAY(SELECT DISTINCT target FROM lead_deliveries WHERE lead_id = lead.id AND method = 'email') AS staff
     FROM test_drives td JOIN tenants t ON t.id = td.tenant_id JOIN leads lead ON lead.id = td.lead_id
     JOIN locations l ON l.id = td.location_id LEFT JOIN vehicles v ON v.id = td.vehicle_id
     WHERE td.id = $1`,
    [testDriveId],
  )
  return rows[0] ? mailedOf(rows[0]) : null
}

function mailedOf(row: Row): MailedTestDrive {
  return {
    tenantId: row.tenant_id,
    leadId: row.lead_id,
    shopperEmail: row.email,
    staffEmails: row.staff,
    origin: storedOrigin(row),
    details: {
      publicId: row.public_id,
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      zone: locationTimeZone(row),
      changes: row.changes,
      vehicle: row.vehicle,
      location: { name: row.location_name, address: row.address, phone: row.phone },
      word: wordOfForm(row.form_name),
      siteName: row.site_name,
      firstName: row.first_name,
    },
  }
}
