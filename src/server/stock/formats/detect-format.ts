import type { StockFormat } from '@/domain/stock/formats'
import { FileRefused } from '../import/file-refused'
import { columnKey, csvColumns } from '../import/read-csv'
import { listStart } from '../import/read-json'
import { allFormats } from './all-formats'
import type { CsvFormat, StockFileFormat } from './stock-file-format'

const csvFormats = Object.values(allFormats).filter((format) => format.syntax === 'csv')

function missingColumns(format: CsvFormat, keys: ReadonlySet<string>): string[] {
  return format.requiredColumns.filter((column) => !keys.has(columnKey(column)))
}

function tellingColumns(format: CsvFormat, keys: ReadonlySet<string>): number {
  return [...format.requiredColumns, ...(format.tellingColumns ?? [])].filter((name) =>
    keys.has(columnKey(name)),
  ).length
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Throws a `FileRefused` that names the columns the file lacks. */
function checkColumns(format: CsvFormat, head: Buffer): void {
  const missing = missingColumns(format, new Set(csvColumns(head).map(columnKey)))
  if (missing.length > 0)
    throw new FileRefused(`The file has no column ${list(missing)}, which ${format.name} needs.`)
}

function detectCsv(head: Buffer): CsvFormat {
  const names = csvColumns(head)
  const keys = new Set(names.map(columnKey))
  const nearest = csvFormats
    .map((format) => ({
      format,
      missing: missingColumns(format, keys),
      telling: tellingColumns(format, keys),
    }))
    .sort((a, b) => Number(a.missing.length > 0) - Number(b.missing.length > 0) || b.telling - a.telling)[0]
  if (nearest?.missing.length === 0) return nearest.format
  if (!nearest || nearest.telling === 0) throw new FileRefused('This is none of the stock formats.')
  throw new FileRefused(
    `The file looks like ${nearest.format.name}, but has no column ${list(nearest.missing)}.`,
  )
}

function firstLineIsObject(head: Buffer): boolean {
  const line = head.toString('utf8').trimStart().split('\n', 1)[0] ?? ''
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

function detect(head: Buffer): StockFileFormat {
  const text = head.toString('utf8')
  const isObject = text.trimStart().startsWith('{')
  if (!isObject) return listStart.test(text) ? allFormats['forecourt-json'] : detectCsv(head)
  const isList = listStart.test(text) || !(firstLineIsObject(head) || text.trim().indexOf('\n') < 0)
  return allFormats[isList ? 'forecourt-json' : 'forecourt-ndjson']
}

/** Throws a `FileRefused` when the file's first character cannot begin this syntax. */
function checkSyntax(format: StockFileFormat, head: Buffer): void {
  const first = head.toString('utf8').trimStart().charAt(0)
  const looksLikeJson = first === '{' || first === '['
  if (format.syntax === 'csv' && looksLikeJson) throw new FileRefused(`This is JSON, not ${format.name}.`)
  if (format.syntax === 'json' && !looksLikeJson) throw new FileRefused('This is not JSON.')
  if (format.syntax === 'ndjson' && first !== '{')
    throw new FileRefused('This is not NDJSON: one JSON object a line.')
}

/**
 * The file's format: the one named, checked against the file's beginning, else told from the content alone (not from the file's
 * name). Throws a `FileRefused` when it is none, naming the columns that the nearest format would need.
 */
export function detectFormat(head: Buffer, named?: StockFormat | null): StockFileFormat {
  const format = named ? allFormats[named] : detect(head)
  checkSyntax(format, head)
  if (format.syntax === 'csv') checkColumns(format, head)
  return format
}
