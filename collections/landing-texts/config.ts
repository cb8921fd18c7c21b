import type { CollectionConfig } from 'payload'
import { landingPathProblem } from '@/domain/stock/search/landing/landing-path'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/platform-admins'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { requireUnique } from '../fields/require-unique'

export const landingTexts: CollectionConfig = {
  slug: 'landing-texts',
  labels: { singular: 'Landing page text', plural: 'Landing page texts' },
  admin: {
    useAsTitle: 'path',
    group: 'Content',
    description:
      'Every make, model, body and kind of stock has a results page of its own, with a title and a description made from its name. Write better ones here.',
    defaultColumns: ['path', 'title', 'tenant', 'updatedAt'],
    listSearchableFields: ['path', 'title'],
  },
  indexes: [{ fields: ['tenant', 'path'], unique: true }],
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: {
    beforeValidate: [requireUnique('path', (path) => `${path} has its words already. Change those instead.`)],
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
        description: 'What search engines head it with. Empty: made from the filters and the website’s name.',
      },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 170,
      admin: { description: 'What search engines say below it. Empty: made from the filters.' },
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
      label: 'Where it stands',
      required: true,
      defaultValue: 'below',
      options: [
        { value: 'above', label: 'Above the vehicles' },
        { value: 'below', label: 'Below the vehicles' },
      ],
    },
  ],
}
