import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { vocabularyKey } from '@/domain/stock/normalise/vocabulary'
import { FileRefused } from './file-errors'
import { limits, megabytes } from './limits'
import type { StockSource } from './open-source'
import { watchReadability } from './readability'
import type { SourceRow } from './source-row'

/** Values by `columnKey`. */
export type CsvRow = ReadonlyMap<string, string>

const delimiters = [',', ';', '\t', '|'] as const
const BATCH = 500

/** Normalises a column name for comparison: `Rego expiry (dd/mm/yyyy)`, `rego_expiry` and `REGO EXPIRY` are equal. */
export function columnKey(name: string): string {
  return vocabularyKey(name.replace(/\([^)]*\)/g, ''))
}

function headerLine(head: Buffer): string {
  return head.toString('utf8').trimStart().split(/\r?\n/, 1)[0] ?? ''
}

function delimiterOf(header: string): string {
  const counts = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

export function csvColumns(head: Buffer): string[] {
  const header = headerLine(head)
  return header.split(delimiterOf(header)).map((name) => name.trim().replace(/^"|"$/g, ''))
}

function refusalOf(error: CsvError): FileRefused {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new FileRefused('The file is cut off: it ends inside a quoted value.')
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FileRefused(`A row is larger than ${megabytes(limits.rowBytes)}: this is not a stock file.`)
  }
  return new FileRefused(`The file is not CSV: ${error.message}`)
}

function toRow(line: number, keys: string[], values: string[]): SourceRow<CsvRow> {
  const content = new Map(keys.map((key, index) => [key, values[index] ?? '']))
  if (values.length !== keys.length) {
    const problem = {
      field: '',
      value: `${values.length} columns`,
      reason: `does not have ${keys.length} columns`,
    }
    return { line, content, problems: [problem] }
  }
  return { line, content }
}

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

/**
 * Detects the delimiter (comma, semicolon, tab or bar) from the header. Rejects a row with another number of values. Throws a
 * `FileRefused` when the file ends inside quotes or is not CSV.
 */
export async function* readCsv({ head, chunks }: StockSource): AsyncGenerator<SourceRow<CsvRow>[]> {
  const options = {
    delimiter: delimiterOf(headerLine(head)),
    max_record_size: limits.rowBytes,
    info: true,
  } as const
  const parser = parse({ ...options, relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
  const input = Readable.from(chunks, { objectMode: false })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  try {
    yield* rowsOf(parser as AsyncIterable<ParsedRecord>)
  } catch (error) {
    if (error instanceof CsvError) throw refusalOf(error)
    throw error
  } finally {
    input.destroy()
    parser.destroy()
  }
}

async function* rowsOf(records: AsyncIterable<ParsedRecord>): AsyncGenerator<SourceRow<CsvRow>[]> {
  const readability = watchReadability()
  let keys: string[] | null = null
  let previousLine = 0
  let rows: SourceRow<CsvRow>[] = []
  for await (const { record, info } of records) {
    const line = previousLine + 1
    previousLine = info.lines
    if (keys === null) {
      keys = record.map(columnKey)
      continue
    }
    if (record.every((value) => value.trim() === '')) continue
    const row = toRow(line, keys, record)
    if (row.problems) readability.unreadable(line)
    else readability.readable()
    rows.push(row)
    if (rows.length >= BATCH) {
      yield rows
      rows = []
    }
  }
  if (rows.length > 0) yield rows
}
