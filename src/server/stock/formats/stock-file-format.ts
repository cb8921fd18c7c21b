import type { StockFormat } from '@/domain/stock/formats'
import type { LooseVehicle } from '@/domain/stock/normalise/fields/loose-vehicle'

/** A value of the row by its column's name as the format writes it; undefined when it is blank or the file lacks the column. */
export type ReadColumn = (column: string) => string | undefined

interface JsonFormat {
  name: StockFormat
  /** Its objects carry the specification's field names already. */
  syntax: 'json' | 'ndjson'
}

export interface CsvFormat {
  name: StockFormat
  syntax: 'csv'
  /** Columns without which a file is not of this format. */
  requiredColumns: readonly string[]
  /** Columns that a file of this format may lack, and that tell it from other formats. */
  tellingColumns?: readonly string[]
  /** Columns that every row must fill. */
  requiredValues: readonly string[]
  /** Columns that are copied as they are, by our field's name (`km`, `variant.cylinders`). */
  columns: Readonly<Record<string, string>>
  /** Fields that `complete` fills, with the columns it reads for each, the one that problems are named after first. */
  composed: Readonly<Record<string, readonly string[]>>
  /** What copying does not settle. Throws a `FieldProblem` for a row that cannot be a vehicle. */
  complete?: (vehicle: LooseVehicle, read: ReadColumn) => LooseVehicle
}

/** A stock file format. A new one is one file beside this one, named in `all-formats.ts` and in `domain/stock/formats.ts`. */
export type StockFileFormat = JsonFormat | CsvFormat
