import type { FieldKind, LeadField, LeadForm } from '../form/lead-form'
import { consentLinks, locationField } from './core-fields'
import type { FormContext, FormSite } from './form-site'
import { withTurnstile } from './with-turnstile'

interface StoredField {
  name: string
  label: string
  kind: FieldKind
  required?: boolean | null
  half?: boolean | null
  help?: string | null
  options?: unknown
  max_length?: number | null
  value?: string | null
  show_if?: { field?: string | null; is?: 'filled' | 'empty' | 'one-of' | null; values?: unknown } | null
}

/** A form as an editor stored it. */
export interface StoredForm {
  slug: string
  name: string
  category: string
  subcategory?: string | null
  submit_label?: string | null
  steps?: { title?: string | null; fields?: StoredField[] | null }[] | null
}

const words = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((word): word is string => typeof word === 'string') : []

const files = { accepts: ['picture', 'document'], max: 5, maxBytes: 10_000_000 } as const

function fieldOf(stored: StoredField): LeadField {
  const { name, label, kind, show_if: condition } = stored
  return {
    name,
    label,
    kind,
    required: stored.required ?? false,
    half: stored.half ?? false,
    help: stored.help ?? undefined,
    maxLength: stored.max_length ?? undefined,
    value: stored.value ?? undefined,
    checked: kind === 'consent' && stored.value === 'yes',
    options: words(stored.options).map((value) => ({ value, label: value })),
    files: kind === 'file' ? files : undefined,
    showIf: condition?.field
      ? { field: condition.field, is: condition.is ?? 'one-of', values: words(condition.values) }
      : undefined,
  }
}

/** An editor's form. Its location fields offer the website's locations, and its consents link to the website's legal pages. */
export function ownForm(stored: StoredForm, site: FormSite, context: FormContext): LeadForm {
  const ofWebsite = (field: LeadField): readonly LeadField[] => {
    if (field.kind === 'consent') return [{ ...field, links: consentLinks(field.name, site) }]
    if (field.kind !== 'location') return [field]
    return locationField(site, context, { label: field.label }).map((known) => ({
      ...known,
      name: field.name,
    }))
  }
  return withTurnstile(site, {
    key: stored.slug,
    name: stored.name,
    purpose: 'own',
    category: stored.category,
    subcategory: stored.subcategory ?? null,
    submitLabel: stored.submit_label || 'Submit Form',
    steps: (stored.steps ?? []).map(({ title, fields }) => ({
      title: title ?? null,
      fields: (fields ?? []).map(fieldOf).flatMap(ofWebsite),
    })),
  })
}
