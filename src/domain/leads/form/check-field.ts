import { checkFiles } from './check-files'
import type { CheckedField, FieldKind, LeadField } from './lead-form'
import { isPlausiblePhone } from './plausible-phone'

type Rule = (field: LeadField, text: string) => string | { readonly value: string }

/** Characters, unless the field says otherwise. */
const USUAL_LENGTH = 200
const LONG_TEXT = 5000

const INVALID_POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d[+-]\d{2}:\d{2})?)?$/

const keep: Rule = (_, text) => ({ value: text })

const oneOf: Rule = ({ options = [], label }, text) =>
  options.some(({ value }) => value === text) ? { value: text } : `Choose one of the options of “${label}”.`

const rules: Readonly<Record<Exclude<FieldKind, 'checkboxes' | 'consent' | 'file'>, Rule>> = {
  text: keep,
  textarea: keep,
  hidden: ({ value = '' }) => ({ value }),
  vehicle: keep,
  select: oneOf,
  radio: oneOf,
  location: oneOf,
  email: (_, text) =>
    /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(text)
      ? { value: text.toLowerCase() }
      : 'Enter an email address, such as name@example.com.',
  phone: (_, text) =>
    isPlausiblePhone(text)
      ? { value: text }
      : 'Enter a phone number with its area code, such as 0491 570 156.',
  // ENQ-05, ENQ-06
  postcode: (_, text) => (/^\d{4}$/.test(text) ? { value: text } : INVALID_POSTCODE),
  number: ({ label, min = 0, max = 10_000_000 }, text) => {
    const digits = text.replace(/[\s,$]|kms?$/gi, '')
    const number = Number(digits)
    const isWithin = digits !== '' && Number.isFinite(number) && number >= min && number <= max
    return isWithin ? { value: String(number) } : `“${label}” must be a number from ${min} to ${max}.`
  },
  rego: (_, text) => {
    const plate = text.toUpperCase().replace(/[\s-]/g, '')
    return /^[A-Z0-9]{1,9}$/.test(plate) ? { value: plate } : 'Enter a rego of up to 9 letters and digits.'
  },
  'date-time': (_, text) =>
    isLocalTime(text) ? { value: text } : 'Enter a date and a time, such as 5 Nov 2026, 2:30 pm.',
}

/**
 * `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` in the location's own time, also with its seconds and offset as free times have them
 * (TD-04), and a day that exists.
 */
function isLocalTime(text: string): boolean {
  if (!LOCAL_TIME.test(text)) return false
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
}

/** The sentence for a required field without an answer. */
function missing({ missing: own, kind, label }: LeadField): string {
  if (own) return own
  if (kind === 'postcode') return INVALID_POSTCODE
  const chosen: readonly FieldKind[] = ['select', 'radio', 'checkboxes', 'location', 'file']
  return chosen.includes(kind)
    ? `Choose “${label}”.`
    : kind === 'consent'
      ? `Tick “${label}”.`
      : `Fill in “${label}”.`
}

const none = (field: LeadField): CheckedField =>
  field.required ? { ok: false, message: missing(field) } : { ok: true, value: null }

function checkConsent(field: LeadField, answer: unknown): CheckedField {
  const isTicked = answer === true || answer === 'on' || answer === 'true'
  return isTicked || !field.required ? { ok: true, value: isTicked } : none(field)
}

function checkBoxes(field: LeadField, answer: unknown): CheckedField {
  const given = (Array.isArray(answer) ? answer : [answer]).filter(
    (one) => typeof one === 'string' && one !== '',
  )
  if (given.length === 0) return none(field)
  const known = (field.options ?? []).filter(({ value }) => given.includes(value)).map(({ value }) => value)
  return known.length === new Set(given).size
    ? { ok: true, value: known }
    : { ok: false, message: `Choose only options of “${field.label}”.` }
}

/**
 * Checks one answer against its field: the one rule that the browser and the server use. `answer` is what the control or
 * the request holds. Values come back normalised: trimmed, e-mail addresses in lower case, regos in upper case
 * (ENQ-03…08, ENQ-10).
 */
export function checkField(field: LeadField, answer: unknown): CheckedField {
  if (field.kind === 'consent') return checkConsent(field, answer)
  if (field.kind === 'checkboxes') return checkBoxes(field, answer)
  if (field.kind === 'file')
    return Array.isArray(answer) && answer.length > 0 ? checkFiles(field, answer) : none(field)
  if (field.kind === 'hidden') return { ok: true, value: field.value ?? '' }
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : ''
  if (text === '') return none(field)
  const longest = field.maxLength ?? (field.kind === 'textarea' ? LONG_TEXT : USUAL_LENGTH)
  // A longer postcode gets the sentence of its own rule (ENQ-06).
  if (text.length > longest && field.kind !== 'postcode')
    return { ok: false, message: `“${field.label}” has room for ${longest} characters.` }
  const checked = rules[field.kind](field, text)
  return typeof checked === 'string' ? { ok: false, message: checked } : { ok: true, value: checked.value }
}
