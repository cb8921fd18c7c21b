import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { ownReference } from '../../collections/fields/own-reference'

/** The models of one brand, each with a link to its page (BRAND-06). */
export const brandModelsConfig: Block = {
  slug: 'brandModels',
  interfaceName: 'BrandModelsBlock',
  labels: { singular: 'Models of a brand', plural: 'Models of a brand' },
  ...blockAdmin('brandModels', 'Brands and offers', 'The models of one brand.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    ownReference('brand', 'brands', { required: true }),
  ],
}
