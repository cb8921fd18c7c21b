import { csvRow } from '@/domain/leads/inbox/csv-row'
import type { InboxFilters } from '@/domain/leads/inbox/inbox-filters'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { readVisit } from '@/domain/leads/inbox/lead-visit'
import { type LeadStatus, leadStatusLabels } from '@/domain/leads/lead-status'
import { offsetTime } from '@/domain/locations/hours/local-time'
import { database } from '../../clients/database'
import { leadZoneSql } from '../../locations/time-zone-sql'
import { allOf, leadConditions } from './lead-conditions'
import { VEHICLE_NAME } from './list-leads'
import { SqlValues } from './sql-values'

const BATCH = 500

interface Exported {
  readonly rowId: number
  readonly createdAt: Date
  readonly timeZone: string
  readonly contactedAt: Date | null
  readonly status: LeadStatus
  readonly optIn: boolean | null
  readonly source: unknown
  readonly [column: string]: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const columns: readonly (readonly [heading: string, cell: (row: Exported) => string])[] = [
  ['Received', ({ createdAt, timeZone }) => offsetTime(createdAt.getTime(), timeZone)],
  ['Website', (row) => text(row.website)],
  ['Location', (row) => text(row.location)],
  ['Form', (row) => text(row.form)],
  ['Category', (row) => text(row.category)],
  ['Subcategory', (row) => text(row.subcategory)],
  ['Status', ({ status }) => leadStatusLabels[status]],
  ['Assigned to', (row) => text(row.assignedTo)],
  ['First name', (row) => text(row.name)],
  ['Last name', (row) => text(row.last_name)],
  ['Email', (row) => text(row.email)],
  ['Phone', (row) => text(row.phone)],
  ['Postcode', (row) => text(row.postcode)],
  ['Message', (row) => text(row.message)],
  ['Wants offers', ({ optIn }) => (optIn ? 'Yes' : 'No')],
  ['Vehicle', (row) => text(row.vehicle)],
  ['Page', ({ source }) => readVisit(source).page ?? ''],
  [
    'Campaign',
    ({ source }) =>
      readVisit(source)
        .campaign.map(({ value }) => value)
        .join(' · '),
  ],
  [
    'First contacted',
    ({ contactedAt, timeZone }) => (contactedAt ? offsetTime(contactedAt.getTime(), timeZone) : ''),
  ],
  ['Id', (row) => text(row.id)],
]

async function batchAfter(
  scope: LeadScope,
  filters: InboxFilters,
  last: Exported | undefined,
): Promise<Exported[]> {
  const sql = new SqlValues()
  const where = allOf(leadConditions(scope, filters, sql), 'l')
  const later = last
    ? `AND (l.created_at, l.id) < (${sql.bind(last.createdAt)}::timestamptz, ${sql.bind(last.rowId)}::int)`
    : ''
  const { rows } = await database().query<Exported>(
    `SELECT l.id AS "rowId", l.public_id AS id, l.created_at AS "createdAt", l.contacted_at AS "contactedAt", l.status,
      l.category, l.subcategory, l.name, l.last_name, l.email, l.phone, l.postcode, l.message, l.opt_in AS "optIn",
      l.source, coalesce(l.form_name, l.form_key) AS form, t.name AS website, place.name AS location,
      u.name AS "assignedTo", ${leadZoneSql('l')} AS "timeZone", ${VEHICLE_NAME} AS vehicle
     FROM leads l
     LEFT JOIN tenants t ON t.id = l.tenant_id
     LEFT JOIN locations place ON place.id = l.location_id
     LEFT JOIN users u ON u.id = l.assigned_to_id
     WHERE ${where} ${later}
     ORDER BY l.created_at DESC, l.id DESC LIMIT ${BATCH}`,
    sql.values,
  )
  return rows
}

/**
 * Every matching lead as CSV, newest first, read in batches. It begins with a byte order mark, without which Excel
 * takes UTF-8 for another encoding. Times are those at the lead's location, with their offset.
 */
export async function* exportLeads(scope: LeadScope, filters: InboxFilters): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(columns.map(([heading]) => heading))}`
  let last: Exported | undefined
  do {
    const rows = await batchAfter(scope, filters, last)
    if (rows.length > 0) {
      yield rows.map((row) => csvRow(columns.map(([, cell]) => cell(row)))).join('')
    }
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}
