import { isBlank } from '@/domain/stock/normalise/fields/blank'
import { type CsvRow, columnKey } from '../parsers/read-csv'
import type { CsvFormat, StockFileFormat } from './stock-file-format'

const byFormat = new Map<CsvFormat, ReadonlyMap<string, readonly string[]>>()

export function columnsByField(format: CsvFormat): ReadonlyMap<string, readonly string[]> {
  const known = byFormat.get(format)
  if (known) return known
  const copied = Object.entries(format.columns).map(([field, column]) => [field, [column]] as const)
  const columns = new Map([...copied, ...Object.entries(format.composed)])
  byFormat.set(format, columns)
  return columns
}

export function readColumns(format: CsvFormat): readonly string[] {
  const named = [...columnsByField(format).values()].flat()
  return [...new Set([...format.requiredColumns, ...named])]
}

const keyFields = ['id', 'stocknum', 'vin']

function keyColumn(format: CsvFormat): string | undefined {
  return format.requiredValues.find((column) => keyFields.some((field) => format.columns[field] === column))
}

/** The file's name for a field: of several columns, the first that the row fills, or else the first. */
export function fieldInFile(format: StockFileFormat, field: string, row?: CsvRow): string {
  if (format.syntax !== 'csv') return field
  const names = columnsByField(format).get(field) ?? []
  const filled = names.find((name) => row && !isBlank(row.get(columnKey(name))))
  return filled ?? (field === 'id' ? keyColumn(format) : undefined) ?? names[0] ?? field
}
