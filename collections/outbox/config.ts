import type { CollectionConfig } from 'payload'
import { serverWritten } from '../access/server-written'
import { mailOfWebsites } from './access/mail-of-websites'

/** Stores mail while no mail server is configured. Operators read it in the admin. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Mail', plural: 'Outbox' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'subject',
    group: 'Organisation',
    defaultColumns: ['createdAt', 'to', 'subject'],
    description:
      'Emails not sent because no mail server is configured (SMTP_URL). They are deleted after seven days.',
  },
  access: serverWritten(mailOfWebsites),
  fields: [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    {
      name: 'tenant',
      type: 'relationship',
      label: 'Website',
      relationTo: 'tenants',
      index: true,
      admin: { description: 'Of mail about leads. Empty for mail about accounts.' },
    },
    {
      name: 'attachments',
      type: 'json',
      admin: { components: { Field: '/collections/fields/StoredData#StoredData' } },
    },
  ],
}
