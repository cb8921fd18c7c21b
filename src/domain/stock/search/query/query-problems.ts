/** What is wrong with one parameter, as a sentence. */
export interface QueryProblem {
  /** The parameter's name as the address writes it, such as `range[price]`. */
  readonly field: string
  readonly message: string
}

/** Collects what is wrong with an address; only the first few, which is as many as anybody mends at once. */
export class QueryProblems {
  readonly #found: QueryProblem[] = []

  get all(): readonly QueryProblem[] {
    return this.#found
  }

  /** Notes a problem and gives back `instead`, the value to go on with. */
  add<T = undefined>(field: string, message: string, instead?: T): T {
    if (this.#found.length < 10) this.#found.push({ field: field.slice(0, 100), message })
    return instead as T
  }
}
