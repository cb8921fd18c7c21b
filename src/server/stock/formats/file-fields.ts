import { feedFieldNames } from '@/domain/stock/import/provided-columns'
import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'
import { vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { FileRefused } from '../parsers/file-errors'
import { columnKey, csvColumns } from '../parsers/read-csv'
import { columnsByField, readColumns } from './columns-of'
import type { CsvFormat, StockFileFormat } from './stock-file-format'

export interface FileFields {
  fields: ReadonlySet<string>
  /** The columns that the format reads, in the format's spelling. */
  columns: readonly string[]
  called: (column: string) => string
}

/** Reads fields from a CSV header, or from every JSON object, because an object may omit empty fields. */
export interface FieldWatch extends Pick<FileFields, 'called'> {
  see(vehicle: FeedVehicle): void
  /** Throws a `FileRefused` when none of the vehicles seen had a required field. */
  result(): FileFields
}

function watchCsv(format: CsvFormat, head: Buffer): FieldWatch {
  const names = new Map(csvColumns(head).map((name) => [columnKey(name), name]))
  const has = (column: string) => names.has(columnKey(column))
  const called = (column: string) => names.get(columnKey(column)) ?? column
  const fields = [...columnsByField(format)]
    .filter(([, columns]) => columns.some(has))
    .map(([field]) => field)
  const result = { fields: new Set(fields), columns: readColumns(format).filter(has), called }
  return { see() {}, called, result: () => result }
}

const groups: ReadonlySet<string> = new Set(vehicleFields.flatMap(({ group }) => group ?? []))

const isObject = (value: unknown): value is FeedVehicle =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file must have one name of each group. */
const needed = [['make'], ['model'], ['id', 'stocknum', 'vin']]

function watchJson(format: StockFileFormat): FieldWatch {
  const fields = new Set<string>()
  let seen = 0
  const add = (name: string) => {
    if (feedFieldNames.has(name)) fields.add(name)
  }
  const called = (name: string) => name
  return {
    called,
    see(vehicle) {
      seen += 1
      for (const [name, value] of Object.entries(vehicle)) {
        if (!groups.has(name)) add(name)
        else if (isObject(value)) for (const inner of Object.keys(value)) add(`${name}.${inner}`)
      }
    },
    result() {
      const missing = needed.find((names) => !names.some((name) => fields.has(name)))
      if (seen > 0 && missing) {
        const names = missing.map((name) => `"${name}"`).join(', ')
        throw new FileRefused(`The file looks like ${format.name}, but none of its vehicles has ${names}.`)
      }
      return { fields, columns: [...fields].sort(), called }
    },
  }
}

export function watchFields(format: StockFileFormat, head: Buffer): FieldWatch {
  return format.syntax === 'csv' ? watchCsv(format, head) : watchJson(format)
}
