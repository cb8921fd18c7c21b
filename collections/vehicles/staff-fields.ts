import type { Field } from 'payload'
import { correctableFields, vehicleFields } from '@/domain/vehicle/vehicle-fields'

function correction(name: (typeof correctableFields)[number]): Field {
  const field = vehicleFields.find((candidate) => candidate.name === name && !candidate.group)
  const Description = { path: '/collections/vehicles/FeedSays#FeedSays', clientProps: { name } }
  const shared = { name, label: field?.label, admin: { components: { Description } } }
  return field?.kind === 'longText' ? { ...shared, type: 'textarea' } : { ...shared, type: 'text' }
}

export const staffFields: Field[] = [
  {
    name: 'staff',
    type: 'group',
    label: false,
    fields: [
      { name: 'hidden', type: 'checkbox', label: 'Hide from the website', defaultValue: false },
      {
        name: 'no_checkout',
        type: 'checkbox',
        label: 'Not reserved or bought online',
        defaultValue: false,
      },
      { name: 'no_trade_in', type: 'checkbox', label: 'No trade-in offered', defaultValue: false },
      ...correctableFields.map(correction),
    ],
  },
]
