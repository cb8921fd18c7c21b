import type { Pool, PoolClient } from 'pg'
import type { GridSite } from '@/domain/flags/grid/grid'
import { siteZoneSql } from '../locations/time-zone-sql'

/** Makes other changes of these websites wait until the transaction ends. */
export async function lockWebsites(client: PoolClient, ids: readonly number[]): Promise<void> {
  await client.query('SELECT FROM tenants WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE', [ids])
}

/** When each website's clocks show the day and time, such as `2026-11-27T17:00`. Unknown websites are missing. */
export async function momentsOf(
  client: Pool | PoolClient,
  ids: readonly number[],
  local: string,
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `SELECT t.id, $2::timestamp AT TIME ZONE ${siteZoneSql('t.id')} AS at FROM tenants t WHERE t.id = ANY($1::int[])`,
    [ids, local],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** The same for one website; null if it is unknown. */
export const siteMoment = async (
  client: Pool | PoolClient,
  id: number,
  local: string,
): Promise<Date | null> => (await momentsOf(client, [id], local)).get(id) ?? null

/** The time zone of each website. */
export async function readSiteZones(
  pool: Pool,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await pool.query<{ id: number; zone: string }>(
    `SELECT t.id, ${siteZoneSql('t.id')} AS zone FROM tenants t WHERE t.id = ANY($1::int[])`,
    [ids],
  )
  return new Map(rows.map(({ id, zone }) => [id, zone]))
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
