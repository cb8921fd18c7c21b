import type { Problem, RowPlace } from '@/domain/stock/import/rejection'

/**
 * A row of a stock file. A row with a problem is rejected. It keeps its content when that is readable, so that its vehicle is
 * known.
 */
export interface SourceRow<Content> extends RowPlace {
  content?: Content
  problems?: Problem[]
}

export interface Readability {
  /** Throws a `FileRefused` at `limits.unreadableInARow` consecutive rows. */
  unreadable(line: number): void
  readable(): void
}
