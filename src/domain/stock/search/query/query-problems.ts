/** A problem with one parameter, as a sentence. */
export interface QueryProblem {
  /** The parameter's name as in the URL, such as `range[price]`. */
  readonly field: string
  readonly message: string
}

/** Collects the problems of a URL. Stores only the first 10. */
export class QueryProblems {
  readonly #found: QueryProblem[] = []

  get all(): readonly QueryProblem[] {
    return this.#found
  }

  /** Adds a problem and returns `instead`, the value to use in place of the malformed one. */
  add<T = undefined>(field: string, message: string, instead?: T): T {
    if (this.#found.length < 10) this.#found.push({ field: field.slice(0, 100), message })
    return instead as T
  }
}
