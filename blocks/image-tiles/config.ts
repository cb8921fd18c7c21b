import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { linkFields } from '../../collections/fields/link-fields'
import { mediaField } from '../../collections/fields/own-reference'

/** Linked pictures of 600 × 400 (CB-15). */
export const imageTilesConfig: Block = {
  slug: 'imageTiles',
  interfaceName: 'ImageTilesBlock',
  labels: { singular: 'Image tiles', plural: 'Image tiles' },
  ...blockAdmin('imageTiles', 'Text and pictures', 'Pictures that lead somewhere, side by side.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'tiles',
      labels: { singular: 'Tile', plural: 'Tiles' },
      min: 1,
      max: 12,
      fields: [
        mediaField('picture', { required: true }),
        ...linkFields(),
        { name: 'text', type: 'text', maxLength: 140, admin: { description: 'A line below the label.' } },
      ],
    }),
  ],
}
