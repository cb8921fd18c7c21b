import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { stockChoiceFields } from '../../collections/fields/stock-choice-fields'

export const stockCarouselConfig: Block = {
  slug: 'stockCarousel',
  interfaceName: 'StockCarouselBlock',
  labels: { singular: 'Stock carousel', plural: 'Stock carousels' },
  ...blockAdmin('stockCarousel', 'Stock', 'A row of vehicles that a search finds.'),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90 },
    ...stockChoiceFields(),
    {
      name: 'limit',
      type: 'number',
      label: 'Maximum number of vehicles',
      required: true,
      defaultValue: 8,
      min: 3,
      max: 20,
    },
  ],
}
