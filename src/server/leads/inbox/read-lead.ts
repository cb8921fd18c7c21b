import type { Pool, PoolClient } from 'pg'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import { readableAnswers } from '@/domain/leads/delivery/readable-answers'
import type { Answers } from '@/domain/leads/form/lead-form'
import type { LeadDetail, VehicleNow } from '@/domain/leads/inbox/lead-detail'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { readVisit } from '@/domain/leads/inbox/lead-visit'
import { readConsents, readFiles, readReasons } from '@/domain/leads/inbox/stored-parts'
import { readVehicleThen } from '@/domain/leads/inbox/vehicle-then'
import type { LeadStatus } from '@/domain/leads/lead-status'
import { formatDollars } from '@/domain/money/money'
import { database } from '../../clients/database'
import { leadZoneSql } from '../../locations/time-zone-sql'
import { FOR_SALE, RESERVED_NOW } from '../../stock/vehicle-sql'
import { allOf, scopeConditions } from './lead-conditions'
import { PERSON_NAME } from './list-leads'
import { SqlValues } from './sql-values'

/** A lead's row. `null` columns stay null. */
export interface StoredLead {
  readonly id: number
  readonly tenantId: number
  readonly locationId: number | null
  readonly personKey: string | null
  readonly status: LeadStatus
  readonly contactedAt: Date | null
  readonly publicId: string
  readonly timeZone: string
  readonly email: string | null
  readonly files: unknown
  readonly [column: string]: unknown
}

/** Null for an unknown lead and for one outside the scope. */
export async function findLead(
  scope: LeadScope,
  publicId: string,
  client: Pool | PoolClient = database(),
): Promise<StoredLead | null> {
  const sql = new SqlValues()
  const id = sql.bind(publicId)
  const { rows } = await client.query<StoredLead>(
    `SELECT l.*, l.tenant_id AS "tenantId", l.location_id AS "locationId", l.person_key AS "personKey",
      l.contacted_at AS "contactedAt", l.public_id AS "publicId", ${PERSON_NAME} AS person,
      t.name AS website_name, t.slug AS website_slug, t.canonical_host, place.name AS location_name,
      ${leadZoneSql('l')} AS "timeZone", u.name AS assigned_name, v.name AS vehicle_name, v.stocknum, v.price AS vehicle_price,
      CASE WHEN ${FOR_SALE} AND ${RESERVED_NOW} THEN 'reserved' ELSE v.status::text END AS vehicle_status, v.slug AS vehicle_slug
     FROM leads l
     JOIN tenants t ON t.id = l.tenant_id
     LEFT JOIN locations place ON place.id = l.location_id
     LEFT JOIN users u ON u.id = l.assigned_to_id
     LEFT JOIN vehicles v ON v.id = l.vehicle_id
     WHERE l.public_id = ${id} AND ${allOf(scopeConditions(scope, sql), 'l')}`,
    sql.values,
  )
  return rows[0] ?? null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const time = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null)

function vehicleNow(row: StoredLead): VehicleNow | null {
  const slug = text(row.vehicle_slug)
  if (slug === null) return null
  return {
    name: text(row.vehicle_name),
    stockNumber: text(row.stocknum),
    price: typeof row.vehicle_price === 'number' ? formatDollars(row.vehicle_price) : null,
    status: text(row.vehicle_status) ?? '',
    path: `/cars/${slug}`,
  }
}

/** A lead for its view. `labels` are those of its form's fields. */
export function leadDetail(row: StoredLead, labels: ReadonlyMap<string, string>): LeadDetail {
  const assigned = row.assigned_to_id
  return {
    id: row.publicId,
    createdAt: time(row.created_at) ?? '',
    timeZone: row.timeZone,
    status: row.status,
    isSpam: row.is_spam === true,
    spamReasons: readReasons(row.spam_reasons),
    assignedTo:
      typeof assigned === 'number' ? { value: assigned, label: text(row.assigned_name) ?? '' } : null,
    name: text(row.person) ?? '',
    email: row.email,
    phone: text(row.phone),
    postcode: text(row.postcode),
    message: text(row.message),
    form: text(row.form_name) ?? text(row.form_key) ?? '',
    category: text(row.category),
    subcategory: text(row.subcategory),
    website: {
      name: text(row.website_name) ?? '',
      slug: text(row.website_slug) ?? '',
      host: text(row.canonical_host),
    },
    location: text(row.location_name),
    vehicleThen: readVehicleThen(row.vehicle_snapshot),
    vehicleNow: vehicleNow(row),
    answers: readableAnswers(isRecord(row.answers) ? (row.answers as Answers) : {}, labels),
    consents: readConsents(row.consents),
    files: readFiles(row.files).map(({ key, ...file }, number) => ({ ...file, number })),
    visit: readVisit(row.source),
    contactedAt: time(row.contactedAt),
    followedUpAt: time(row.followed_up_at),
    erasedAt: time(row.erased_at),
  }
}
