import type { Field } from 'payload'
import { linkFields, validHref } from '../fields/link-fields'
import { rowTitle } from '../fields/row-title/row-title'

/** The footer (HF-02): vehicles by body type, models, buyer tools, servicing and parts, company links, social links. */
export const footerFields: Field[] = [
  {
    name: 'columns',
    type: 'array',
    labels: { singular: 'Column', plural: 'Columns' },
    maxRows: 8,
    admin: { initCollapsed: true, components: { RowLabel: rowTitle('Column', ['title']) } },
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'links',
        options: [
          { label: 'Links', value: 'links' },
          { label: 'Vehicles by body type', value: 'bodies' },
          { label: 'Models in stock', value: 'models' },
        ],
      },
      { name: 'title', type: 'text', required: true, maxLength: 60 },
      {
        name: 'links',
        type: 'array',
        maxRows: 30,
        admin: {
          initCollapsed: true,
          condition: (_, item) => item?.kind === 'links',
          components: { RowLabel: rowTitle('Link', ['label']) },
        },
        fields: linkFields(),
      },
    ],
  },
  {
    name: 'social',
    type: 'array',
    labels: { singular: 'Social network', plural: 'Social networks' },
    maxRows: 5,
    admin: {
      description: 'Leave empty to show the links in the website’s settings.',
      initCollapsed: true,
      components: { RowLabel: rowTitle('Link', ['href']) },
    },
    fields: [
      {
        name: 'network',
        type: 'select',
        required: true,
        options: ['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'TikTok'].map((label) => ({
          label,
          value: label.toLowerCase(),
        })),
      },
      { name: 'href', type: 'text', label: 'Address', required: true, validate: validHref },
    ],
  },
  { name: 'small_print', type: 'textarea', label: 'Small print', maxLength: 1000 },
]
