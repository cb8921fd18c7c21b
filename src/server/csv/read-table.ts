import { CsvError, parse } from 'csv-parse/sync'
import type { FileProblem } from '@/domain/records/file-problem'

export interface TableRow {
  /** From 1, the header included. */
  readonly line: number
  readonly values: Readonly<Record<string, string>>
}

export type ReadTable =
  | { readonly rows: readonly TableRow[]; readonly problem?: undefined }
  | { readonly problem: FileProblem }

interface Asked {
  /** Names of columns, in lower case with underscores. */
  readonly required: readonly string[]
  readonly mostRows: number
  /** What a row is, such as `reviews`. */
  readonly rows: string
}

const columnKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')

const fileProblem = (message: string): ReadTable => ({ problem: { line: 0, column: '', message } })

/** Reads a CSV file whose first line names the columns. Case and signs of the names do not matter. */
export function readTable(file: string, { required, mostRows, rows: called }: Asked): ReadTable {
  let read: { record: Record<string, string>; info: { lines: number } }[]
  try {
    read = parse(file, {
      bom: true,
      columns: (names: string[]) => names.map(columnKey),
      info: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return fileProblem(`The file is not CSV: ${error.message}`)
    throw error
  }
  if (read.length === 0) return fileProblem(`The file has no ${called}. Its first line names the columns.`)
  if (read.length > mostRows) return fileProblem(`The file has more than ${mostRows} ${called}. Split it.`)
  const names = Object.keys(read[0]?.record ?? {})
  const missing = required.filter((name) => !names.includes(name))
  if (missing.length > 0) return fileProblem(`The file has no column ${missing.join(', ')}.`)
  return { rows: read.map(({ record, info }) => ({ line: info.lines, values: record })) }
}
