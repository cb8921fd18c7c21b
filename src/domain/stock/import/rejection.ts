/** Why a row is refused: the field as the feed names it, its value, and a reason that completes "because it …". */
export interface Problem {
  field: string
  value: string
  reason: string
}

/** Where a row stands in its file, counted from 1; a list of JSON may be all on one line, so its rows are numbered too. */
export interface RowPlace {
  line: number
  row?: number
}

/** One problem of a refused row, as people are shown it: a row with several has one of these for each. */
export interface Rejection extends Problem, RowPlace {
  /** The vehicle's stock number, or what else the file knows it by. Absent when the row does not say. */
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

/** So many rejections are kept of a run; more would only repeat them. */
export const KEPT_REJECTIONS = 1000

const SHOWN_LENGTH = 80

/** A value as it is shown in a rejection: at most 80 characters on one line. */
export function showValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the value may be refused just because of them
  const line = text.slice(0, SHOWN_LENGTH + 1).replace(/[\x00-\x1f\x7f]+/g, ' ')
  const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH - 1)}…` : line
  return shown.replace(/\p{Surrogate}/gu, '\ufffd')
}
