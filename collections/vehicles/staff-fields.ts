import type { Field } from 'payload'
import { photoOrderProblem } from '@/domain/vehicle/photos/order-photos'
import { correctableFields, vehicleFields } from '@/domain/vehicle/vehicle-fields'

function correction(name: (typeof correctableFields)[number]): Field {
  const field = vehicleFields.find((candidate) => candidate.name === name && !candidate.group)
  const Description = { path: '/collections/vehicles/FeedSays#FeedSays', clientProps: { name } }
  const shared = { name, label: field?.label, admin: { components: { Description } } }
  return field?.kind === 'longText' ? { ...shared, type: 'textarea' } : { ...shared, type: 'text' }
}

const photoOrder: Field = {
  name: 'photos',
  type: 'json',
  label: 'Order of photos',
  validate: (value: unknown) => photoOrderProblem(value) ?? true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/collections/vehicles/PhotoOrder#PhotoOrder' },
  },
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
      photoOrder,
      ...correctableFields.map(correction),
    ],
  },
]
