import type { StockFormat } from '@/domain/stock/formats'
import { FileRefused } from '../parsers/file-errors'
import { columnKey, csvColumns } from '../parsers/read-csv'
import { listStart } from '../parsers/read-json'
import { allFormats } from './all-formats'
import { readColumns } from './columns-of'
import type { CsvFormat, StockFileFormat } from './stock-file-format'

const csvFormats = Object.values(allFormats).filter((format) => format.syntax === 'csv')

function missingColumns(format: CsvFormat, keys: ReadonlySet<string>): string[] {
  return format.requiredColumns.filter((column) => !keys.has(columnKey(column)))
}

/** Counts the file's columns that the format reads. Required and telling columns count twice. */
function similarity(format: CsvFormat, keys: ReadonlySet<string>): number {
  const has = (column: string) => keys.has(columnKey(column))
  const distinctive = [...format.requiredColumns, ...(format.tellingColumns ?? [])]
  return new Set(readColumns(format).filter(has)).size + distinctive.filter(has).length
}

function renamed(format: CsvFormat, missing: string, names: readonly string[]): string | undefined {
  const read = new Set(readColumns(format).map(columnKey))
  const words = missing.toLowerCase().split(' ')
  const free = names.filter((name) => !read.has(columnKey(name)))
  return free.find((name) => words.some((word) => word.length > 2 && name.toLowerCase().includes(word)))
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

function perhaps(format: CsvFormat, missing: readonly string[], names: readonly string[]): string {
  const sentences = missing.map((column) => {
    const other = renamed(format, column, names)
    return other === undefined ? '' : ` Its column "${other}" may be "${column}" under another name.`
  })
  return sentences.join('')
}

/** Throws a `FileRefused` that names the missing columns. */
function checkColumns(format: CsvFormat, head: Buffer): void {
  const names = csvColumns(head)
  const missing = missingColumns(format, new Set(names.map(columnKey)))
  if (missing.length === 0) return
  throw new FileRefused(
    `The file has no column ${list(missing)}, which ${format.name} needs.${perhaps(format, missing, names)}`,
  )
}

interface Compared {
  format: CsvFormat
  missing: readonly string[]
  similarity: number
}

function bySimilarity(one: Compared, other: Compared): number {
  const score = ({ missing, similarity }: Compared) => similarity - 2 * missing.length
  const complete = ({ missing }: Compared) => Number(missing.length === 0)
  return (
    complete(other) - complete(one) || score(other) - score(one) || one.missing.length - other.missing.length
  )
}

function detectCsv(head: Buffer): CsvFormat {
  const names = csvColumns(head)
  const keys = new Set(names.map(columnKey))
  const nearest = csvFormats
    .map((format) => ({
      format,
      missing: missingColumns(format, keys),
      similarity: similarity(format, keys),
    }))
    .sort(bySimilarity)[0]
  if (nearest?.missing.length === 0) return nearest.format
  if (!nearest || nearest.similarity === 0) throw new FileRefused('This is not a supported stock format.')
  const { format, missing } = nearest
  throw new FileRefused(
    `The file looks like ${format.name}, but has no column ${list(missing)}.${perhaps(format, missing, names)}`,
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

function checkSyntax(format: StockFileFormat, head: Buffer): void {
  const first = head.toString('utf8').trimStart().charAt(0)
  const looksLikeJson = first === '{' || first === '['
  if (format.syntax === 'csv' && looksLikeJson) throw new FileRefused(`This is JSON, not ${format.name}.`)
  if (format.syntax === 'json' && !looksLikeJson) throw new FileRefused('This is not JSON.')
  if (format.syntax === 'ndjson' && first !== '{')
    throw new FileRefused('This is not NDJSON, which has one JSON object per line.')
}

/**
 * Checks the named format against the file's beginning, or detects one from the content, never from the file name. Throws a
 * `FileRefused` that names the columns which the closest format needs.
 */
export function detectFormat(head: Buffer, named?: StockFormat | null): StockFileFormat {
  const format = named ? allFormats[named] : detect(head)
  checkSyntax(format, head)
  if (format.syntax === 'csv') checkColumns(format, head)
  return format
}
