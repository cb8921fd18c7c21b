import type { Field, SanitizedConfig, Validate } from 'payload'

export function* withNested(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field
    if ('fields' in field) yield* withNested(field.fields)
    if (field.type === 'tabs') for (const tab of field.tabs) yield* withNested(tab.fields)
    if (field.type === 'blocks') for (const block of field.blocks) yield* withNested(block.fields)
  }
}

/** Payload accepts a list for a single reference, and the query then fails. */
function oneOnly(validate: Validate): Validate {
  return (value, options) => (Array.isArray(value) ? 'Choose one.' : validate(value, options))
}

/** Refuses lists in single-reference fields of every collection, including those that plugins add. */
export async function singleReferences(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  const fields = new Set(sanitized.collections.flatMap((collection) => [...withNested(collection.fields)]))
  for (const field of fields) {
    if ((field.type !== 'relationship' && field.type !== 'upload') || field.hasMany || !field.validate)
      continue
    Object.assign(field, { validate: oneOnly(field.validate as Validate) })
  }
  return sanitized
}
