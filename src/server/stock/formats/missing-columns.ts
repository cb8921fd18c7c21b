import type { StockFormat } from '@/domain/stock/formats'
import { columnKey } from '../parsers/read-csv'
import { allFormats } from './all-formats'
import { readColumns } from './columns-of'

/** The columns that a format reads and a file lacks, in the format's spelling. None for formats without columns. */
export function missingColumns(name: StockFormat | null, columns: readonly string[]): string[] {
  const format = name && allFormats[name]
  if (format?.syntax !== 'csv' || columns.length === 0) return []
  const known = new Set(columns.map(columnKey))
  return readColumns(format).filter((column) => !known.has(columnKey(column)))
}
