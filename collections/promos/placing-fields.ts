import type { Field } from 'payload'
import { LAST_POSITION, promoKinds } from '@/domain/promos/promo'

function validPlaces(value: unknown): true | string {
  const places: readonly unknown[] = Array.isArray(value) ? value : []
  const isPlace = (place: unknown) =>
    Number.isInteger(place) && Number(place) >= 1 && Number(place) <= LAST_POSITION
  return places.every(isPlace) || `Give whole numbers from 1 to ${LAST_POSITION}.`
}

/** The tile's position among the results and the stock it appears with (PROMO-03, PROMO-05). */
export const placingFields: Field[] = [
  {
    name: 'carTypes',
    type: 'select',
    label: 'Stock it stands among',
    hasMany: true,
    options: [
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
      { value: 'demo', label: 'Demo' },
    ],
    admin: { position: 'sidebar', description: 'Empty: all of it.' },
  },
  {
    name: 'positions',
    type: 'number',
    label: 'Places of its own',
    hasMany: true,
    maxRows: 5,
    validate: validPlaces,
    admin: {
      position: 'sidebar',
      description:
        'Counted from 1; the first that is free is taken, on the first page of results; a tile that finds none stands on a later page. Empty: one of the places that the website’s settings name, in the order the tiles were made.',
    },
  },
  {
    name: 'shuffle',
    type: 'checkbox',
    label: 'Shuffle',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description:
        'Takes turns at random with the other tiles that are shuffled. They come after those that are not.',
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
      description: 'A website can show one tile of some kinds at random, at place 8 (see its settings).',
    },
  },
]
