import { join } from 'node:path'
import type { Pool } from 'pg'
import { importStock } from '@/server/stock/import/import-stock'
import { createIndexClient } from '@/server/stock/search/typesense/client'
import type { TypesenseConnection } from '@/server/stock/search/typesense/connection'
import { indexVehicles } from '@/server/stock/search/typesense/index-vehicles'
import { collectionSchema } from '@/server/stock/search/typesense/schema'
import { type VehicleRow, vehicleRowsSql } from '@/server/stock/search/typesense/vehicle-rows'
import { writeImportRows } from './import-rows'

const BATCH = 5000
/** How many usable listings there are at least. */
const LISTINGS = 135_000

async function insertId(pool: Pool, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${sql} RETURNING id`, values)
  if (!rows[0]) throw new Error(`nothing inserted: ${sql}`)
  return rows[0].id
}

/** A tenant with so many vehicles made from the US listings, brought in as a feed is. Gives the tenant's id. */
export async function plantTenant(
  pool: Pool,
  { listings, folder, vehicles }: { listings: string; folder: string; vehicles: number },
): Promise<number> {
  const slug = `bench-${vehicles}`
  const group = await insertId(pool, 'INSERT INTO groups (name, slug) VALUES ($1, $1)', [slug])
  const tenant = await insertId(
    pool,
    `INSERT INTO tenants (name, slug, group_id, template) VALUES ($1, $1, $2, 'metro')`,
    [slug, group],
  )
  const dealershipId = await insertId(
    pool,
    'INSERT INTO dealerships (name, slug, tenant_id) VALUES ($1, $1, $2)',
    [slug, tenant],
  )
  const source = join(folder, `${slug}.ndjson`)
  await writeImportRows(listings, source, vehicles, Math.floor(LISTINGS / vehicles))
  const { counts } = await importStock({ pool, dealershipId, source, now: new Date() })
  if (counts.added !== vehicles) throw new Error(`only ${counts.added} of ${vehicles} vehicles went in`)
  return tenant
}

/** Puts every vehicle of the database into a new collection. */
export async function fillIndex(pool: Pool, connection: TypesenseConnection): Promise<void> {
  const client = createIndexClient(connection)
  await client.collections().create(collectionSchema(connection.collection))
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ row: VehicleRow }>(
      vehicleRowsSql('WHERE v.id > $1 ORDER BY v.id LIMIT $2'),
      [after, BATCH],
    )
    if (rows.length === 0) return
    const results = await indexVehicles(
      client,
      connection.collection,
      rows.map(({ row }) => row),
    )
    const refused = results.find(({ error }) => error !== null)
    if (refused) throw new Error(`vehicle ${refused.id} was not indexed: ${refused.error}`)
    after = Number(rows.at(-1)?.row.id)
  }
}
