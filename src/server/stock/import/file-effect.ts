import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { ColumnCount } from '@/domain/stock/import/hold-rule'
import { columnInputs, isProvided } from '@/domain/stock/import/provided-columns'
import { columnsByField, fieldInFile } from '../formats/columns-of'
import type { FileFields } from '../formats/file-fields'
import type { StockFileFormat } from '../formats/stock-file-format'
import { COUNT_FILLED, countEmptied } from './emptied-sql'
import type { StockDealership } from './stock-dealership'

interface ReadFile extends FileFields {
  format: StockFileFormat
}

/** Eight-character digest. Files with the same fields have the same digest. */
export function columnsDigest({ fields }: Pick<FileFields, 'fields'>): string {
  return createHash('md5')
    .update([...fields].sort().join())
    .digest('hex')
    .slice(0, 8)
}

function nameInFile({ format, fields, called }: ReadFile, column: string): string {
  const field = columnInputs.get(column)?.find((name) => fields.has(name)) ?? column
  return called(fieldInFile(format, field))
}

function byFileColumn(counts: readonly (readonly [name: string, vehicles: number])[]): ColumnCount[] {
  const most = new Map<string, number>()
  for (const [name, vehicles] of counts) {
    if (vehicles > 0) most.set(name, Math.max(vehicles, most.get(name) ?? 0))
  }
  return [...most].map(([column, vehicles]) => ({ column, vehicles }))
}

/** Run it after `fillMissingFields`. */
export async function countEmptiedColumns(
  client: PoolClient,
  dealership: StockDealership,
  file: ReadFile,
): Promise<ColumnCount[]> {
  const sql = countEmptied(file.fields)
  if (sql === null) return []
  const { rows } = await client.query<Record<string, number>>(sql, [dealership.id, columnsDigest(file)])
  return byFileColumn(
    Object.entries(rows[0] ?? {}).map(([column, count]) => [nameInFile(file, column), count] as const),
  )
}

async function columnsBefore(
  client: PoolClient,
  dealership: StockDealership,
  { format }: ReadFile,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ columns: string[] }>(
    `SELECT file_columns AS columns FROM import_runs
     WHERE dealership_id = $1 AND format::text = $2 AND status = 'done' AND NOT coalesce(dry_run, false)
       AND jsonb_typeof(file_columns) = 'array'
     ORDER BY finished_at DESC, id DESC LIMIT 1`,
    [dealership.id, format.name],
  )
  return rows[0]?.columns ?? []
}

const keyFields: ReadonlySet<string> = new Set(['id', 'stocknum', 'vin'])

function fieldsOf(format: StockFileFormat, column: string): readonly string[] {
  if (format.syntax !== 'csv') return [column]
  return [...columnsByField(format)].filter(([, columns]) => columns.includes(column)).map(([field]) => field)
}

/**
 * Columns that the last file of this format had and this one lacks, with the number of vehicles that have a value there. A lost
 * key column affects all listed vehicles, because they cannot be identified without it. A JSON field under another name is not
 * lost.
 */
export async function findLostColumns(
  client: PoolClient,
  dealership: StockDealership,
  { file, listed }: { file: ReadFile; listed: number },
): Promise<ColumnCount[]> {
  const before = await columnsBefore(client, dealership, file)
  const lost = before.filter((column) => !file.columns.includes(column))
  if (lost.length === 0) return []
  const { rows } = await client.query<Record<string, number>>(COUNT_FILLED, [dealership.id])
  const filled = Object.entries(rows[0] ?? {})
  const counts = lost.flatMap((column) => {
    const fields = fieldsOf(file.format, column)
    const fed = filled.filter(([name]) => {
      const isLost = file.format.syntax === 'csv' || !isProvided(name, file.fields)
      return isLost && columnInputs.get(name)?.some((field) => fields.includes(field))
    })
    const own = fed.map(([, count]) => [column, count] as const)
    return fields.some((field) => keyFields.has(field)) ? [...own, [column, listed] as const] : own
  })
  return byFileColumn(counts)
}
