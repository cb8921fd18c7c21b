import type { Pool } from 'pg'
import { richText } from '../isolation/specimens'
import { listTables } from './stored-rows'

interface Column {
  name: string
  type: string
  /** The first value of its enumeration. */
  label: string | null
  target: string | null
  generated: boolean
  required: boolean
}

const COLUMNS = `
  SELECT a.attname AS name, t.typname AS type,
    (SELECT enumlabel FROM pg_enum WHERE enumtypid = t.oid ORDER BY enumsortorder LIMIT 1) AS label,
    (SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = a.attrelid AND conkey = ARRAY[a.attnum]) AS target,
    coalesce(pg_get_expr(d.adbin, d.adrelid), '') LIKE 'nextval%' AS generated, a.attnotnull AS required
  FROM pg_attribute a
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`

/** Values for columns whose type alone is not enough. */
const SPECIAL: Record<string, unknown> = {
  _order: 9,
  slug: 'filled',
  version_slug: 'filled',
  path: '/filled',
  content: JSON.stringify(richText('Filled')),
  body: JSON.stringify(richText('Filled')),
  version_body: JSON.stringify(richText('Filled')),
}

const BY_TYPE: Record<string, unknown> = {
  varchar: 'filled',
  text: 'filled',
  bool: true,
  numeric: 7,
  int4: 7,
  timestamptz: '2026-01-02T03:04:05.678Z',
  jsonb: '{}',
}

function valueFor({ name, type, label }: Column, table: string): unknown {
  if (name === 'id') return `filled-${table}`
  if (name === '_path') return table.startsWith('_pages_v') ? 'version.blocks' : 'blocks'
  const value = SPECIAL[name] ?? label ?? BY_TYPE[type]
  if (value === undefined) throw new Error(`No value is defined for ${table}.${name} of type ${type}.`)
  return value
}

const columnsOf = async (pool: Pool, table: string) =>
  (await pool.query<Column>(COLUMNS, [`"${table}"`])).rows

const nameOf = (target: string) => target.replaceAll('"', '')
const firstOf = (target: string) => `(SELECT id FROM ${target} ORDER BY id LIMIT 1)`

/** Adds a row with a value in every column but those left out, and with each reference set to the first row of its table. */
async function fill(pool: Pool, table: string, leftOut: readonly Column[] = []): Promise<void> {
  const names = leftOut.map(({ name }) => name)
  const columns = (await columnsOf(pool, table)).filter(
    ({ name, generated }) => !generated && !names.includes(name),
  )
  const values: unknown[] = []
  const places = columns.map((column) =>
    column.target ? firstOf(column.target) : `$${values.push(valueFor(column, table))}`,
  )
  const quoted = columns.map(({ name }) => `"${name}"`)
  await pool.query(`INSERT INTO "${table}" (${quoted}) VALUES (${places})`, values)
}

async function findEmpty(pool: Pool): Promise<string[]> {
  const empty: string[] = []
  for (const table of await listTables(pool)) {
    const { rowCount } = await pool.query(`SELECT FROM "${table}" LIMIT 1`)
    if (rowCount === 0) empty.push(table)
  }
  return empty
}

/** The references of a table to others that are still empty. */
async function findWaiting(pool: Pool, table: string, waiting: ReadonlySet<string>): Promise<Column[]> {
  const columns = await columnsOf(pool, table)
  return columns.filter(
    ({ target }) => target !== null && nameOf(target) !== table && waiting.has(nameOf(target)),
  )
}

/** Of tables that reference each other: one whose references may be empty for now. */
async function findLoose(pool: Pool, waiting: ReadonlySet<string>) {
  for (const table of waiting) {
    const references = await findWaiting(pool, table, waiting)
    if (references.every(({ required }) => !required)) return { table, references }
  }
  throw new Error(`These tables reference each other: ${[...waiting].join(', ')}`)
}

/** Gives every empty table one row without an empty column, referenced tables first. */
export async function fillEmptyTables(pool: Pool): Promise<void> {
  const waiting = new Set(await findEmpty(pool))
  const later: { table: string; references: readonly Column[] }[] = []
  while (waiting.size > 0) {
    const before = waiting.size
    for (const table of waiting) {
      if ((await findWaiting(pool, table, waiting)).length > 0) continue
      await fill(pool, table)
      waiting.delete(table)
    }
    if (waiting.size < before) continue
    const loose = await findLoose(pool, waiting)
    await fill(pool, loose.table, loose.references)
    waiting.delete(loose.table)
    later.push(loose)
  }
  for (const { table, references } of later) {
    const values = references.map(({ name, target }) => `"${name}" = ${firstOf(target ?? '')}`)
    await pool.query(`UPDATE "${table}" SET ${values}`)
  }
}
