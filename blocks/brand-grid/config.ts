import type { Block } from 'payload'

export const brandGridConfig: Block = {
  slug: 'brandGrid',
  interfaceName: 'BrandGridBlock',
  labels: { singular: 'Brand grid', plural: 'Brand grids' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90, defaultValue: 'Shop by brand' },
    {
      name: 'makes',
      type: 'array',
      labels: { singular: 'Make', plural: 'Makes' },
      maxRows: 40,
      admin: { description: 'In this order. Leave empty to show every make in stock.' },
      fields: [{ name: 'make', type: 'text', required: true, maxLength: 60 }],
    },
  ],
}
