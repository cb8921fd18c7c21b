import type { CollectionConfig, TextField } from 'payload'
import { nobody } from '../access/rules'
import { fromServer } from '../fields/from-server'
import { serverReference } from '../fields/server-reference'
import { readsShoppers } from '../shoppers/access/reads-shoppers'
import { worksOnSpins } from './access/works-on-spins'

const text = (name: string, label: string, more: Partial<TextField> = {}) =>
  ({ name, type: 'text', label, access: fromServer, ...more }) as TextField

/** The spins of `/spin-to-win`, with the winners. A constraint of the database refuses a person's second spin of a campaign. */
export const spins: CollectionConfig = {
  slug: 'spins',
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'code',
    group: 'Leads',
    defaultColumns: ['code', 'prize', 'shopper', 'campaign', 'note', 'createdAt'],
    description: 'Who spun the wheel. Find the code that a winner shows, and note when the prize was given.',
    listSearchableFields: ['code', 'prize'],
  },
  access: {
    create: nobody,
    read: readsShoppers,
    update: worksOnSpins,
    delete: nobody,
    unlock: nobody,
    readVersions: nobody,
  },
  indexes: [{ fields: ['campaign', 'person_key'], unique: true }],
  fields: [
    text('code', 'Code', { unique: true }),
    text('prize', 'Prize'),
    serverReference('campaign', 'spin-campaigns', { required: true }),
    serverReference('shopper', 'shoppers'),
    {
      name: 'note',
      type: 'text',
      label: 'Note',
      maxLength: 200,
      admin: { description: 'Such as when the prize was given, and by whom.' },
    },
    // The hash of the shopper's address: an account that is deleted and made again gets no second spin.
    text('person_key', 'Person', { required: true, admin: { hidden: true } }),
    text('prize_id', 'Row of the prize', { admin: { hidden: true } }),
  ],
}
