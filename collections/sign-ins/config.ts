import type { Access, CollectionConfig } from 'payload'
import { signInOutcomes } from '@/domain/accounts/sign-in-outcomes'
import { staffUser } from '../access/roles'
import { serverWritten } from '../access/server-written'

/** Platform admins read every sign-in attempt, and group admins those of their group's people. */
const groupSignIns: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return { 'person.group': { equals: user.group } }
}

/**
 * The audit log of accounts: each sign-in attempt with its person, time and outcome. The server writes it and nobody
 * edits it.
 */
export const signIns: CollectionConfig = {
  slug: 'sign-ins',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Sign-in', plural: 'Sign-ins' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'outcome',
    group: 'Organisation',
    defaultColumns: ['createdAt', 'outcome', 'person', 'address'],
    description:
      'Addresses are stored as hashes: the same hash means the same address. Entries are deleted after 400 days.',
  },
  access: serverWritten(groupSignIns),
  fields: [
    {
      name: 'outcome',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(signInOutcomes).map(([value, label]) => ({ label, value })),
    },
    { name: 'person', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      label: 'Done by',
      admin: { description: 'If it was another person.' },
    },
    { name: 'account', type: 'text', label: 'Email address, as a hash' },
    { name: 'address', type: 'text', label: 'Network address, as a hash' },
  ],
}
