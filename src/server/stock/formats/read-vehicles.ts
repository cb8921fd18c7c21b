import { type Problem, showValue } from '@/domain/stock/import/rejection'
import { isBlank } from '@/domain/stock/normalise/fields/blank'
import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'
import { FieldProblem } from '@/domain/stock/normalise/fields/field-problem'
import { FileRefused } from '../parsers/file-errors'
import type { StockSource } from '../parsers/open-source'
import { type CsvRow, columnKey, readCsv } from '../parsers/read-csv'
import { readJson } from '../parsers/read-json'
import { readNdjson } from '../parsers/read-ndjson'
import type { SourceRow } from '../parsers/source-row'
import type { CsvFormat, ReadColumn, StockFileFormat } from './stock-file-format'

/** A rejected row keeps its vehicle when it can be identified. */
export interface VehicleRow extends SourceRow<FeedVehicle> {
  cells?: CsvRow
  /** How complete the content is: `named` only identifies the vehicle; `copied` lacks the composed fields. */
  extent?: 'named' | 'copied'
}

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

function copyColumns(columns: readonly CopiedColumn[], row: CsvRow): FeedVehicle {
  const vehicle: FeedVehicle = {}
  for (const { group, name, key } of columns) {
    const value = row.get(key)
    if (group) vehicle[group] = { ...(vehicle[group] as FeedVehicle | undefined), [name]: value }
    else vehicle[name] = value
  }
  return vehicle
}

function completed(format: CsvFormat, row: VehicleRow, vehicle: FeedVehicle, read: ReadColumn): VehicleRow {
  const problems: Problem[] = format.requiredValues
    .filter((column) => read(column) === undefined)
    .map((field) => ({ field, value: '', reason: 'is missing' }))
  try {
    const content = format.complete?.(vehicle, read) ?? vehicle
    return problems.length > 0 ? { ...row, content, problems } : { ...row, content }
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    problems.push({ field: error.field ?? '', value: showValue(error.value), reason: error.reason })
    return { ...row, content: vehicle, extent: 'copied', problems }
  }
}

function vehicleMapper(format: CsvFormat): (row: SourceRow<CsvRow>) => VehicleRow {
  const copied = copiedColumns(format)
  const keys = new Map<string, string>()
  const keyOf = (column: string) => {
    const key = keys.get(column) ?? columnKey(column)
    keys.set(column, key)
    return key
  }
  return ({ line, content: cells, problems }) => {
    if (!cells) return problems ? { line, problems } : { line }
    const read = (column: string) => {
      const value = cells.get(keyOf(column))
      return isBlank(value) ? undefined : value?.trim()
    }
    const vehicle = copyColumns(copied, cells)
    if (problems) return { line, problems, cells, content: vehicle, extent: 'named' }
    return completed(format, { line, cells }, vehicle, read)
  }
}

async function* readMapped(format: CsvFormat, source: StockSource): AsyncGenerator<VehicleRow[]> {
  const toVehicle = vehicleMapper(format)
  for await (const rows of readCsv(source)) yield rows.map(toVehicle)
}

/** Refuses JSON without Forecourt's field names as a whole, not object by object. */
async function* checkNames(batches: AsyncGenerator<VehicleRow[]>): AsyncGenerator<VehicleRow[]> {
  let isFirst = true
  for await (const rows of batches) {
    const first = rows.find((row) => row.content)
    if (isFirst && first?.content && !('make' in first.content) && !('model' in first.content)) {
      throw new FileRefused(
        'Its objects have neither "make" nor "model". The field names are not Forecourt’s.',
      )
    }
    if (first) isFirst = false
    yield rows
  }
}

/**
 * Reads a stock file's vehicles in batches, with Forecourt field names. Throws a `FileRefused` for a file that is not of the
 * format.
 */
export function readVehicles(format: StockFileFormat, source: StockSource): AsyncGenerator<VehicleRow[]> {
  if (format.syntax === 'csv') return readMapped(format, source)
  return checkNames(format.syntax === 'json' ? readJson(source) : readNdjson(source.chunks))
}
