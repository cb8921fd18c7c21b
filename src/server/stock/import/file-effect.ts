import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { ColumnCount } from '@/domain/stock/import/hold-rule'
import { columnInputs, isSaid } from '@/domain/stock/import/said-columns'
import { columnsByField, fieldInFile } from '../formats/columns-of'
import type { FileFields } from '../formats/file-fields'
import type { StockFileFormat } from '../formats/stock-file-format'
import { COUNT_FILLED, countEmptied } from './emptied-sql'
import type { StockDealership } from './stock-dealership'

interface ReadFile extends FileFields {
  format: StockFileFormat
}

/** Eight characters that are the same for files which say something of the same fields. */
export function columnsDigest({ fields }: Pick<FileFields, 'fields'>): string {
  return createHash('md5')
    .update([...fields].sort().join())
    .digest('hex')
    .slice(0, 8)
}

/** What the file calls a column of ours: by the first of its fields that it has. */
function nameInFile({ format, fields, called }: ReadFile, column: string): string {
  const field = columnInputs.get(column)?.find((name) => fields.has(name)) ?? column
  return called(fieldInFile(format, field))
}

/** The file's columns with the most that was counted of any field they fill. */
function byFileColumn(counts: readonly (readonly [name: string, vehicles: number])[]): ColumnCount[] {
  const most = new Map<string, number>()
  for (const [name, vehicles] of counts) {
    if (vehicles > 0) most.set(name, Math.max(vehicles, most.get(name) ?? 0))
  }
  return [...most].map(([column, vehicles]) => ({ column, vehicles }))
}

/** Of how many listed vehicles the staged rows would empty a field, by the file's column. Ask after `fillUnsaid`. */
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

/** The columns of the dealership's last file of this format that was imported; none when that was not written down. */
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

/** Our fields that a file's column is read for. */
function fieldsOf(format: StockFileFormat, column: string): readonly string[] {
  if (format.syntax !== 'csv') return [column]
  return [...columnsByField(format)].filter(([, columns]) => columns.includes(column)).map(([field]) => field)
}

/**
 * Columns that the last file of this format had and this one has not, each with the number of vehicles that a person should look
 * at: those of this file with something in a field it fills. Vehicles cannot be told without the column that names them,
 * so then it is all of them. A JSON field that is said by another name is not lost.
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
      const isLost = file.format.syntax === 'csv' || !isSaid(name, file.fields)
      return isLost && columnInputs.get(name)?.some((field) => fields.includes(field))
    })
    const own = fed.map(([, count]) => [column, count] as const)
    return fields.some((field) => keyFields.has(field)) ? [...own, [column, listed] as const] : own
  })
  return byFileColumn(counts)
}
