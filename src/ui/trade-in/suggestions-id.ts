export const suggested = ['make', 'model', 'badge', 'year'] as const

/** The element id of a field's suggestions; undefined for a field without any. */
export const suggestionsId = (form: string, field: string): string | undefined =>
  suggested.some((name) => name === field) ? `${form}-${field}-suggestions` : undefined
