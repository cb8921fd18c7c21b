import type { Client } from 'pg'

/** `notes` is the name of `analytics` in databases that are not migrated yet. */
export const SCHEMAS = [
  'public',
  'search',
  'notes',
  'analytics',
  'accounts',
  'leads',
  'shopper',
  'payments',
] as const

/** Schemas that are not backed up: the queue follows from the data, rate-limit counters start again, and the CDN is purged completely. */
export const SCHEMAS_WITHOUT_DATA = ['graphile_worker', 'limits', 'cdn'] as const

/** Migrating writes Payload's list of migrations. The others describe the search server's index, which is rebuilt, or last an hour or less. */
const NOT_DATA = [
  'public.payload_migrations',
  'search.outbox',
  'search.index_state',
  'search.set_aside',
  'leads.drafts',
  'shopper.codes',
]

export interface Table {
  schema: string
  name: string
  columns: string[]
}

/** Makes rows and times read the same, whatever the server's settings. */
export const SESSION = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres';
  SET TimeZone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET jit = off`

const LIST = `
  SELECT n.nspname::text AS schema, c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND n.nspname = ANY($1) AND NOT n.nspname || '.' || c.relname = ANY($2)
  GROUP BY 1, 2 ORDER BY 1, 2`

/** The tables that hold data, with the columns that are not generated. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(LIST, [SCHEMAS, NOT_DATA])
  return rows
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`

export const columnList = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ')

/** A table's row count, and a digest that changes with any value in any row but not with the order of rows. */
export async function digestTable(client: Client, table: Table): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `SELECT count(*) AS rows,
       coalesce(sum(('x' || substr(md5(ROW(${columnList(table)})::text), 1, 15))::bit(60)::bigint), 0)::text AS digest
     FROM ${tableName(table)}`,
  )
  return { rows: Number(rows[0]?.rows ?? 0), digest: rows[0]?.digest ?? '' }
}

export interface Sequence {
  schema: string
  name: string
  value: string | null
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT schemaname::text AS schema, sequencename::text AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY($1) AND sequencename <> 'payload_migrations_id_seq' ORDER BY 1, 2`,
    [SCHEMAS],
  )
  return rows
}
