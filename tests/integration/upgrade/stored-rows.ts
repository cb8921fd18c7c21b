import type { Pool } from 'pg'

type Row = Record<string, unknown>

export async function listTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

export async function readAllRows(pool: Pool): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>()
  for (const table of await listTables(pool)) {
    const { rows } = await pool.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY t.id`,
    )
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/**
 * The losses since `before`: `table.column` for removed or changed values, `table` for missing rows. Additions
 * are no loss. Ignores the list of migrations.
 */
export function findLosses(before: Map<string, Row[]>, after: Map<string, Row[]>): string[] {
  const losses = new Set<string>()
  for (const [table, rows] of before) {
    if (table === 'payload_migrations') continue
    const kept = new Map(after.get(table)?.map((row) => [row.id, row]))
    for (const row of rows) {
      const now = kept.get(row.id)
      if (!now) losses.add(table)
      else for (const name of changedColumns(row, now)) losses.add(`${table}.${name}`)
    }
  }
  return [...losses].sort()
}

const changedColumns = (before: Row, after: Row) =>
  Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
