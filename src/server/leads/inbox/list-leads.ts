import type { InboxCursor } from '@/domain/leads/inbox/inbox-cursor'
import { formatCursor } from '@/domain/leads/inbox/inbox-cursor'
import type { InboxFilters } from '@/domain/leads/inbox/inbox-filters'
import type { InboxPage, InboxRow } from '@/domain/leads/inbox/inbox-row'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { database } from '../../clients/database'
import { leadZoneSql } from '../../locations/time-zone-sql'
import { allOf, leadConditions } from './lead-conditions'
import { SqlValues } from './sql-values'

const PAGE = 50

type Stored = Omit<InboxRow, 'createdAt'> & { readonly rowId: number; readonly createdAt: Date }

/** The name of a lead's vehicle: as the shopper saw it, else as it is now. */
export const VEHICLE_NAME = `coalesce(l.vehicle_snapshot->>'name',
  (SELECT v.name FROM vehicles v WHERE v.id = l.vehicle_id))`

export const PERSON_NAME = `coalesce(nullif(concat_ws(' ', l.name, l.last_name), ''), l.email, l.phone, '')`

/**
 * A page of the inbox, newest first. Leads of one person on one website are one row: the newest that matches. The row
 * counts the others.
 */
export async function listLeads(
  scope: LeadScope,
  filters: InboxFilters,
  after: InboxCursor | null,
): Promise<Omit<InboxPage, 'counts'>> {
  const sql = new SqlValues()
  const conditions = leadConditions(scope, filters, sql)
  const later =
    after && `(l.created_at, l.id) < (${sql.bind(after.createdAt)}::timestamptz, ${sql.bind(after.id)}::int)`
  const { rows } = await database().query<Stored>(
    `SELECT l.id AS "rowId", l.public_id AS id, l.created_at AS "createdAt", ${PERSON_NAME} AS name,
      coalesce(l.form_name, l.form_key, '') AS form, l.status, u.name AS "assignedTo", coalesce(t.name, '') AS website,
      place.name AS location, ${leadZoneSql('l')} AS "timeZone", ${VEHICLE_NAME} AS vehicle, left(l.message, 160) AS message,
      l.contacted_at IS NOT NULL AS "isContacted",
      greatest(1, (SELECT count(*)::int FROM leads s WHERE s.tenant_id = l.tenant_id
        AND s.person_key = l.person_key AND ${allOf(conditions, 's')})) AS "ofPerson",
      EXISTS (SELECT 1 FROM lead_deliveries d WHERE d.lead_id = l.id AND d.state = 'undelivered') AS "isUndelivered"
    FROM leads l
    LEFT JOIN tenants t ON t.id = l.tenant_id
    LEFT JOIN locations place ON place.id = l.location_id
    LEFT JOIN users u ON u.id = l.assigned_to_id
    WHERE ${allOf(conditions, 'l')} ${later ? `AND ${later}` : ''}
      AND NOT EXISTS (SELECT 1 FROM leads n WHERE n.tenant_id = l.tenant_id AND n.person_key = l.person_key
        AND (n.created_at, n.id) > (l.created_at, l.id) AND ${allOf(conditions, 'n')})
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${PAGE + 1}`,
    sql.values,
  )
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    rows: page.map(({ rowId, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    next: last ? formatCursor({ createdAt: last.createdAt.toISOString(), id: last.rowId }) : null,
  }
}
