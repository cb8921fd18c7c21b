/** Why a row is rejected: the field as the feed names it, its value, and a reason that completes "because it …". */
export interface Problem {
  field: string
  value: string
  reason: string
}

/** A row's position in its file, counted from 1. A JSON list may be on one line, so its rows are numbered too. */
export interface RowPlace {
  line: number
  row?: number
}

/** One problem of a rejected row. A row with several problems has one rejection for each. */
export interface Rejection extends Problem, RowPlace {
  /** The vehicle's stock number or another identifier from the file. Absent when the row has none. */
  stock?: string
}

/** `line 7`, or `row 3, line 1` of a list. */
export function rowName({ line, row }: RowPlace): string {
  return row === undefined ? `line ${line}` : `row ${row}, line ${line}`
}

/** `S12, line 7: Odometer "far" is not a number`. */
export function rejectionSentence({ stock, field, value, reason, ...place }: Rejection): string {
  const which = stock === undefined ? rowName(place) : `${stock}, ${rowName(place)}`
  return `${which}: ${field} "${value}" ${reason}`
}

export const MAX_REJECTIONS = 1000

const SHOWN_LENGTH = 80

/** Formats a value for a rejection: one line of at most 80 characters. */
export function showValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters may be why the value is rejected
  const line = text.slice(0, SHOWN_LENGTH + 1).replace(/[\x00-\x1f\x7f]+/g, ' ')
  const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH - 1)}…` : line
  return shown.replace(/\p{Surrogate}/gu, '\ufffd')
}
