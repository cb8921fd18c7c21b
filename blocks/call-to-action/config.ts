import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { linkFields } from '../../collections/fields/link-fields'

export const callToActionConfig: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  ...blockAdmin(
    'callToAction',
    'Text and pictures',
    'One sentence and the link that shoppers should follow.',
  ),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90 },
    { name: 'text', type: 'textarea', maxLength: 300 },
    cardsField({
      name: 'links',
      labels: { singular: 'Link', plural: 'Links' },
      min: 1,
      max: 2,
      fields: linkFields(),
    }),
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'brand',
      options: [
        { label: 'Brand colour', value: 'brand' },
        { label: 'Quiet', value: 'quiet' },
      ],
    },
    {
      name: 'anchor',
      type: 'select',
      label: 'Links of the website that point here',
      options: [
        {
          label: 'Every "Get Finance" (#finance-form), unless the page has a calculator',
          value: 'finance-form',
        },
      ],
    },
  ],
}
