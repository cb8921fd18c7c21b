import type { Pool, PoolClient } from 'pg'
import { siteZoneSql } from './time-zone-sql'

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
