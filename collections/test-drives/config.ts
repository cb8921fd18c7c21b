import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { fromServer } from '../fields/from-server'
import { serverReference } from '../fields/server-reference'
import { readsLeads, worksOnLeads } from '../leads/access/lead-documents'
import { checkState } from './hooks/check-state'
import { tellShopper } from './hooks/tell-shopper'

const testDriveStates = ['booked', 'cancelled', 'done', 'missed'] as const

const dayAndTime = {
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'EEE d MMM yyyy, h:mm a' },
} as const

/** A booked test drive. A constraint of the database refuses a second booking of the same place at the same time. */
export const testDrives: CollectionConfig = {
  slug: 'test-drives',
  dbName: 'test_drives',
  disableDuplicate: true,
  labels: { singular: 'Test drive', plural: 'Test drives' },
  defaultSort: 'starts_at',
  admin: {
    useAsTitle: 'starts_at',
    group: 'Leads',
    defaultColumns: ['starts_at', 'state', 'vehicle', 'location', 'lead', 'tenant'],
    description: 'Set the state after the test drive. When you cancel one, the shopper gets an email.',
    components: { beforeListTable: ['/collections/test-drives/DayLinks#DayLinks'] },
  },
  access: {
    create: nobody,
    read: readsLeads(),
    update: worksOnLeads(),
    delete: nobody,
    unlock: nobody,
    readVersions: nobody,
  },
  hooks: { beforeChange: [checkState], afterChange: [tellShopper] },
  fields: [
    serverReference('lead', 'leads', { required: true }),
    serverReference('location', 'locations', { required: true }),
    serverReference('vehicle', 'vehicles'),
    {
      name: 'starts_at',
      type: 'date',
      label: 'Starts',
      required: true,
      index: true,
      access: fromServer,
      admin: dayAndTime,
    },
    { name: 'ends_at', type: 'date', label: 'Ends', required: true, access: fromServer, admin: dayAndTime },
    {
      name: 'seat',
      type: 'number',
      required: true,
      access: fromServer,
      admin: { description: 'Which of the places at that time, from 1.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      options: testDriveStates.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
    },
    { name: 'reminded_at', type: 'date', label: 'Reminder sent', access: fromServer, admin: dayAndTime },
    { name: 'changes', type: 'number', required: true, defaultValue: 0, access: fromServer },
    {
      name: 'public_id',
      type: 'text',
      required: true,
      unique: true,
      access: fromServer,
      admin: { hidden: true },
    },
  ],
}
