import type { Block } from 'payload'

export const priceLinksConfig: Block = {
  slug: 'priceLinks',
  interfaceName: 'PriceLinksBlock',
  labels: { singular: 'Shop by price', plural: 'Shop by price' },
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
          'How many of “Quick prices” of the website’s settings, from the first that any of the stock is below.',
      },
    },
  ],
}
