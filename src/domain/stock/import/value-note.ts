import type { RowPlace } from './rejection'

/** A note on a value that no filter recognises. The row is imported anyway. `note` completes "it …". */
export interface ValueNote {
  field: string
  value: string
  note: string
}

export interface ImportNote extends ValueNote, RowPlace {
  /** The number of rows. The place is that of the first row. */
  rows: number
}

/** The maximum number of notes stored per run. A file with more is probably in another language. */
export const MAX_NOTES = 200
