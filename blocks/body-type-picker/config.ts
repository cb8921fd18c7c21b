import type { Block } from 'payload'
import { BODY_LIMIT } from '@/domain/vehicle/body-types'
import { blockAdmin } from '../../collections/fields/block-admin'

/** Links to the website's stock by body type (SEARCH-33). Body types without stock are left out. */
export const bodyTypePickerConfig: Block = {
  slug: 'bodyTypePicker',
  interfaceName: 'BodyTypePickerBlock',
  labels: { singular: 'Body type picker', plural: 'Body type pickers' },
  ...blockAdmin('bodyTypePicker', 'Stock', 'Body types with a drawing, each a search.'),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90, defaultValue: 'Shop by body type' },
    {
      name: 'limit',
      type: 'number',
      label: 'Shown before "show more"',
      required: true,
      defaultValue: BODY_LIMIT,
      min: 2,
      max: 20,
    },
  ],
}
