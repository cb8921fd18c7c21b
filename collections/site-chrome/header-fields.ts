import type { Field } from 'payload'
import { linkFields } from '../fields/link-fields'
import { rowTitle } from '../fields/row-title/row-title'

/**
 * The header's menu (HF-01, HF-04). An item is a plain link, or opens a list of the website's models, its stock pages
 * or custom links.
 */
export const headerFields: Field[] = [
  {
    name: 'menu',
    type: 'array',
    labels: { singular: 'Menu item', plural: 'Menu' },
    maxRows: 12,
    admin: { initCollapsed: true, components: { RowLabel: rowTitle('Item', ['label']) } },
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'link',
        options: [
          { label: 'Link', value: 'link' },
          { label: 'Models in stock', value: 'models' },
          { label: 'Stock pages', value: 'stock' },
          { label: 'List of links', value: 'group' },
        ],
      },
      ...linkFields(),
      {
        name: 'links',
        type: 'array',
        maxRows: 30,
        admin: {
          initCollapsed: true,
          condition: (_, item) => item?.kind === 'group' || item?.kind === 'stock',
          components: { RowLabel: rowTitle('Link', ['label']) },
        },
        fields: linkFields(),
      },
    ],
  },
]
