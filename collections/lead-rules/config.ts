import type { CollectionConfig } from 'payload'
import { deliveryMethodLabels, deliveryMethods } from '@/domain/leads/delivery/delivery'
import { byTenant, createInTenant } from '../access/by-tenant'
import { nobody } from '../access/rules'
import { ownReferences } from '../fields/own-reference'
import { wordListField } from '../fields/word-list-field'

const admins = ['platform-admin', 'group-admin'] as const

/** Where leads go. Every active rule that matches a lead delivers it. */
export const leadRules: CollectionConfig = {
  slug: 'lead-rules',
  dbName: 'lead_rules',
  labels: { singular: 'Delivery rule', plural: 'Delivery rules' },
  admin: {
    useAsTitle: 'name',
    group: 'Leads',
    defaultColumns: ['name', 'method', 'is_active', 'only_without_others', 'tenant'],
    description: 'Every active rule that matches a lead delivers it. An empty condition matches every lead.',
  },
  access: {
    create: createInTenant(admins),
    read: byTenant(admins),
    update: byTenant(admins),
    delete: byTenant(admins),
    unlock: nobody,
    readVersions: nobody,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'is_active', type: 'checkbox', label: 'Active', defaultValue: true },
    {
      name: 'only_without_others',
      type: 'checkbox',
      label: 'Only if no other rule matches',
      defaultValue: false,
    },
    wordListField('forms', { label: 'Forms', description: 'Keys of forms, one a line. Empty: every form.' }),
    wordListField('categories', { label: 'Categories', description: 'One a line. Empty: every category.' }),
    wordListField('car_types', {
      label: 'Conditions',
      description: 'new, demo or used, one a line. Empty: all.',
    }),
    ownReferences('locations', 'locations', { label: 'Locations' }),
    ownReferences('dealerships', 'dealerships', { label: 'Dealerships' }),
    {
      name: 'method',
      type: 'select',
      required: true,
      defaultValue: 'email',
      options: deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] })),
    },
    wordListField('emails', { label: 'Email addresses', description: 'One a line.' }),
    { name: 'webhook_url', type: 'text', label: 'Address of the webhook', maxLength: 500 },
    { name: 'webhook_secret', type: 'text', label: 'Secret of the webhook', maxLength: 200 },
  ],
}
