import type { Field } from 'payload'

const fromFeed = { create: () => false, update: () => false }

export const placeFields: Field[] = [
  {
    name: 'dealership',
    type: 'relationship',
    relationTo: 'dealerships',
    required: true,
    index: true,
    access: fromFeed,
  },
  { name: 'location', type: 'relationship', relationTo: 'locations', index: true, access: fromFeed },
  {
    name: 'feed_key',
    type: 'text',
    label: 'Key in the feed',
    required: true,
    access: fromFeed,
    admin: { description: 'The vehicle’s id in the feed: the feed’s own id, the stock number or the VIN.' },
  },
  { name: 'feed_hash', type: 'text', access: fromFeed, admin: { hidden: true } },
  // Whether a feed has ever given the location. If not, our own locations determine it.
  { name: 'place_said', type: 'checkbox', access: fromFeed, admin: { hidden: true } },
]
