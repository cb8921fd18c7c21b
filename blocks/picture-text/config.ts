import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { linkFields } from '../../collections/fields/link-fields'
import { mediaField } from '../../collections/fields/own-reference'

export const pictureTextConfig: Block = {
  slug: 'pictureText',
  interfaceName: 'PictureTextBlock',
  labels: { singular: 'Picture with text', plural: 'Pictures with text' },
  ...blockAdmin('pictureText', 'Text and pictures', 'A picture beside a text.'),
  fields: [
    mediaField('picture', { required: true }),
    { name: 'heading', type: 'text', required: true, maxLength: 90 },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 800,
      admin: { description: 'An empty line starts a new paragraph.' },
    },
    cardsField({
      name: 'links',
      labels: { singular: 'Link', plural: 'Links' },
      max: 2,
      titledBy: 'label',
      fields: linkFields(),
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'side',
          type: 'select',
          label: 'Picture',
          required: true,
          defaultValue: 'left',
          options: [
            { value: 'left', label: 'On the left' },
            { value: 'right', label: 'On the right' },
          ],
        },
        {
          name: 'ground',
          type: 'select',
          required: true,
          defaultValue: 'paper',
          options: [
            { value: 'paper', label: 'White' },
            { value: 'quiet', label: 'Quiet' },
            { value: 'night', label: 'Dark' },
            { value: 'brand', label: 'Brand colour' },
          ],
        },
      ],
    },
  ],
}
