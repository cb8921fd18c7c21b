import type { Block } from 'payload'

/** Free text. Its headings start below the page's own. */
export const richTextConfig: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [{ name: 'content', type: 'richText', required: true }],
}
