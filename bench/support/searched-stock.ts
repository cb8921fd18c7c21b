import { join } from 'node:path'
import type { Pool } from 'pg'
import { importStock } from '@/server/stock/import/import-stock'
import { writeImportRows } from './import-rows'

/** A lower bound for the number of usable listings in the file. */
const LISTINGS = 135_000

async function insertId(pool: Pool, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${sql} RETURNING id`, values)
  if (!rows[0]) throw new Error(`nothing inserted: ${sql}`)
  return rows[0].id
}

export const slugOf = (vehicles: number) => `bench-${vehicles}`

/** Creates a tenant and imports `vehicles` vehicles made from the US listings. Returns the tenant's id. */
export async function plantTenant(
  pool: Pool,
  { listings, folder, vehicles }: { listings: string; folder: string; vehicles: number },
): Promise<number> {
  const slug = slugOf(vehicles)
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
  await writeImportRows(listings, source, vehicles, Math.max(1, Math.floor(LISTINGS / vehicles)))
  const { counts } = await importStock({ pool, dealershipId, source, now: new Date() })
  if (counts.added !== vehicles) throw new Error(`only ${counts.added} of ${vehicles} vehicles were imported`)
  return tenant
}
