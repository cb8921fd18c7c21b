/** A condition on another field of the same form. */
export interface ShowIf {
  readonly field: string
  readonly is: 'filled' | 'empty' | 'one-of'
  /** For `one-of`. */
  readonly values?: readonly string[]
}
