import type { CollectionConfig, Field, TextField } from 'payload'
import { leadStatuses, leadStatusLabels } from '@/domain/leads/lead-status'
import { nobody } from '../access/rules'
import { fromServer } from '../fields/from-server'
import { serverReference } from '../fields/server-reference'
import { storedJson } from '../fields/stored-json'
import { readsLeads, worksOnLeads } from './access/lead-documents'
import { assignedToField } from './assigned-to-field'
import { leadEndpoints } from './endpoints/endpoints'
import { personEndpoints } from './endpoints/person'
import { deliverReleasedLead } from './hooks/deliver-released-lead'
import { lockChangedLead } from './hooks/lock-changed-lead'
import { noteFirstContact } from './hooks/note-first-contact'
import { recordChange } from './hooks/record-change'

const text = (name: string, label: string, more: { index?: boolean } = {}): TextField => ({
  name,
  type: 'text',
  label,
  access: fromServer,
  ...more,
})

const person: Field[] = [
  text('name', 'First name'),
  text('last_name', 'Last name'),
  text('email', 'Email address'),
  text('phone', 'Phone'),
  text('postcode', 'Postcode'),
  { name: 'message', type: 'textarea', access: fromServer },
  { name: 'opt_in', type: 'checkbox', label: 'Wants offers', defaultValue: false, access: fromServer },
]

/** What a shopper sent (ENT-09). The server writes it; people change its status and who works on it. */
export const leads: CollectionConfig = {
  slug: 'leads',
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    group: 'Leads',
    defaultColumns: ['createdAt', 'name', 'form_name', 'status', 'assigned_to', 'tenant'],
    components: { beforeListTable: ['/collections/leads/person/PersonLink#PersonLink'] },
    listSearchableFields: ['name', 'last_name', 'email', 'phone'],
  },
  endpoints: [...personEndpoints, ...leadEndpoints],
  indexes: [
    { fields: ['tenant', 'idempotency_key'], unique: true },
    { fields: ['tenant', 'createdAt'] },
    { fields: ['tenant', 'person_key'] },
  ],
  access: {
    create: nobody, // only the websites' forms create leads
    read: readsLeads(),
    update: worksOnLeads(),
    delete: nobody, // a person's data is erased, and the lead stays for the counts
    unlock: nobody,
    readVersions: nobody,
  },
  hooks: {
    beforeOperation: [lockChangedLead],
    beforeChange: [noteFirstContact, deliverReleasedLead],
    afterChange: [recordChange],
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] })),
    },
    assignedToField,
    ...person,
    text('form_key', 'Form key', { index: true }),
    text('form_name', 'Form'),
    text('category', 'Category'),
    text('subcategory', 'Subcategory'),
    serverReference('vehicle', 'vehicles'),
    storedJson('vehicle_snapshot', 'The vehicle when the lead was sent'),
    serverReference('location', 'locations'),
    serverReference('dealership', 'dealerships'),
    storedJson('answers', 'Answers'),
    storedJson('consents', 'Consents, with their texts'),
    storedJson('files', 'Files'),
    storedJson('source', 'Where it came from'),
    { name: 'is_spam', type: 'checkbox', label: 'Spam', defaultValue: false, index: true },
    { name: 'spam_score', type: 'number', label: 'Spam score', access: fromServer },
    storedJson('spam_reasons', 'Reasons for the score'),
    { name: 'form_completed', type: 'checkbox', defaultValue: true, access: fromServer },
    { name: 'offer_accepted', type: 'checkbox', defaultValue: false, access: fromServer },
    { name: 'contacted_at', type: 'date', label: 'First contacted', access: fromServer },
    { name: 'followed_up_at', type: 'date', label: 'Follow-up recorded', access: fromServer },
    { name: 'erased_at', type: 'date', label: 'Personal data erased', access: fromServer },
    { ...text('public_id', 'Id'), unique: true, required: true },
    { ...text('idempotency_key', 'Idempotency key'), required: true, admin: { hidden: true } },
    { ...text('person_key', 'Person'), admin: { hidden: true } },
  ],
}
