import type { StockFormat } from '@/domain/stock/formats'
import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'

/** Reads a value by the format's spelling of the column. Undefined when the value is blank or the file lacks the column. */
export type ReadColumn = (column: string) => string | undefined

interface JsonFormat {
  name: StockFormat
  syntax: 'json' | 'ndjson'
}

export interface CsvFormat {
  name: StockFormat
  syntax: 'csv'
  requiredColumns: readonly string[]
  /** Optional columns that distinguish this format from others. */
  tellingColumns?: readonly string[]
  requiredValues: readonly string[]
  /** Columns copied unchanged, keyed by Forecourt field (`km`, `variant.cylinders`). */
  columns: Readonly<Record<string, string>>
  /** Columns that `complete` reads for each field it fills. Problems name the first one. */
  composed: Readonly<Record<string, readonly string[]>>
  /** Fills the composed fields. Throws a `FieldProblem` for a row that cannot be a vehicle. */
  complete?: (vehicle: FeedVehicle, read: ReadColumn) => FeedVehicle
}

/**
 * A stock file format. To add one, add a file beside this one and name it in `all-formats.ts` and in `domain/stock/formats.ts`.
 */
export type StockFileFormat = JsonFormat | CsvFormat
