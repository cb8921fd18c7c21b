import type { Block } from 'payload'
import { ownReference } from '../../collections/fields/own-reference'

/** Cards of the website's current offers (OFFER-01). The offers page shows all of them with filters. */
export const offersConfig: Block = {
  slug: 'offers',
  interfaceName: 'OffersBlock',
  labels: { singular: 'Offers', plural: 'Offers' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    ownReference('brand', 'brands', { admin: { description: 'Leave empty for any.' } }),
    ownReference('model', 'vehicle-models', { admin: { description: 'Leave empty for any.' } }),
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
