import type { RowPlace } from './rejection'

/** What an import made of a value that no filter knows; the row is taken all the same. `note` completes "it …". */
export interface ValueNote {
  field: string
  value: string
  note: string
}

/** The same note of all the rows that it is about. */
export interface ImportNote extends ValueNote, RowPlace {
  /** How many; the place is that of the first. */
  rows: number
}

/** So many notes are kept of a run; more would be a file in another language. */
export const KEPT_NOTES = 200
