import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'

export const faqConfig: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  ...blockAdmin('faq', 'Text and pictures', 'Questions that open to their answers.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'items',
      labels: { singular: 'Question', plural: 'Questions' },
      min: 1,
      max: 30,
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 160 },
        {
          name: 'answer',
          type: 'textarea',
          required: true,
          maxLength: 2000,
          admin: { description: 'An empty line starts a new paragraph.' },
        },
      ],
    }),
  ],
}
