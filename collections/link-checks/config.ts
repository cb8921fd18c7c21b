import type { CollectionConfig } from 'payload'
import { byTenant } from '../access/by-tenant'
import { serverWritten } from '../access/server-written'
import { fromServer } from '../fields/from-server'

const number = (name: string, label: string) => ({ name, type: 'number' as const, label, access: fromServer })

/** What a night's check of a website's links found. Kept for 30 days. */
export const linkChecks: CollectionConfig = {
  slug: 'link-checks',
  labels: { singular: 'Link check', plural: 'Link checks' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: 'Content',
    description:
      'Each night, the links of the website’s pages, offers, posts, tiles, popups, bars, models and redirects are opened.',
    defaultColumns: ['createdAt', 'tenant', 'links', 'dead'],
  },
  access: serverWritten(byTenant()),
  fields: [
    {
      type: 'row',
      fields: [
        number('pages', 'Pages read'),
        number('links', 'Links opened'),
        number('dead', 'Dead links'),
        number('unsure', 'Links that gave no clear answer'),
      ],
    },
    {
      name: 'problem',
      type: 'text',
      access: fromServer,
      admin: { condition: ({ problem }) => Boolean(problem) },
    },
    {
      name: 'dead_links',
      type: 'json',
      access: fromServer,
      admin: { components: { Field: '/collections/link-checks/server-views/DeadLinks#DeadLinks' } },
    },
  ],
}
