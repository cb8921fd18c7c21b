/** The fields with suggestions. */
export const suggested = ['make', 'model', 'badge', 'year'] as const

export const listId = (form: string, field: string) => `${form}-${field}-suggestions`

/** The element id of a field's suggestions; undefined for a field without any. */
export const suggestionsId = (form: string, field: string): string | undefined =>
  suggested.some((name) => name === field) ? listId(form, field) : undefined
