import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { addressField } from '../../collections/fields/link-fields'
import { mediaField } from '../../collections/fields/own-reference'

/** Cards of customer stories and articles: picture, date, heading and READ MORE (CB-07). */
export const articlesConfig: Block = {
  slug: 'articles',
  interfaceName: 'ArticlesBlock',
  labels: { singular: 'Stories', plural: 'Stories' },
  ...blockAdmin('articles', 'Blog', 'Links to stories on another site.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'cards',
      labels: { singular: 'Story', plural: 'Stories' },
      min: 1,
      max: 24,
      titledBy: 'heading',
      description:
        'The newest posts first. “Blog cards shown” in the website’s settings sets how many are shown.',
      fields: [
        mediaField('picture', { required: true }),
        { name: 'date', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayOnly' } } },
        { name: 'heading', type: 'text', required: true, maxLength: 120 },
        addressField({ name: 'href', required: true }),
      ],
    }),
  ],
}
