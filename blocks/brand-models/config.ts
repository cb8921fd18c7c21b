import type { Block } from 'payload'
import { ownReference } from '../../collections/fields/own-reference'
import { blockAdmin } from '../block-admin'

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
