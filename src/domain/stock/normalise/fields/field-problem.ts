/**
 * Thrown by the field parsers for a value that cannot be what it claims; `reason` completes "because it …". Not an
 * `Error`: a file may have a hundred thousand of them, and nobody reads their stack traces.
 */
export class FieldProblem {
  constructor(
    readonly value: unknown,
    readonly reason: string,
    /** The field's name, once it is known. */
    readonly field?: string,
  ) {}
}
