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
}

const COLUMNS = `
  SELECT a.attname AS name, t.typname AS type,
    (SELECT enumlabel FROM pg_enum WHERE enumtypid = t.oid ORDER BY enumsortorder LIMIT 1) AS label,
    (SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = a.attrelid AND conkey = ARRAY[a.attnum]) AS target,
    coalesce(pg_get_expr(d.adbin, d.adrelid), '') LIKE 'nextval%' AS generated
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

/** Adds a row with a value in every column, and with each reference set to the first row of its table. */
async function fill(pool: Pool, table: string): Promise<void> {
  const { rows } = await pool.query<Column>(COLUMNS, [`"${table}"`])
  const columns = rows.filter(({ generated }) => !generated)
  const values: unknown[] = []
  const places = columns.map((column) => {
    if (column.target) return `(SELECT id FROM ${column.target} ORDER BY id LIMIT 1)`
    return `$${values.push(valueFor(column, table))}`
  })
  const names = columns.map(({ name }) => `"${name}"`)
  await pool.query(`INSERT INTO "${table}" (${names}) VALUES (${places})`, values)
}

async function findEmpty(pool: Pool): Promise<string[]> {
  const empty: string[] = []
  for (const table of await listTables(pool)) {
    const { rowCount } = await pool.query(`SELECT FROM "${table}" LIMIT 1`)
    if (rowCount === 0) empty.push(table)
  }
  return empty
}

async function findTargets(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<Column>(COLUMNS, [`"${table}"`])
  return rows.flatMap(({ target }) => (target ? [target.replaceAll('"', '')] : []))
}

/** Gives every empty table one row without an empty column, referenced tables first. */
export async function fillEmptyTables(pool: Pool): Promise<void> {
  const waiting = new Set(await findEmpty(pool))
  while (waiting.size > 0) {
    const before = waiting.size
    for (const table of waiting) {
      const targets = await findTargets(pool, table)
      if (targets.some((target) => target !== table && waiting.has(target))) continue
      await fill(pool, table)
      waiting.delete(table)
    }
    if (waiting.size === before)
      throw new Error(`These tables reference each other: ${[...waiting].join(', ')}`)
  }
}
