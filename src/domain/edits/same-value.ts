const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A referenced document, which is compared by its id: its own content is not part of the document that refers to it. */
const isDocument = (value: object): value is { id: unknown } => 'id' in value && 'updatedAt' in value

function comparable(value: unknown): unknown {
  if (isEmpty(value)) return null
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(comparable)
  if (isDocument(value)) return value.id
  // Rows get new ids whenever they are saved without one.
  const entries = Object.entries(value).filter(([key, part]) => key !== 'id' && !isEmpty(part))
  return entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, comparable(part)])
}

/**
 * Whether two stored values mean the same: an absent, null or empty value are the same, and a reference is the same as the document
 * that it refers to.
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
