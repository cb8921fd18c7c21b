import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { createPool } from '@/server/clients/database'
import { type ImportOutcome, importStock, type StockImport } from '@/server/stock/import/import-stock'
import { createTestDatabase } from '~/tests/support/database'

export type Row = Record<string, unknown>

export const NOW = new Date('2026-11-21T02:00:00.000Z')

export interface DealerSite {
  pool: Pool
  url: string
  tenantId: number
  /**
   * Two dealerships of one website: `city`, with the locations `city-yard` (primary) and `coast`, and `north`,
   * with none.
   */
  city: number
  north: number
  import(rows: Row[], options?: Partial<StockImport>): Promise<ImportOutcome>
  importText(text: string | Buffer, options?: Partial<StockImport>): Promise<ImportOutcome>
  stock(dealershipId?: number): Promise<Map<string, Row>>
  runs(): Promise<Row[]>
  clear(): Promise<void>
  close(): Promise<void>
}

async function plant(pool: Pool): Promise<{ tenantId: number; city: number; north: number }> {
  const insert = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await pool.query(`${sql} RETURNING id`, values)).rows[0].id
  const group = await insert(`INSERT INTO groups (name, slug) VALUES ('Group', 'group')`)
  const tenantId = await insert(
    `INSERT INTO tenants (name, slug, group_id, template) VALUES ('Site', 'site', $1, 'metro')`,
    group,
  )
  const dealership = (slug: string, name: string) =>
    insert('INSERT INTO dealerships (tenant_id, slug, name) VALUES ($1, $2, $3)', tenantId, slug, name)
  const city = await dealership('city', 'City Motors')
  const north = await dealership('north', 'North Motors')
  for (const [slug, name, place, primary] of [
    ['city-yard', 'City Yard', 'Perth', true],
    ['coast', 'Coast', 'Bunbury', false],
  ]) {
    await insert(
      `INSERT INTO locations (tenant_id, dealership_id, slug, name, address_city, address_state, "primary")
       VALUES ($1, $2, $3, $4, $5, 'WA', $6)`,
      ...[tenantId, city, slug, name, place, primary],
    )
  }
  return { tenantId, city, north }
}

export async function openDealerSite(): Promise<DealerSite> {
  const database = await createTestDatabase()
  const pool = createPool(database.url)
  const planted = await plant(pool)
  const importText: DealerSite['importText'] = (text, options) =>
    importStock({
      pool,
      dealershipId: planted.city,
      source: Readable.from([Buffer.from(text)]),
      now: NOW,
      waitMs: 0,
      ...options,
    })
  return {
    pool,
    url: database.url,
    ...planted,
    importText,
    import: (rows, options) =>
      importText(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
        format: 'forecourt-ndjson',
        ...options,
      }),
    async stock(dealershipId = planted.city) {
      const { rows } = await pool.query('SELECT * FROM vehicles WHERE dealership_id = $1 ORDER BY id', [
        dealershipId,
      ])
      return new Map(rows.map((row) => [row.feed_key, row]))
    },
    async runs() {
      return (await pool.query('SELECT * FROM import_runs ORDER BY id')).rows
    },
    async clear() {
      await pool.query('DELETE FROM import_runs; DELETE FROM vehicles')
    },
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}

/** Creates `count` cars with the ids `A1`, `A2` …; `change` overrides a car's fields. */
export function cars(count: number, change: (index: number) => Row = () => ({})): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `A${index + 1}`,
    make: 'Toyota',
    model: 'Corolla',
    year: 2021,
    price: 20_000 + index,
    km: 1000 * index,
    ...change(index + 1),
  }))
}
