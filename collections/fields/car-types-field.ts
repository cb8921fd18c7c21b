import type { SelectField } from 'payload'
import { carTypeLabels } from '@/domain/vehicle/vehicle-details'

/** Any of new, demo and used stock. */
export const carTypesField = {
  name: 'carTypes',
  type: 'select',
  hasMany: true,
  options: (['new', 'used', 'demo'] as const).map((value) => ({ value, label: carTypeLabels[value] })),
} as const satisfies SelectField
