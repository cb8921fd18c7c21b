import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

export const priceLinksConfig: Block = {
  slug: 'priceLinks',
  interfaceName: 'PriceLinksBlock',
  labels: { singular: 'Shop by price', plural: 'Shop by price' },
  ...blockAdmin('priceLinks', 'Stock', 'Price ranges, each a search.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90, defaultValue: 'Shop by price' },
    {
      name: 'limit',
      type: 'number',
      required: true,
      defaultValue: 6,
      min: 2,
      max: 12,
      admin: {
        description:
          'How many of the “Quick prices” in the website’s settings are shown, starting with the lowest price that some stock is below.',
      },
    },
  ],
}
