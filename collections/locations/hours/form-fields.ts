import type { FormState } from 'payload'

/** Values as the form state of a new row. */
export function formFields(values: Readonly<Record<string, unknown>>): FormState {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
  )
}
