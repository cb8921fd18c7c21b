/** Collects the values of a statement; nothing of a shopper's is ever part of its text. */
export class SqlParameters {
  readonly values: unknown[] = []

  /** Adds a value and gives the placeholder that stands for it. */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
