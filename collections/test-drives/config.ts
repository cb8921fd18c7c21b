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

/** The browser shows these by its own clock, so the form has "When" instead. Lists filter and sort by them. */
const onlyListed = {
  ...dayAndTime,
  components: { Field: '/collections/fields/NoInput#NoInput' },
} as const

/** A booked test drive. A constraint of the database refuses a second booking of the same place at the same time. */
export const testDrives: CollectionConfig = {
  slug: 'test-drives',
  dbName: 'test_drives',
  disableDuplicate: true,
  labels: { singular: 'Test drive', plural: 'Test drives' },
  defaultSort: 'starts_at',
  admin: {
    useAsTitle: 'starts_text',
    group: 'Leads',
    defaultColumns: ['starts_text', 'state', 'vehicle', 'location', 'lead', 'tenant'],
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
      name: 'starts_text',
      type: 'text',
      label: 'When',
      access: fromServer,
      admin: { description: 'As clocks at the location show it.' },
    },
    {
      name: 'starts_at',
      type: 'date',
      label: 'Starts',
      required: true,
      index: true,
      access: fromServer,
      admin: onlyListed,
    },
    { name: 'ends_at', type: 'date', label: 'Ends', required: true, access: fromServer, admin: onlyListed },
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
    // The reminder's time depends on it.
    {
      name: 'booked_at',
      type: 'date',
      label: 'Time chosen',
      required: true,
      access: fromServer,
      admin: dayAndTime,
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
