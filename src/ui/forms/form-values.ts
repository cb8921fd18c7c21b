import { fieldsOf } from '@/domain/leads/form/check-answers'
import type { RawAnswers } from '@/domain/leads/form/is-shown'
import type { LeadField, LeadForm } from '@/domain/leads/form/lead-form'

/** What the controls of a form hold, by field name. */
export type FormValues = Record<string, unknown>

/** Element id of a field's control: `<form>-<name>`, without spaces. */
export const fieldId = (form: string, name: string) => `${form}-${name.replace(/[^A-Za-z0-9_-]/g, '-')}`

function initialValue({ kind, value, checked }: LeadField): unknown {
  if (kind === 'consent') return checked ?? false
  if (kind === 'checkboxes' || kind === 'file') return []
  return value ?? ''
}

/** The answers that a form opens with. */
export const initialValues = (form: Pick<LeadForm, 'steps'>): FormValues =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, initialValue(field)]))

/** Reads the controls' values as answers: lists of files are lists, one ticked box of several is a list of one. */
export function rawAnswers(form: Pick<LeadForm, 'steps'>, values: FormValues): RawAnswers {
  const given = { ...initialValues(form), ...withoutUndefined(values) }
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof FileList !== 'undefined' && value instanceof FileList ? [...value] : value,
    ]),
  )
}

const withoutUndefined = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
