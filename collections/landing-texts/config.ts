import type { CollectionConfig } from 'payload'
import { landingPathProblem } from '@/domain/stock/search/landing/landing-path'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { requireUnique } from '../fields/require-unique'

export const landingTexts: CollectionConfig = {
  slug: 'landing-texts',
  labels: { singular: 'Landing page text', plural: 'Landing page texts' },
  admin: {
    useAsTitle: 'path',
    group: 'Content',
    description:
      'Every make, model, body and kind of stock has its own results page. Its title and description are generated from its name; write your own here.',
    defaultColumns: ['path', 'title', 'tenant', 'updatedAt'],
    listSearchableFields: ['path', 'title'],
  },
  indexes: [{ fields: ['tenant', 'path'], unique: true }],
  access: websiteContent(),
  hooks: {
    beforeValidate: [requireUnique('path', (path) => `${path} already has a text. Edit that one instead.`)],
    afterChange: [expireWebsiteTag('landingTexts')],
    afterDelete: [expireWebsiteTag('landingTexts')],
  },
  fields: [
    {
      name: 'path',
      type: 'text',
      label: 'Results page',
      required: true,
      index: true,
      maxLength: 160,
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      admin: {
        description:
          'Its address, such as /search/toyota, /search/toyota/hilux, /search/suv or /search/used-cars.',
      },
      validate: (value: unknown) => landingPathProblem(typeof value === 'string' ? value : '') ?? true,
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: {
        description:
          'The title in search engines. Leave empty to generate it from the filters and the website’s name.',
      },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 170,
      admin: {
        description: 'The description in search engines. Leave empty to generate it from the filters.',
      },
    },
    {
      name: 'intro',
      type: 'richText',
      label: 'Text on the page',
      admin: { description: 'Shown on the first page of these results only.' },
    },
    {
      name: 'introPlace',
      type: 'select',
      label: 'Position of the text',
      required: true,
      defaultValue: 'below',
      options: [
        { value: 'above', label: 'Above the vehicles' },
        { value: 'below', label: 'Below the vehicles' },
      ],
    },
  ],
}
