import type { Access, CollectionConfig } from 'payload'
import { editActions } from '@/domain/edits/edit'
import { allowedTenants } from '../access/allowed-tenants'
import { staffUser } from '../access/roles'
import { serverWritten } from '../access/server-written'
import { documentLinkField } from '../admin-parts/ui-fields'
import { writtenCollections } from './written-collections'

/** Marketing staff read the edits of their websites, and group admins also those of their group. */
const ownEdits: Access = async ({ req }) => {
  const user = staffUser(req)
  if (!user || user.role === 'sales-staff') return false
  const tenants = await allowedTenants(req)
  if (tenants === 'all') return true
  const ofWebsite = { website: { in: tenants } }
  if (user.role !== 'group-admin' || user.group === null) return ofWebsite
  return { or: [ofWebsite, { group: { equals: user.group } }] }
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/**
 * The audit log of content: who changed which document, when, and which parts of it. The server writes it and nobody
 * edits it.
 */
export const edits: CollectionConfig = {
  slug: 'edits',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Edit', plural: 'Who changed what' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'title',
    group: 'Organisation',
    defaultColumns: ['createdAt', 'personName', 'action', 'kind', 'title', 'parts', 'website'],
    description:
      'Every edit of pages, promotions, settings and other content by a person. Entries are deleted after 400 days.',
    listSearchableFields: ['title', 'personName', 'parts'],
  },
  access: serverWritten(ownEdits),
  fields: [
    { name: 'personName', type: 'text', label: 'Who' },
    // The list shows the name instead, because staff may not read every account.
    { name: 'person', type: 'relationship', relationTo: 'users', index: true, admin: { hidden: true } },
    { name: 'action', type: 'select', required: true, options: options(editActions) },
    { name: 'kind', type: 'select', required: true, label: 'What', options: options(writtenCollections) },
    { name: 'title', type: 'text', label: 'Name' },
    { name: 'parts', type: 'textarea', label: 'Changed parts' },
    { name: 'document', type: 'text', required: true, index: true, admin: { hidden: true } },
    documentLinkField,
    { name: 'website', type: 'relationship', relationTo: 'tenants', index: true },
    { name: 'group', type: 'relationship', relationTo: 'groups', index: true, admin: { hidden: true } },
  ],
}
