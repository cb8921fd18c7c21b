import type { CollectionConfig } from 'payload'
import { byTenant } from '../access/by-tenant'
import { serverWritten } from '../access/server-written'
import { fromServer } from '../fields/from-server'

const number = (name: string, label: string) => ({ name, type: 'number' as const, label, access: fromServer })

/** What a night's comparison of a website's prices with its last stock files found. Kept for 30 days. */
export const priceChecks: CollectionConfig = {
  slug: 'price-checks',
  labels: { singular: 'Price check', plural: 'Price checks' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: 'Stock',
    description: 'Each night, the prices that shoppers see are compared with the last stock files.',
    defaultColumns: ['createdAt', 'tenant', 'vehicles', 'errors', 'offers'],
  },
  access: serverWritten(byTenant()),
  fields: [
    {
      type: 'row',
      fields: [
        number('vehicles', 'Vehicles compared in the results'),
        number('pages', 'Vehicle pages compared'),
        number('errors', 'Errors'),
        number('offers', 'Differences that the site’s rules explain'),
      ],
    },
    {
      name: 'problems',
      type: 'json',
      access: fromServer,
      admin: { components: { Field: '/collections/price-checks/CheckProblems#CheckProblems' } },
    },
    {
      name: 'differences',
      type: 'json',
      access: fromServer,
      admin: { components: { Field: '/collections/price-checks/PriceDifferences#PriceDifferences' } },
    },
  ],
}
