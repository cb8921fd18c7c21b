import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { ownReference } from '../../collections/fields/own-reference'

/** The newest reviews with the dealer's replies (BLOG-04, BLOG-05, LOC-16). */
export const reviewsConfig: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  ...blockAdmin('reviews', 'Dealership', 'What customers wrote, with the dealer’s replies.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    ownReference('location', 'locations', {
      admin: {
        description:
          'Leave empty for the whole website. “Reviews shown” in the website’s settings sets how many are shown.',
      },
    }),
  ],
}
