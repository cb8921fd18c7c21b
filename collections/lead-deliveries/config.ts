import type { CollectionConfig } from 'payload'
import { deliveryMethodLabels, deliveryMethods, deliveryStates } from '@/domain/leads/delivery/delivery'
import { fromServer } from '../fields/from-server'
import { storedJson } from '../fields/stored-json'
import { recordedLead, recordOfLead } from '../leads/record-of-lead'

/**
 * One lead to one receiver, with every attempt. Written with the lead in one transaction; the worker delivers what is pending and due, in the
 * order of a partial index of `next_attempt_at`.
 */
export const leadDeliveries: CollectionConfig = {
  slug: 'lead-deliveries',
  dbName: 'lead_deliveries',
  ...recordOfLead,
  labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
  admin: {
    useAsTitle: 'target',
    group: 'Leads',
    defaultColumns: ['createdAt', 'method', 'target', 'state', 'attempts', 'tenant'],
  },
  fields: [
    recordedLead,
    { name: 'rule', type: 'relationship', relationTo: 'lead-rules', index: true, access: fromServer },
    {
      name: 'method',
      type: 'select',
      required: true,
      access: fromServer,
      options: deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] })),
    },
    { name: 'target', type: 'text', label: 'To', required: true, access: fromServer },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      access: fromServer,
      options: deliveryStates.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, access: fromServer },
    storedJson('log', 'Attempts'),
    { name: 'reason', type: 'text', label: 'Why it was not delivered', access: fromServer },
    { name: 'next_attempt_at', type: 'date', label: 'Next attempt', access: fromServer },
    { name: 'delivered_at', type: 'date', label: 'Delivered', access: fromServer },
    { name: 'alerted_at', type: 'date', label: 'Alert sent', access: fromServer },
    { name: 'delivery_id', type: 'text', label: 'Id', required: true, unique: true, access: fromServer },
  ],
}
