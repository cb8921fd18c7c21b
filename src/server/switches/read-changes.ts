import type { Pool } from 'pg'
import type { StoredChange } from '@/domain/flags/grid/change-log'
import { siteZoneSql } from '../locations/time-zone-sql'

/** Changes whose batches the view shows. */
const MOST = 300

const OWN = '($1::int IS NULL OR c.group_id = $1)'
const NEWEST_FIRST = "ORDER BY (c.state = 'planned') DESC, c.updated_at DESC, c.id DESC"

interface Row extends Omit<StoredChange, 'createdAt' | 'plannedFor'> {
  readonly created_at: Date
  readonly planned_for: Date | null
}

/**
 * Planned changes and the newest others, with all changes that were made or planned together with them: planned ones first, then those
 * that were made last. Null for the changes of all groups.
 */
export async function readSwitchChanges(pool: Pool, group: number | null): Promise<StoredChange[]> {
  const { rows } = await pool.query<Row>(
    `SELECT c.batch, c.state, c.key, c.change->'before' AS before, c.change->'after' AS after, c.problem, c.created_at, c.planned_for, p.name AS person,
       CASE c.level WHEN 'group' THEN 'Group ' || g.name ELSE coalesce(t.name, 'A deleted website') END AS place,
       ${siteZoneSql('t.id')} AS zone
     FROM switch_changes c LEFT JOIN tenants t ON t.id = c.website_id LEFT JOIN groups g ON g.id = c.group_id
     LEFT JOIN users p ON p.id = c.person_id
     WHERE ${OWN} AND c.batch IN (SELECT batch FROM (SELECT c.batch FROM switch_changes c WHERE ${OWN} ${NEWEST_FIRST} LIMIT ${MOST}) newest)
     ${NEWEST_FIRST}`,
    [group],
  )
  return rows.map(({ created_at, planned_for, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    plannedFor: planned_for?.toISOString() ?? null,
  }))
}
