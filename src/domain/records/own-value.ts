/**
 * What a record holds under a key; undefined for what it does not hold itself. Keys come from feeds, addresses and stored JSON, and
 * every object has a `constructor`.
 */
export function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
