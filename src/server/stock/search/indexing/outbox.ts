import type { ClientBase, Pool } from 'pg'

/** Vehicles written in one transaction, at most 250. */
export interface Change {
  readonly id: string
  readonly tenantId: number | null
  readonly vehicleIds: readonly number[]
}

/**
 * Limits of one read, in vehicles and in changes. An import reaches the first with eight changes; editors' single saves reach the
 * second.
 */
const VEHICLES_AT_ONCE = 2000
const CHANGES_AT_ONCE = 500

export async function readChanges(db: ClientBase): Promise<{ changes: readonly Change[]; more: boolean }> {
  const { rows } = await db.query<Change & { before: number }>(
    `SELECT id::text, tenant_id AS "tenantId", vehicle_ids AS "vehicleIds",
       coalesce(sum(cardinality(vehicle_ids)) OVER (ORDER BY oldest.id ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), 0)::int AS before
     FROM (SELECT * FROM search.outbox ORDER BY id LIMIT $1) oldest ORDER BY oldest.id`,
    [CHANGES_AT_ONCE],
  )
  const changes = rows.filter(({ before }) => before < VEHICLES_AT_ONCE)
  return { changes, more: changes.length < rows.length || rows.length === CHANGES_AT_ONCE }
}

export async function deleteChanges(db: ClientBase, changes: readonly Change[]): Promise<void> {
  await db.query('DELETE FROM search.outbox WHERE id = ANY($1::bigint[])', [changes.map(({ id }) => id)])
}

/** Deletes all waiting changes, for use when every vehicle will be read anyway. */
export async function deleteAllChanges(db: ClientBase): Promise<void> {
  await db.query('DELETE FROM search.outbox')
}

export async function enqueueVehicles(db: ClientBase | Pool, vehicleIds: readonly number[]): Promise<void> {
  await db.query(
    `INSERT INTO search.outbox (tenant_id, vehicle_ids)
     SELECT tenant_id, array_agg(id) FROM (
       SELECT v.tenant_id, id, (row_number() OVER (PARTITION BY v.tenant_id ORDER BY id) - 1) / 250 AS part
       FROM unnest($1::int[]) id LEFT JOIN vehicles v USING (id)
     ) numbered GROUP BY tenant_id, part`,
    [vehicleIds],
  )
}

export async function hasChanges(db: ClientBase | Pool): Promise<boolean> {
  const { rows } = await db.query('SELECT EXISTS (SELECT FROM search.outbox) AS waiting')
  return rows[0].waiting
}

export async function countChanges(pool: Pool, most: number): Promise<number> {
  const { rows } = await pool.query(
    'SELECT count(*)::int AS count FROM (SELECT FROM search.outbox LIMIT $1) waiting',
    [most],
  )
  return rows[0].count
}

/**
 * Deletes the waiting changes and the index state. No collection counts as up to date any more, so the next worker with a search
 * server rebuilds the index.
 */
export async function resetIndex(pool: Pool): Promise<void> {
  await pool.query(
    `WITH gone AS (DELETE FROM search.index_state), aside AS (DELETE FROM search.set_aside) DELETE FROM search.outbox`,
  )
}
