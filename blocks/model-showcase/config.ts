import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

export const modelShowcaseConfig: Block = {
  slug: 'modelShowcase',
  interfaceName: 'ModelShowcaseBlock',
  labels: { singular: 'Model line-up', plural: 'Model line-ups' },
  ...blockAdmin('modelShowcase', 'Stock', 'The models of the website, each with its stock.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    { name: 'limit', type: 'number', required: true, defaultValue: 8, min: 2, max: 16 },
  ],
}
