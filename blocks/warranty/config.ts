import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'

/** The warranty of each kind of vehicle (CB-10). An empty block shows the text of the website's settings. */
export const warrantyConfig: Block = {
  slug: 'warranty',
  interfaceName: 'WarrantyBlock',
  labels: { singular: 'Warranty', plural: 'Warranties' },
  ...blockAdmin('warranty', 'Text and pictures', 'What the warranty covers.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90, defaultValue: 'Warranty' },
    cardsField({
      name: 'promises',
      labels: { singular: 'Warranty', plural: 'Warranties' },
      max: 6,
      titledBy: 'covers',
      description: 'Leave empty to show the warranty wording in the website’s settings.',
      fields: [
        {
          name: 'covers',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'Such as Used cars, or New Kia.' },
        },
        {
          name: 'wording',
          type: 'textarea',
          required: true,
          maxLength: 400,
          admin: {
            description:
              'Such as “3 Year standard warranty”, “7 years unlimited-km warranty with 5 years roadside assist” or “5 years with up to 7 years roadside assist”.',
          },
        },
      ],
    }),
  ],
}
