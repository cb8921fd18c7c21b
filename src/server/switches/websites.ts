import type { Pool, PoolClient } from 'pg'
import type { GridSite } from '@/domain/flags/grid/grid'

/** Makes other changes of these websites wait until the transaction ends. */
export async function lockWebsites(client: PoolClient, ids: readonly number[]): Promise<void> {
  await client.query('SELECT FROM tenants WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE', [ids])
}

/**
 * Waits until no worker makes these changes, then keeps the workers off them until the transaction ends. Returns those that are still
 * planned.
 */
export async function lockPlanned(client: PoolClient, ids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM switch_changes WHERE id = ANY($1::int[]) AND state = 'planned' ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** The websites with the stored values of their levels, by name. Null for the websites of all groups. */
export async function readGridSites(pool: Pool, group: number | null): Promise<GridSite[]> {
  const { rows } = await pool.query<GridSite>(
    `SELECT t.id, t.name, t.template, t.settings, g.name AS group, g.settings AS "groupSettings"
     FROM tenants t JOIN groups g ON g.id = t.group_id WHERE $1::int IS NULL OR g.id = $1 ORDER BY t.name, t.id`,
    [group],
  )
  return rows
}
