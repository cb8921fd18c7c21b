/** A problem of a file that staff import. `line` is from 1, and 0 for a problem of the whole file. */
export interface FileProblem {
  readonly line: number
  readonly column: string
  readonly message: string
}
