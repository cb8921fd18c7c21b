import type { CollectionConfig } from 'payload'
import { stockFormatOptions } from '@/domain/stock/formats'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { ownReference } from '../fields/own-reference'

const admins = ['platform-admin', 'group-admin'] as const

export const stockFeeds: CollectionConfig = {
  slug: 'stock-feeds',
  labels: { singular: 'Stock feed', plural: 'Stock feeds' },
  admin: {
    useAsTitle: 'name',
    group: 'Stock',
    defaultColumns: ['name', 'dealership', 'enabled', 'last_run_at'],
  },
  access: {
    create: createInTenant(admins),
    read: byTenant(admins), // the URL may contain a key
    update: byTenant(admins),
    delete: byTenant(admins),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    ownReference('dealership', 'dealerships', { required: true, index: true }),
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      maxLength: 1000,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^https?:\/\/\S+$/.test(value)) ||
        'Enter an address that starts with https://.',
    },
    { name: 'format', type: 'select', required: true, options: stockFormatOptions },
    {
      name: 'every_minutes',
      type: 'number',
      label: 'Fetch every (minutes)',
      required: true,
      defaultValue: 60,
      min: 5,
      max: 10080,
    },
    {
      name: 'full',
      type: 'checkbox',
      defaultValue: true,
      label: 'The feed lists all stock',
      admin: { description: 'Vehicles missing from the feed become sold.' },
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, index: true },
    {
      name: 'last_run_at',
      type: 'date',
      label: 'Last fetched',
      admin: {
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' },
      },
      access: { create: () => false, update: () => false },
    },
  ],
}
