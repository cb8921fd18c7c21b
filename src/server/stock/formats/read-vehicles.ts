import { ownValue } from '@/domain/records/own-value'
import { showValue } from '@/domain/stock/import/rejection'
import { isBlank } from '@/domain/stock/normalise/blank'
import { FieldProblem } from '@/domain/stock/normalise/field-problem'
import type { LooseVehicle } from '@/domain/stock/normalise/loose-vehicle'
import { FileRefused } from '../import/file-refused'
import type { StockSource } from '../import/open-source'
import { type CsvRow, columnKey, readCsv } from '../import/read-csv'
import { readJson } from '../import/read-json'
import { readNdjson } from '../import/read-ndjson'
import type { SourceRow } from '../import/source-row'
import type { CsvFormat, StockFileFormat } from './stock-file-format'

/** A row with its vehicle, or with what is wrong with it (and the vehicle all the same, when it could be told which it is). */
export type VehicleRow = SourceRow<LooseVehicle>

interface CopiedColumn {
  group: string | undefined
  name: string
  key: string
}

function copiedColumns(format: CsvFormat): CopiedColumn[] {
  return Object.entries(format.columns).map(([field, column]) => {
    const [group, name] = field.includes('.') ? field.split('.') : [undefined, field]
    return { group, name: name ?? field, key: columnKey(column) }
  })
}

function copyColumns(columns: readonly CopiedColumn[], row: CsvRow): LooseVehicle {
  const vehicle: LooseVehicle = {}
  for (const { group, name, key } of columns) {
    const value = row.get(key)
    if (group) vehicle[group] = { ...(vehicle[group] as LooseVehicle | undefined), [name]: value }
    else vehicle[name] = value
  }
  return vehicle
}

/** Maps a CSV format's rows to vehicles under our field names; a row that its format refuses keeps the problem. */
function vehicleMapper(format: CsvFormat): (row: SourceRow<CsvRow>) => VehicleRow {
  const copied = copiedColumns(format)
  const keys = new Map<string, string>()
  const keyOf = (column: string) => {
    const key = keys.get(column) ?? columnKey(column)
    keys.set(column, key)
    return key
  }
  return (row) => {
    const content = row.content
    if (!content) return { line: row.line, problem: row.problem }
    const read = (column: string) => {
      const value = content.get(keyOf(column))
      return isBlank(value) ? undefined : value?.trim()
    }
    const vehicle = copyColumns(copied, content)
    try {
      for (const column of format.requiredValues) {
        if (read(column) === undefined) throw new FieldProblem('', 'is missing', column)
      }
      return { line: row.line, content: format.complete?.(vehicle, read) ?? vehicle }
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
      const problem = { field: error.field ?? '', value: showValue(error.value), reason: error.reason }
      return { line: row.line, content: vehicle, problem }
    }
  }
}

async function* readMapped(format: CsvFormat, source: StockSource): AsyncGenerator<VehicleRow[]> {
  const toVehicle = vehicleMapper(format)
  for await (const rows of readCsv(source)) yield rows.map(toVehicle)
}

/** JSON without our field names is some other list: it is refused whole, not once for every object. */
async function* checkNames(batches: AsyncGenerator<VehicleRow[]>): AsyncGenerator<VehicleRow[]> {
  let isFirst = true
  for await (const rows of batches) {
    const first = rows.find((row) => row.content)
    if (isFirst && first?.content && !('make' in first.content) && !('model' in first.content)) {
      throw new FileRefused(
        'Its objects have no "make" and no "model": these are not Forecourt’s field names.',
      )
    }
    if (first) isFirst = false
    yield rows
  }
}

/** A stock file's vehicles under our field names, some rows at a time. Throws a `FileRefused` for a file that is not one. */
export function readVehicles(format: StockFileFormat, source: StockSource): AsyncGenerator<VehicleRow[]> {
  if (format.syntax === 'csv') return readMapped(format, source)
  return checkNames(format.syntax === 'json' ? readJson(source) : readNdjson(source.chunks))
}

/** A field as the file itself calls it. */
export function fieldInFile(format: StockFileFormat, field: string): string {
  return format.syntax === 'csv' ? (ownValue(format.columns, field) ?? field) : field
}
