/**
 * Thrown by the field parsers for an invalid value. `reason` completes "because it …". It does not extend `Error`: a
 * file may have a hundred thousand of them, and their stack traces are never read.
 */
export class FieldProblem {
  constructor(
    readonly value: unknown,
    readonly reason: string,
    readonly field?: string,
  ) {}
}
