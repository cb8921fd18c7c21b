import type { CollectionConfig } from 'payload'
import { byTenant } from '../access/by-tenant'
import { nobody } from '../access/rules'
import { fromServer } from '../fields/from-server'

const admins = ['platform-admin', 'group-admin'] as const

export const testDriveStates = ['booked', 'cancelled', 'done', 'missed'] as const

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
    defaultColumns: ['starts_at', 'location', 'vehicle', 'state', 'tenant'],
  },
  access: {
    create: nobody,
    read: byTenant(admins),
    update: byTenant(admins),
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
      name: 'location',
      type: 'relationship',
      relationTo: 'locations',
      required: true,
      index: true,
      access: fromServer,
    },
    { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true, access: fromServer },
    { name: 'starts_at', type: 'date', label: 'Starts', required: true, index: true, access: fromServer },
    { name: 'ends_at', type: 'date', label: 'Ends', required: true, access: fromServer },
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
    { name: 'reminded_at', type: 'date', label: 'Reminder sent', access: fromServer },
    { name: 'changes', type: 'number', required: true, defaultValue: 0, access: fromServer },
    { name: 'public_id', type: 'text', required: true, unique: true, access: fromServer },
  ],
}
