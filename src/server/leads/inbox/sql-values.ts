/** Collects a query's values, so that its conditions can be built one by one. */
export class SqlValues {
  readonly values: unknown[] = []

  /** The placeholder of a value, such as `$3`. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`
}
