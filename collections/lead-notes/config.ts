import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { fromServer } from '../fields/from-server'
import { storedJson } from '../fields/stored-json'
import { readsLeads } from '../leads/access/lead-documents'

/** What happened to a lead, in order. The server writes it when people work on the lead. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  dbName: 'lead_notes',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Lead note', plural: 'Lead notes' },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'kind', group: 'Leads', hidden: true },
  access: {
    create: nobody,
    read: readsLeads('lead.location'),
    update: nobody,
    delete: nobody,
    unlock: nobody,
    readVersions: nobody,
  },
  fields: [
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      required: true,
      index: true,
      access: fromServer,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      access: fromServer,
      options: ['note', 'status', 'assigned', 'reply', 'resent', 'spam', 'system'].map((value) => ({
        value,
        label: value,
      })),
    },
    { name: 'text', type: 'textarea', access: fromServer },
    { name: 'author', type: 'relationship', relationTo: 'users', access: fromServer },
    storedJson('detail', 'Detail'),
  ],
}
