import type { Problem, RowPlace } from '@/domain/stock/import/rejection'

/**
 * A row of a stock file as its format reads it. One with a problem is rejected; it keeps its content when that could be
 * read, so that the vehicle it is about is known.
 */
export interface SourceRow<Content> extends RowPlace {
  content?: Content
  problems?: Problem[]
}

/** Counts unreadable rows that follow one another. */
export interface Readability {
  /** Throws a `FileRefused` when so many came in a row that the file cannot be what it claims. */
  unreadable(line: number): void
  readable(): void
}
