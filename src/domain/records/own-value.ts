/** Ignores inherited properties: keys come from feeds, URLs and JSON, and every object inherits a `constructor`. */
export function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
