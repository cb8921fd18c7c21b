import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { linkFields } from '../../collections/fields/link-fields'

/** The customers' star rating (CB-03, LOC-15). Shown only above the website's minimum rating. */
export const starRatingConfig: Block = {
  slug: 'starRating',
  interfaceName: 'StarRatingBlock',
  labels: { singular: 'Star rating', plural: 'Star ratings' },
  ...blockAdmin('starRating', 'Dealership', 'The average rating and the number of reviews.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 0,
      max: 5,
      admin: {
        step: 0.1,
        description:
          'Average, out of 5. Shown only if it is above “Stars show above” in the website’s settings.',
      },
    },
    { name: 'reviews', type: 'number', label: 'Number of reviews', required: true, min: 0 },
    {
      name: 'source',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Where the reviews are, such as Google.' },
    },
    cardsField({
      name: 'quotes',
      labels: { singular: 'Quote', plural: 'Quotes' },
      max: 3,
      fields: [
        { name: 'text', type: 'textarea', required: true, maxLength: 280 },
        { name: 'name', type: 'text', required: true, maxLength: 60 },
      ],
    }),
    ...linkFields({ required: false }),
  ],
}
