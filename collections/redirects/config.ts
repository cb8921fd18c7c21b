import type { CollectionConfig } from 'payload'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { addressField } from '../fields/link-fields'
import { ownReference } from '../fields/own-reference'
import { requireUnique } from '../fields/require-unique'
import { importRedirectsEndpoint } from './endpoints/import-redirects'
import { checkTarget } from './hooks/check-target'

const PATH = /^\/[^\s?#"<>\\]*[^\s?#"<>\\/]$/

/** Old addresses of a website and where they lead. A page that moves adds one. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    group: 'Content',
    description:
      'Old addresses that lead somewhere else. A page that moves adds one. A page at the old address is shown instead.',
    defaultColumns: ['from', 'page', 'to', 'tenant', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    components: { beforeListTable: ['/collections/redirects/ImportRedirects#ImportRedirects'] },
  },
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
  endpoints: [importRedirectsEndpoint],
  access: websiteContent(),
  hooks: {
    beforeValidate: [
      requireUnique('from', (from) => `${from} already redirects. Edit that redirect instead.`),
      checkTarget,
    ],
    afterChange: [expireWebsiteTag('redirects')],
    afterDelete: [expireWebsiteTag('redirects')],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      index: true,
      maxLength: 200,
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      admin: { description: 'A path of this website, such as /specials.' },
      validate: (value: unknown) =>
        (typeof value === 'string' && value.length <= 200 && PATH.test(value)) ||
        'Start with /, and leave out the query and the last slash, such as /specials.',
    },
    ownReference('page', 'pages', {
      label: 'To the page',
      admin: { description: 'The redirect follows the page when it moves.' },
    }),
    addressField({
      name: 'to',
      label: 'Or to the address',
      description: 'Such as /search/kia or https://example.com. Leave empty if you chose a page.',
    }),
  ],
}
