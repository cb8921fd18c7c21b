import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { ownReference } from '../../collections/fields/own-reference'

const scopedReference = (name: 'brand' | 'model', relationTo: 'brands' | 'vehicle-models') =>
  ownReference(name, relationTo, { admin: { condition: (_, block) => block?.scope === name } })

/**
 * Cards of the website's current offers (OFFER-01). The offers page shows all of them with filters. A block of a brand or model
 * that was deleted shows none, and its form says so.
 */
export const offersConfig: Block = {
  slug: 'offers',
  interfaceName: 'OffersBlock',
  labels: { singular: 'Offers', plural: 'Offers' },
  ...blockAdmin(
    'offers',
    'Brands and offers',
    'Offers that are live now: all, or those of a brand or model.',
  ),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    {
      name: 'scope',
      type: 'select',
      label: 'Offers of',
      required: true,
      defaultValue: 'all',
      options: [
        { label: 'Every brand', value: 'all' },
        { label: 'One brand', value: 'brand' },
        { label: 'One model', value: 'model' },
      ],
    },
    scopedReference('brand', 'brands'),
    scopedReference('model', 'vehicle-models'),
    {
      name: 'missing',
      type: 'ui',
      admin: { components: { Field: '/collections/offers/MissingReference#MissingReference' } },
    },
    {
      name: 'limit',
      type: 'number',
      label: 'Maximum number of offers',
      min: 1,
      max: 60,
      admin: { description: 'Leave empty for all.' },
    },
    {
      name: 'show_filters',
      type: 'checkbox',
      label: 'Show filters, and a message when there is no offer',
      defaultValue: false,
    },
  ],
}
