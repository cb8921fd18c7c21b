import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

/** The website's brands by kind: cars, motorcycles, trucks, caravans and the group's own (BRAND-01). */
export const brandDirectoryConfig: Block = {
  slug: 'brandDirectory',
  interfaceName: 'BrandDirectoryBlock',
  labels: { singular: 'Brands by kind', plural: 'Brands by kind' },
  ...blockAdmin('brandDirectory', 'Brands and offers', 'The group’s brands by kind.'),
  fields: [{ name: 'heading', type: 'text', maxLength: 90 }],
}
