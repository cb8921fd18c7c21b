import { type RowPlace, rowName } from './rejection'
import { type ImportNote, MAX_NOTES, type ValueNote } from './value-note'

/** Collects notes on rows. Notes with the same field, value and text are merged and count their rows. */
export class NoteCollector {
  private readonly collected = new Map<string, ImportNote>()

  add({ field, value, note }: ValueNote, place: RowPlace): void {
    const key = JSON.stringify([field, value, note])
    const known = this.collected.get(key)
    if (known) known.rows += 1
    else if (this.collected.size < MAX_NOTES)
      this.collected.set(key, { field, value, note, rows: 1, ...place })
  }

  /** Sorted by number of rows, highest first. */
  notes(): ImportNote[] {
    return [...this.collected.values()].sort((a, b) => b.rows - a.rows)
  }
}

/** `Transmission “AWD” is read as the drive (3 rows, first line 7)`. */
export function noteSentence({ field, value, note, rows, ...place }: ImportNote): string {
  const where = rows === 1 ? rowName(place) : `${rows} rows, first ${rowName(place)}`
  return `${field} “${value}” ${note} (${where})`
}
