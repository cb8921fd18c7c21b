import type { PoolClient } from 'pg'
import type {
  LeadNote,
  RelatedLead,
  ShownDelivery,
  ShownTestDrive,
  ShownValuation,
} from '@/domain/leads/inbox/lead-detail'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { readAttempts } from '@/domain/leads/inbox/stored-parts'
import { database } from '../../clients/database'
import { leadZoneSql, siteZoneSql, timeZoneSql } from '../../locations/time-zone-sql'
import { allOf, scopeConditions } from './lead-conditions'
import { VEHICLE_NAME } from './list-leads'
import type { StoredLead } from './read-lead'
import { SqlValues } from './sql-values'

/** Newest first. Every function here takes a lead that `findLead` has found in the person's scope. */

/** A time as ISO 8601, to the millisecond. */
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Found = Pick<StoredLead, 'id' | 'tenantId' | 'personKey'>

export async function notesOf({ id }: Found): Promise<LeadNote[]> {
  const { rows } = await database().query<LeadNote>(
    `SELECT n.id, n.kind, n.text, u.name AS author, ${iso('n.created_at')} AS at
     FROM lead_notes n LEFT JOIN users u ON u.id = n.author_id
     WHERE n.lead_id = $1 ORDER BY n.created_at DESC, n.id DESC`,
    [id],
  )
  return rows
}

export async function deliveriesOf({ id }: Found): Promise<ShownDelivery[]> {
  const { rows } = await database().query<ShownDelivery>(
    `SELECT d.delivery_id AS id, r.name AS rule, d.method, d.target, d.state, d.log, d.reason,
      ${iso('d.next_attempt_at')} AS "nextAttemptAt", ${iso('d.delivered_at')} AS "deliveredAt"
     FROM lead_deliveries d LEFT JOIN lead_rules r ON r.id = d.rule_id
     WHERE d.lead_id = $1 ORDER BY d.created_at DESC, d.id DESC`,
    [id],
  )
  return rows.map((row) => ({ ...row, log: readAttempts(row.log) }))
}

/** Other leads of the same person on the same website, within the scope. */
export async function othersOf(scope: LeadScope, { id, tenantId, personKey }: Found): Promise<RelatedLead[]> {
  if (personKey === null) return []
  const sql = new SqlValues()
  const { rows } = await database().query<RelatedLead>(
    `SELECT l.public_id AS id, ${iso('l.created_at')} AS "createdAt", ${leadZoneSql('l')} AS "timeZone", coalesce(l.form_name, l.form_key, '') AS form,
      l.status, ${VEHICLE_NAME} AS vehicle
     FROM leads l WHERE l.tenant_id = ${sql.bind(tenantId)} AND l.person_key = ${sql.bind(personKey)}
      AND l.id <> ${sql.bind(id)} AND ${allOf(scopeConditions(scope, sql), 'l')}
     ORDER BY l.created_at DESC LIMIT 50`,
    sql.values,
  )
  return rows
}

export async function testDrivesOf({ id }: Found): Promise<ShownTestDrive[]> {
  const { rows } = await database().query<ShownTestDrive>(
    `SELECT d.id, ${iso('d.starts_at')} AS "startsAt", d.state, place.name AS location, v.name AS vehicle,
      ${timeZoneSql('place.time_zone', 'place.address_state')} AS "timeZone"
     FROM test_drives d
     LEFT JOIN locations place ON place.id = d.location_id
     LEFT JOIN vehicles v ON v.id = d.vehicle_id
     WHERE d.lead_id = $1 ORDER BY d.starts_at DESC`,
    [id],
  )
  return rows
}

export async function valuationsOf({ id }: Found): Promise<ShownValuation[]> {
  const { rows } = await database().query<ShownValuation>(
    `SELECT v.id, concat_ws(' ', v.year, v.make, v.model, v.badge) AS vehicle, v.kilometres, v.low, v.high,
      v.offer_price AS offer, ${iso('v.valid_until')} AS "validUntil", ${iso('v.accepted_at')} AS "acceptedAt",
      ${siteZoneSql('v.tenant_id')} AS "timeZone"
     FROM valuations v WHERE v.lead_id = $1 ORDER BY v.created_at DESC`,
    [id],
  )
  return rows
}

/** A delivery of this lead by its id outside. Null for any other. */
export async function findDelivery(
  client: PoolClient,
  { id }: Pick<StoredLead, 'id'>,
  deliveryId: string,
): Promise<{ id: number; target: string } | null> {
  const { rows } = await client.query<{ id: number; target: string }>(
    'SELECT id, target FROM lead_deliveries WHERE lead_id = $1 AND delivery_id = $2',
    [id, deliveryId],
  )
  return rows[0] ?? null
}
