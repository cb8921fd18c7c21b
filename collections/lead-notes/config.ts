import type { CollectionConfig } from 'payload'
import { fromServer } from '../fields/from-server'
import { storedJson } from '../fields/stored-json'
import { recordedLead, recordOfLead } from '../leads/record-of-lead'

/** What happened to a lead, in order. The server writes it when people work on the lead. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  dbName: 'lead_notes',
  ...recordOfLead,
  labels: { singular: 'Lead note', plural: 'Lead notes' },
  admin: { useAsTitle: 'kind', group: 'Leads', hidden: true },
  fields: [
    recordedLead,
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
