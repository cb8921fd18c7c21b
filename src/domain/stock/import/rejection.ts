/** Why a row is refused: the field as the feed names it, its value, and a reason that completes "because it …". */
export interface Problem {
  field: string
  value: string
  reason: string
}

/** A refused row, as people are shown it. `line` counts from 1 in the file. */
export interface Rejection extends Problem {
  line: number
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
