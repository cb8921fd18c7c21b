import type { FieldKind } from '@/domain/leads/form/lead-form'

export const fieldKindLabels: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  textarea: 'Text of several lines',
  email: 'Email address',
  phone: 'Phone number',
  postcode: 'Postcode',
  number: 'Number',
  select: 'One of a list',
  radio: 'One of a few',
  checkboxes: 'Several of a few',
  'date-time': 'Date and time',
  vehicle: 'Vehicle',
  location: 'Location',
  rego: 'Rego',
  file: 'Files',
  consent: 'Consent',
  hidden: 'Hidden value',
}
