import type { Field, SelectField } from 'payload'
import { carTypes, itemTypes, vehicleStatuses } from '@/domain/vehicle/vehicle'
import { type VehicleField, vehicleFields } from '@/domain/vehicle/vehicle-fields'

const fromFeed = { create: () => false, update: () => false }

function select(name: string, label: string, values: readonly string[]): SelectField {
  const options = values.map((value) => ({ value, label: inWords(value) }))
  return { name, type: 'select', label, required: true, index: true, options, access: fromFeed }
}

function inWords(value: string): string {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function payloadField({ name, label, kind, required }: VehicleField): Field {
  switch (kind) {
    case 'status':
      return select(name, label, vehicleStatuses)
    case 'carType':
      return select(name, label, carTypes)
    case 'itemType':
      return select(name, label, itemTypes)
    case 'flag':
      return { name, type: 'checkbox', label, defaultValue: false, access: fromFeed }
    case 'longText':
      return { name, type: 'textarea', label, access: fromFeed }
    case 'text':
      return { name, type: 'text', label, required, access: fromFeed }
    case 'number':
      return { name, type: 'number', label, required, access: fromFeed }
    case 'json':
      return {
        name,
        type: 'json',
        label,
        required,
        access: fromFeed,
        admin: { components: { Field: '/collections/fields/StoredData#StoredData' } },
      }
  }
}

const groups = {
  variant: 'Engine and dimensions',
  specifications: 'Caravan',
  autograb_data: 'Market prices',
  youxQuote: 'Finance quote',
} as const

/** The fields that the feed owns, from the domain's field catalogue. They are read-only in the admin. */
export const feedFields: Field[] = [
  ...vehicleFields.filter((field) => !field.group).map(payloadField),
  ...Object.entries(groups).map(
    ([group, label]): Field => ({
      name: group,
      type: 'group',
      label,
      access: fromFeed,
      fields: vehicleFields.filter((field) => field.group === group).map(payloadField),
    }),
  ),
  {
    name: 'path',
    type: 'text',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => `/cars/${siblingData.slug}`] },
  },
  {
    name: 'has_nvic',
    type: 'checkbox',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => Boolean(siblingData.nvic)] },
  },
]
