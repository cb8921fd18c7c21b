import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'

export const brandGridConfig: Block = {
  slug: 'brandGrid',
  interfaceName: 'BrandGridBlock',
  labels: { singular: 'Brand grid', plural: 'Brand grids' },
  ...blockAdmin('brandGrid', 'Brands and offers', 'The makes in stock, with their marks.'),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90, defaultValue: 'Shop by brand' },
    cardsField({
      name: 'makes',
      labels: { singular: 'Make', plural: 'Makes' },
      max: 40,
      description: 'Shown in this order. Leave empty to show every make in stock.',
      fields: [{ name: 'make', type: 'text', required: true, maxLength: 60 }],
    }),
  ],
}
