import type { Block } from 'payload'
import { locationFilters } from '@/domain/locations/choose-locations'
import { blockAdmin } from '../../collections/fields/block-admin'
import { ownReference, ownReferences } from '../../collections/fields/own-reference'

const ONE = 'one'

const isOne = (_: unknown, block: { filter?: unknown } | undefined) => block?.filter === ONE
const isSeveral = (_: unknown, block: { filter?: unknown } | undefined) => block?.filter !== ONE

const options = [
  ...Object.entries(locationFilters).map(([value, label]) => ({ value, label })),
  { value: ONE, label: 'One location' },
]

/** Locations with their phones and hours, which come from Organisation → Locations (LOC-01, LOC-05, LOC-06). */
export const locationsConfig: Block = {
  slug: 'locations',
  interfaceName: 'LocationsBlock',
  labels: { singular: 'Locations', plural: 'Locations' },
  ...blockAdmin('locations', 'Dealership', 'Where the dealership is, with hours, phones and a map.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90, defaultValue: 'Our Locations' },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'carousel',
      options: [
        { value: 'carousel', label: 'Row that scrolls' },
        { value: 'grid', label: 'Cards' },
        { value: 'hours', label: 'Table of opening hours' },
      ],
    },
    { name: 'filter', type: 'select', label: 'Show', required: true, defaultValue: 'all', options },
    ownReference('location', 'locations', { admin: { condition: isOne } }),
    {
      name: 'make',
      type: 'text',
      maxLength: 60,
      admin: { description: 'Only locations for this make. Leave empty for any.', condition: isSeveral },
    },
    {
      name: 'subtype',
      type: 'text',
      maxLength: 60,
      admin: { description: 'Only locations of this subtype. Leave empty for any.', condition: isSeveral },
    },
    {
      name: 'listed',
      type: 'select',
      label: 'The locations below',
      defaultValue: 'include',
      options: [
        { value: 'include', label: 'Show only these, in this order' },
        { value: 'exclude', label: 'Leave these out' },
      ],
      admin: { condition: isSeveral },
    },
    ownReferences('list', 'locations', { label: 'Locations', admin: { condition: isSeveral } }),
  ],
}
