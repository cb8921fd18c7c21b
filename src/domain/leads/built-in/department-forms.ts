import type { LeadField } from '../form/lead-form'
import { type BuildForm, oneStep, SUBMIT_LABEL } from './contact-forms'
import { consents, contactFields, contactMethod, locationField, message, regoState } from './core-fields'
import type { FormSite } from './form-site'

const services = [
  'Logbook service',
  'Tyres and wheels',
  'Brakes',
  'Air conditioning',
  'Roadworthy or safety certificate',
  'Courtesy vehicle',
  'Something else',
]

const ownVehicle = (site: FormSite): readonly LeadField[] => [
  { name: 'rego', kind: 'rego', label: 'Rego', half: true },
  regoState(site),
  { name: 'Vehicle Make', kind: 'text', label: 'Make', maxLength: 60, half: true },
  { name: 'Vehicle Model', kind: 'text', label: 'Model', maxLength: 60, half: true },
  { name: 'kms', kind: 'number', label: 'Kilometres', max: 2_000_000, half: true },
]

/** ENQ-23: what to do is a list of labels. */
export const service: BuildForm = (site, context) => ({
  key: 'service',
  name: 'Service booking',
  purpose: 'service',
  category: 'Service',
  subcategory: null,
  submitLabel: 'Book a Service',
  steps: oneStep([
    ...ownVehicle(site),
    {
      name: 'additional_services',
      kind: 'checkboxes',
      label: 'What does it need?',
      options: services.map((label) => ({ value: label, label })),
    },
    ...locationField(site, context, { types: ['service'], label: 'Workshop' }),
    { name: 'dateTime', kind: 'date-time', label: 'When would suit you?' },
    ...contactFields,
    message({ label: 'Anything else that we should know?' }),
    ...consents(site),
  ]),
})

export const parts: BuildForm = (site, context) => ({
  key: 'parts',
  name: 'Parts',
  purpose: 'parts',
  category: 'Parts',
  subcategory: null,
  submitLabel: SUBMIT_LABEL,
  steps: oneStep([
    ...ownVehicle(site).filter(({ name }) => name !== 'kms'),
    message({ label: 'Which part or accessory?', required: true, missing: 'Tell us which part you need.' }),
    ...locationField(site, context, { types: ['parts', 'service'] }),
    ...contactFields,
    ...consents(site),
  ]),
})

/** ENQ-20: filed as General Enquiry with the subcategory Career Enquiry, unless the website's setting says otherwise. */
export const careers: BuildForm = (site, context) => ({
  key: 'careers',
  name: 'Careers',
  purpose: 'careers',
  category: site.convertsCareers ? 'General Enquiry' : 'Career Enquiry',
  subcategory: 'Career Enquiry',
  submitLabel: 'Apply',
  steps: oneStep([
    { name: 'position', kind: 'text', label: 'Which position?', maxLength: 120 },
    ...contactFields,
    ...locationField(site, context),
    message({ label: 'About yourself', required: true, missing: 'Write a few lines about yourself.' }),
    {
      name: 'resume',
      kind: 'file',
      label: 'Résumé',
      help: 'PDF or Word, up to 10 MB.',
      files: { accepts: ['document'], max: 1, maxBytes: 10_000_000 },
    },
    ...consents(site),
  ]),
})

export const fleet: BuildForm = (site, context) => ({
  key: 'fleet',
  name: 'Fleet',
  purpose: 'fleet',
  category: 'Fleet',
  subcategory: null,
  submitLabel: SUBMIT_LABEL,
  steps: oneStep([
    {
      name: 'company',
      kind: 'text',
      label: 'Company',
      required: true,
      missing: 'Enter your company.',
      maxLength: 120,
      autocomplete: 'organization',
      half: true,
    },
    { name: 'abn', kind: 'text', label: 'ABN', maxLength: 20, half: true },
    { name: 'fleet_size', kind: 'number', label: 'How many vehicles?', min: 1, max: 100_000, half: true },
    ...contactFields,
    contactMethod(site),
    message({ required: site.commentsRequired }),
    ...locationField(site, context),
    ...consents(site),
  ]),
})
