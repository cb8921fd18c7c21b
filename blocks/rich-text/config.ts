import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

export const richTextConfig: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  ...blockAdmin('richText', 'Text and pictures', 'Headings, paragraphs, lists and links.'),
  fields: [{ name: 'content', type: 'richText', required: true }],
}
