/**
 * A record's own property; undefined for inherited ones. Keys come from feeds, URLs and stored JSON, and every object
 * inherits a `constructor`.
 */
export function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
