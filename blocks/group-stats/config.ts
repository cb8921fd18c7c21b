import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'

/** Figures about the group's size (CB-08). An empty block shows the figures of the website's settings. */
export const groupStatsConfig: Block = {
  slug: 'groupStats',
  interfaceName: 'GroupStatsBlock',
  labels: { singular: 'Group figures', plural: 'Group figures' },
  ...blockAdmin('groupStats', 'Dealership', 'Figures of the group in large numbers.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'figures',
      labels: { singular: 'Figure', plural: 'Figures' },
      max: 6,
      description: 'Leave empty to show the figures in the website’s settings.',
      fields: [
        {
          name: 'figure',
          type: 'text',
          required: true,
          maxLength: 12,
          admin: { description: 'Such as 50+' },
        },
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 40,
          admin: { description: 'Such as locations' },
        },
      ],
    }),
  ],
}
