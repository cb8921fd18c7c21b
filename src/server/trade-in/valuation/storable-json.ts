const DEEPEST = 20

export class TooDeep extends Error {}

/** Text that PostgreSQL can store: no null characters, no half of a surrogate pair. */
const storableText = (text: string) => text.replace(/[\0\p{Cs}]/gu, '')

/** JSON of others as PostgreSQL can store it. Throws `TooDeep` for more than 20 levels. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new TooDeep()
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map((item) => storableJson(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), storableJson(item, depth + 1)]),
  )
}
