import type { Block } from 'payload'
import { linkFields } from '../../collections/fields/link-fields'
import { mediaField } from '../../collections/fields/own-reference'

/** Linked pictures of 600 × 400 (CB-15). */
export const imageTilesConfig: Block = {
  slug: 'imageTiles',
  interfaceName: 'ImageTilesBlock',
  labels: { singular: 'Image tiles', plural: 'Image tiles' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    {
      name: 'tiles',
      type: 'array',
      labels: { singular: 'Tile', plural: 'Tiles' },
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        mediaField('picture', { required: true }),
        ...linkFields(),
        { name: 'text', type: 'text', maxLength: 140, admin: { description: 'A line below the label.' } },
      ],
    },
  ],
}
