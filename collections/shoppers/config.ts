import type { CollectionConfig } from 'payload'
import { serverWritten } from '../access/server-written'
import { fromServer } from '../fields/from-server'
import { readsShoppers } from './access/reads-shoppers'

const date = (name: string, label: string) => ({ name, type: 'date' as const, label, access: fromServer })

/**
 * The accounts of shoppers, apart from staff (decision 87). Only the server writes them. Their sessions, codes and
 * passwords are in the schema `shopper`, which no API reads (docs/adr/0026).
 */
export const shoppers: CollectionConfig = {
  slug: 'shoppers',
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'email',
    group: 'Leads',
    defaultColumns: ['email', 'phone', 'tenant', 'signed_in_at'],
    description: 'People who sign in on your websites.',
  },
  access: serverWritten(readsShoppers),
  indexes: [{ fields: ['scope', 'email'], unique: true }],
  fields: [
    { name: 'email', type: 'text', required: true, label: 'Email address', access: fromServer },
    { name: 'phone', type: 'text', label: 'Mobile number', access: fromServer },
    date('phone_verified_at', 'Number confirmed'),
    date('signed_in_at', 'Last sign-in'),
    {
      name: 'scope',
      type: 'text',
      required: true,
      index: true,
      // `t:` and a website's id, or `g:` and a group's id.
      label: 'Where the account works',
      access: fromServer,
      admin: { hidden: true },
    },
  ],
}
