/** What surrounds a control: its name, and what else must be known of it. */
export interface FieldWords {
  /** Unique on the page: label, hint and error belong to the control by it, and the error summary leads to it. */
  id: string
  label: string
  hint?: string
  /** What is wrong and how to mend it; absent while nothing is. */
  error?: string
}

export const hintId = (id: string): string => `${id}-hint`
export const errorId = (id: string): string => `${id}-error`

/** Ties a control to its words for assistive technology. */
export function fieldAttributes({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const described = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}
