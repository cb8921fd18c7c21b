import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { linkFields } from '../../collections/fields/link-fields'
import { mediaField } from '../../collections/fields/own-reference'

export const heroConfig: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Hero', plural: 'Heroes' },
  ...blockAdmin(
    'hero',
    'Opening',
    'Opens a page: a large heading with a text, a picture and up to two links.',
  ),
  fields: [
    {
      name: 'eyebrow',
      type: 'text',
      maxLength: 60,
      admin: { description: 'A short text above the heading.' },
    },
    { name: 'heading', type: 'text', required: true, maxLength: 90 },
    { name: 'text', type: 'textarea', maxLength: 300 },
    mediaField('picture'),
    {
      name: 'look',
      type: 'select',
      label: 'Picture',
      required: true,
      defaultValue: 'beside',
      options: [
        { value: 'beside', label: 'Beside the text' },
        { value: 'cover', label: 'Fills the page behind the text' },
        { value: 'below', label: 'Wide, below the text' },
      ],
      admin: { condition: (_, block) => Boolean(block?.picture) },
    },
    cardsField({
      name: 'links',
      labels: { singular: 'Link', plural: 'Links' },
      max: 2,
      fields: linkFields(),
    }),
    { name: 'showSearch', type: 'checkbox', label: 'Show a stock search box', defaultValue: false },
  ],
}
