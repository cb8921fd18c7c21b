import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'

const FILE = 'src/server/stock/search/postgres/search-stock.sql'

/** Columns in order, functions, triggers and indexes. */
const LINES = `
  SELECT format('column %s %s %s %s', to_char(ordinal_position, '000'), column_name, data_type, is_nullable) AS line
  FROM information_schema.columns WHERE table_schema = 'search' AND table_name = 'stock'
  UNION ALL
  SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'search'::regnamespace
  UNION ALL
  SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = 'vehicles'::regclass AND NOT tgisinternal
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = 'search' AND tablename = 'stock'`

/** Drops what the file creates: `stock_rows` goes with the table, and the triggers with `keep_stock`. */
const DROP = `
  DROP TABLE search.stock CASCADE;
  DROP FUNCTION search.keep_stock() CASCADE;
  DROP FUNCTION search.fold_words(text);
  DROP FUNCTION search.squeeze(text);
  DROP FUNCTION search.weekly_figures(jsonb);
  DROP FUNCTION search.engine_range(jsonb, text);`

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

async function describeRows(): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(LINES)
  return rows.map(({ line }) => line.replace(/\s+/g, ' ')).sort()
}

it('search-stock.sql creates the same search.stock as the migrations', async () => {
  const migrated = await describeRows()
  await pool.query(DROP)
  expect(await describeRows()).not.toEqual(migrated)
  await pool.query(readFileSync(FILE, 'utf8'))
  expect(await describeRows()).toEqual(migrated)
})
