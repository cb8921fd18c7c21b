import type { CollectionConfig } from 'payload'
import { adminsOnlyField } from '../access/admins-only-field'
import { createUsers } from './access/create-users'
import { manageableUsers, managedUsers } from './access/managed-users'
import { guardPrivileges } from './hooks/guard-privileges'

/**
 * People who sign in to the admin. A group admin works on all websites of their group, marketing staff on the websites
 * listed; both belong to the group that manages them.
 */
export const users: CollectionConfig = {
  slug: 'users',
  disableDuplicate: true,
  labels: { singular: 'Person', plural: 'People' },
  admin: { useAsTitle: 'email', group: 'Organisation', defaultColumns: ['name', 'email', 'role', 'group'] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    // Every request carries its person. Payload would put their websites and group in whole, past what one may read of them.
    depth: 0,
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'users',
    create: createUsers,
    read: managedUsers,
    update: managedUsers,
    delete: manageableUsers,
    unlock: manageableUsers,
    readVersions: () => false,
  },
  hooks: { beforeChange: [guardPrivileges] },
  endpoints: [
    {
      // Payload's own needs columns that people without a verified address have not.
      path: '/verify/:token',
      method: 'post',
      handler: () => Response.json({ errors: [{ message: 'There is nothing to verify.' }] }, { status: 404 }),
    },
  ],
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'marketing-staff',
      options: [
        { label: 'Platform admin', value: 'platform-admin' },
        { label: 'Group admin', value: 'group-admin' },
        { label: 'Marketing staff', value: 'marketing-staff' },
      ],
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'groups',
      index: true,
      admin: { condition: (data) => data.role !== 'platform-admin' },
      // Staff may not read the group that it names.
      access: { create: adminsOnlyField, read: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'tenants',
      type: 'array',
      label: 'Websites',
      labels: { singular: 'Website', plural: 'Websites' },
      // A person of many websites would carry them all in the session cookie.
      saveToJWT: false,
      admin: { condition: (data) => data.role === 'marketing-staff' },
      access: { create: adminsOnlyField, update: adminsOnlyField },
      fields: [
        {
          name: 'tenant',
          type: 'relationship',
          label: 'Website',
          relationTo: 'tenants',
          required: true,
          index: true,
          saveToJWT: false,
        },
      ],
    },
  ],
}
