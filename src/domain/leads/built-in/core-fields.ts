import type { FieldLink, LeadField } from '../form/lead-form'
import type { FormContext, FormSite } from './form-site'

/** Names that fill the lead's own columns. Own forms may use them too. */
const firstName: LeadField = {
  name: 'name',
  kind: 'text',
  label: 'First name',
  required: true,
  missing: 'Enter your first name.',
  maxLength: 80,
  autocomplete: 'given-name',
  half: true,
}

const lastName: LeadField = {
  name: 'last_name',
  kind: 'text',
  label: 'Last name',
  maxLength: 80,
  autocomplete: 'family-name',
  half: true,
}

const email: LeadField = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  required: true,
  missing: 'Enter your email address.',
  autocomplete: 'email',
  half: true,
}

const phone: LeadField = {
  name: 'phone',
  kind: 'phone',
  label: 'Mobile',
  required: true,
  missing: 'Enter your phone number.',
  maxLength: 40,
  autocomplete: 'tel',
  half: true,
}

/** ENQ-05: required, four digits. */
const postcode: LeadField = {
  name: 'postcode',
  kind: 'postcode',
  label: 'Postcode',
  required: true,
  maxLength: 4,
  autocomplete: 'postal-code',
  half: true,
}

/** ENT-09's core contact fields. */
export const contactFields: readonly LeadField[] = [firstName, lastName, email, phone, postcode]

/** `required` follows the website's setting in enquiries (ENQ-03); elsewhere a message is optional. */
export const message = (more: Partial<LeadField> = {}): LeadField => ({
  name: 'message',
  kind: 'textarea',
  label: 'Message',
  missing: 'Write your message.',
  maxLength: 5000,
  ...more,
})

/** PreferredContactMethod (ENQ-22). */
export const contactMethod = ({ contactMethod: value }: FormSite): LeadField => ({
  name: 'PreferredContactMethod',
  kind: 'radio',
  label: 'How should we contact you?',
  options: ['Phone', 'Email', 'SMS'].map((method) => ({ value: method, label: method })),
  value,
})

export const yesOrNo = (name: string, label: string, more: Partial<LeadField> = {}): LeadField => ({
  name,
  kind: 'radio',
  label,
  options: ['Yes', 'No'].map((answer) => ({ value: answer, label: answer })),
  ...more,
})

/** The website's locations of one type, or all. Hidden when there is no choice (ENQ-04). */
export function locationField(
  { locations }: FormSite,
  { locationId }: FormContext,
  { types, label = 'Location' }: { types?: readonly string[]; label?: string } = {},
): readonly LeadField[] {
  const fitting = types ? locations.filter(({ type }) => type === null || types.includes(type)) : locations
  const offered = fitting.length > 0 ? fitting : locations
  const [only] = offered
  if (!only) return []
  const chosen = offered.find(({ id }) => id === locationId) ?? offered.find(({ isMain }) => isMain) ?? only
  return [
    {
      name: 'location_id',
      kind: 'location',
      label,
      required: true,
      missing: 'Choose a location.',
      options: offered.map(({ id, name }) => ({ value: String(id), label: name })),
      value: String(chosen.id),
    },
  ].map(
    (field): LeadField =>
      offered.length > 1 ? { ...field, kind: 'location' } : { ...field, kind: 'hidden' },
  )
}

const OPT_IN = 'opt_in'

type LegalPages = Pick<FormSite, 'termsHref' | 'privacyHref'>

/** The pages beside a consent: the privacy policy, and the terms unless it is the subscription. Undefined without such pages. */
export function consentLinks(
  name: string,
  { termsHref, privacyHref }: LegalPages,
): readonly FieldLink[] | undefined {
  const pages = [
    { label: 'Terms and conditions', href: name === OPT_IN ? null : termsHref },
    { label: 'Privacy policy', href: privacyHref },
  ]
  const links = pages.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  return links.length > 0 ? links : undefined
}

/** The subscription (ENQ-08, ENQ-09) and, on some websites, the terms (ENQ-10). */
export function consents(site: FormSite): readonly LeadField[] {
  const { optInText, optInDefault, termsRequired } = site
  const optIn: LeadField = {
    name: OPT_IN,
    kind: 'consent',
    label: optInText,
    checked: optInDefault,
    links: consentLinks(OPT_IN, site),
  }
  const terms: LeadField = {
    name: 'terms_conditions',
    kind: 'consent',
    label: 'I agree to the terms of use.',
    required: true,
    missing: 'You must agree to the terms of use before submitting the form.',
    links: consentLinks('terms_conditions', site),
  }
  return termsRequired ? [optIn, terms] : [optIn]
}

export const hidden = (name: string, value: string): LeadField => ({
  name,
  kind: 'hidden',
  label: name,
  value,
})

/** The vehicle, when the form is about one. */
export const vehicleField = ({ vehicle }: FormContext): readonly LeadField[] =>
  vehicle ? [hidden('car_id', String(vehicle.id))] : []

export const regoStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

export const regoState = ({ state }: FormSite, more: Partial<LeadField> = {}): LeadField => ({
  name: 'regoState',
  kind: 'select',
  label: 'State of the rego',
  options: regoStates.map((value) => ({ value, label: value })),
  value: state,
  half: true,
  ...more,
})
