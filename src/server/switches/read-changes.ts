import type { Pool } from 'pg'
import type { StoredChange } from '@/domain/flags/grid/change-log'
import { siteZoneSql } from '../locations/time-zone-sql'

/** Changes of switches that the view shows. */
const MOST = 300

interface Row extends Omit<StoredChange, 'createdAt' | 'plannedFor'> {
  readonly created_at: Date
  readonly planned_for: Date | null
}

/** The newest changes and all planned ones, the newest first. Null for the changes of all groups. */
export async function readSwitchChanges(pool: Pool, group: number | null): Promise<StoredChange[]> {
  const { rows } = await pool.query<Row>(
    `SELECT c.batch, c.state, c.key, c.change->'before' AS before, c.change->'after' AS after, c.problem, c.created_at, c.planned_for, p.name AS person,
       CASE c.level WHEN 'group' THEN 'Group ' || g.name ELSE coalesce(t.name, 'A deleted website') END AS place,
       ${siteZoneSql('t.id')} AS zone
     FROM switch_changes c LEFT JOIN tenants t ON t.id = c.website_id LEFT JOIN groups g ON g.id = c.group_id
     LEFT JOIN users p ON p.id = c.person_id
     WHERE $1::int IS NULL OR c.group_id = $1
     ORDER BY (c.state = 'planned') DESC, c.id DESC LIMIT ${MOST}`,
    [group],
  )
  return rows.map(({ created_at, planned_for, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    plannedFor: planned_for?.toISOString() ?? null,
  }))
}
