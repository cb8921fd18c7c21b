import type { Field } from 'payload'
import { correctableFields, vehicleFields } from '@/domain/stock/vehicle-fields'

function correction(name: (typeof correctableFields)[number]): Field {
  const field = vehicleFields.find((candidate) => candidate.name === name && !candidate.group)
  return {
    name,
    type: field?.kind === 'longText' ? 'textarea' : 'text',
    label: field?.label,
    admin: { description: 'Empty: what the feed says.' },
  }
}

/** What staff decide about a vehicle. */
export const staffFields: Field[] = [
  {
    name: 'staff',
    type: 'group',
    label: false,
    fields: [
      { name: 'hidden', type: 'checkbox', label: 'Hide from the website', defaultValue: false },
      ...correctableFields.map(correction),
    ],
  },
]
