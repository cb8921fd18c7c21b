import type { Field } from 'payload'
import { LAST_POSITION, promoKinds } from '@/domain/promos/promo'
import { carTypesField } from '../fields/car-types-field'

function validPlaces(value: unknown): true | string {
  const places: readonly unknown[] = Array.isArray(value) ? value : []
  const isPlace = (place: unknown) =>
    Number.isInteger(place) && Number(place) >= 1 && Number(place) <= LAST_POSITION
  return places.every(isPlace) || `Enter whole numbers from 1 to ${LAST_POSITION}.`
}

/** The tile's position among the results and the stock it appears with (PROMO-03, PROMO-05). */
export const placingFields: Field[] = [
  {
    ...carTypesField,
    label: 'Shown among',
    admin: { position: 'sidebar', description: 'Leave empty for all stock.' },
  },
  {
    name: 'positions',
    type: 'number',
    label: 'Positions',
    hasMany: true,
    maxRows: 5,
    validate: validPlaces,
    admin: {
      position: 'sidebar',
      description:
        'Positions count from 1. The tile takes the first free one on the first page, or moves to a later page. Leave empty to use the website’s positions in order of creation.',
    },
  },
  {
    name: 'shuffle',
    type: 'checkbox',
    label: 'Shuffle',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'Shuffled tiles appear in random order, after the others.',
    },
  },
  {
    name: 'kind',
    type: 'select',
    label: 'About',
    required: true,
    defaultValue: 'other',
    options: [...promoKinds],
    admin: {
      position: 'sidebar',
      description: 'A website can show one random tile of certain kinds at position 8 (see its settings).',
    },
  },
]
