import type { LeadField } from '../form/lead-form'
import type { BuildForm } from './contact-forms'
import { consents, contactFields, locationField, message, regoState, vehicleField } from './core-fields'
import type { FormSite } from './form-site'

const choice = (name: string, label: string, options: readonly string[]): LeadField => ({
  name,
  kind: 'radio',
  label,
  required: true,
  options: options.map((value) => ({ value, label: value })),
})

const ownVehicle = (site: FormSite): readonly LeadField[] => [
  { name: 'rego', kind: 'rego', label: 'Rego', half: true },
  regoState(site, site.findsRegos ? { findsVehicle: true } : {}),
  {
    name: 'make',
    kind: 'text',
    label: 'Make',
    required: true,
    missing: 'Enter the make.',
    maxLength: 60,
    half: true,
  },
  {
    name: 'model',
    kind: 'text',
    label: 'Model',
    required: true,
    missing: 'Enter the model.',
    maxLength: 60,
    half: true,
  },
  { name: 'badge', kind: 'text', label: 'Badge', maxLength: 60, half: true },
  {
    name: 'year',
    kind: 'number',
    label: 'Year',
    required: true,
    missing: 'Enter the year.',
    min: 1950,
    max: 2100,
    half: true,
  },
  {
    name: 'kms',
    kind: 'number',
    label: 'Kilometres',
    required: true,
    missing: 'Enter the kilometres.',
    max: 2_000_000,
    half: true,
  },
]

/** The answers about condition that the valuation adjusts for (TRADE-02). */
const condition: readonly LeadField[] = [
  choice('service_history', 'Service history', ['Full', 'Partial', 'None']),
  choice('damage', 'Scratches, dents or other damage', ['None', 'Light', 'Heavy']),
  choice('accident', 'Has it been in an accident?', ['No', 'Yes']),
  choice('tyres', 'Tyres', ['Good', 'Worn']),
  choice('keys', 'Keys', ['Two or more', 'One']),
]

/** Trade-in, and selling without buying, in steps (MSL-01, TRADE-01, TRADE-02). */
export const tradeIn: BuildForm = (site, context) => ({
  key: 'trade-in',
  name: 'Trade-in',
  purpose: 'trade-in',
  category: 'Trade-In',
  subcategory: '1. Started',
  submitLabel: `Value My ${site.wording}`,
  steps: [
    { title: `Your ${site.wording.toLowerCase()}`, fields: [...vehicleField(context), ...ownVehicle(site)] },
    { title: 'Its condition', fields: condition },
    {
      title: 'Photos',
      fields: [
        {
          name: 'photos',
          kind: 'file',
          label: 'Photos',
          help: 'Up to five pictures, 10 MB each. You can skip this step.',
          files: { accepts: ['picture'], max: 5, maxBytes: 10_000_000 },
        },
      ],
    },
    {
      title: 'About you',
      fields: [
        ...contactFields,
        ...locationField(site, context, { types: ['car-buying', 'sales'] }),
        message(),
        ...consents(site),
      ],
    },
  ],
})
