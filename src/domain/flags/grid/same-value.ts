import { isRecord } from '../overrides/value-problem'

/** A form without the order of an object's keys, which the database does not keep. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isRecord(value)) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  )
}

/** Whether two stored values are equal. `null` and `undefined` both mean that the level sets nothing. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

export interface ChangedValue {
  readonly key: string
  /** Null if the level did not set the switch. */
  readonly before: unknown
  readonly after: unknown
}

/** The switches that one level sets differently after a change of its stored values. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const [was, is] = [before, after].map((each) => (isRecord(each) ? each : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !sameValue(was[key], is[key]))
    .map((key) => ({ key, before: was[key] ?? null, after: is[key] ?? null }))
}
