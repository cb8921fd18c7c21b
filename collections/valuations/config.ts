import type { CollectionConfig } from 'payload'
import { serverWritten } from '../access/server-written'
import { fromServer } from '../fields/from-server'
import { storedJson } from '../fields/stored-json'
import { readsLeads } from '../leads/access/lead-documents'

const number = (name: string, label: string) => ({ name, type: 'number' as const, label, access: fromServer })
const text = (name: string, label: string) => ({ name, type: 'text' as const, label, access: fromServer })

/** What a shopper's vehicle is worth, and what that was based on (TRADE-01…06). Dollars are whole. */
export const valuations: CollectionConfig = {
  slug: 'valuations',
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'model',
    group: 'Leads',
    defaultColumns: ['createdAt', 'year', 'make', 'model', 'offer_price', 'accepted_at', 'tenant'],
  },
  access: serverWritten(readsLeads('lead.location')),
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true, access: fromServer },
    {
      name: 'vehicle',
      type: 'relationship',
      relationTo: 'vehicles',
      label: 'Wanted vehicle',
      access: fromServer,
    },
    text('rego', 'Rego'),
    text('rego_state', 'State of the rego'),
    number('year', 'Year'),
    text('make', 'Make'),
    text('model', 'Model'),
    text('badge', 'Badge'),
    number('kilometres', 'Kilometres'),
    storedJson('condition', 'Answers about its condition'),
    number('low', 'From, in dollars'),
    number('high', 'To, in dollars'),
    number('offer_price', 'Offer, in dollars'),
    storedJson('basis', 'What it was based on'),
    text('provider', 'Valued by'),
    { name: 'valid_until', type: 'date', label: 'Valid until', access: fromServer },
    { name: 'accepted_at', type: 'date', label: 'Accepted', access: fromServer },
    { ...text('public_id', 'Id'), required: true, unique: true },
  ],
}
