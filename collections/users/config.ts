import type { CollectionConfig, EmailField, EmailFieldValidation } from 'payload'
import { email } from 'payload/shared'
import { secondFactorStates } from '@/domain/accounts/second-factor'
import { adminsOnlyField } from '../access/admins-only-field'
import { isStaffRole, staffUser } from '../access/roles'
import { nobody } from '../access/rules'
import { createUsers, manageableUsers, managedUsers } from './access/managed-users'
import { firstAccount } from './endpoints/first-account'
import { forgottenPassword } from './endpoints/forgotten-password'
import { resetPassword } from './endpoints/reset-password'
import { secondFactorEndpoints } from './endpoints/second-factor/endpoints'
import { signIn } from './endpoints/sign-in'
import { checkPassword, checkResetPassword } from './hooks/check-password'
import { forgottenPasswordMail, forgottenPasswordSubject } from './hooks/forgotten-password-mail'
import { guardPrivileges } from './hooks/guard-privileges'
import { keepBrowserKnown } from './hooks/keep-browser-known'
import { lockChangedPerson, lockLeavingPerson } from './hooks/lock-changed-person'
import { logNewPassword } from './hooks/log-new-password'
import { readSecondFactorState } from './hooks/read-second-factor-state'
import { requireCurrentPassword } from './hooks/require-current-password'
import { requireOwnLocations } from './hooks/require-own-locations'
import { requireSecondFactorCode } from './hooks/require-second-factor-code'

/** The longest address that mail servers accept. */
const LONGEST = 254

const shortEmail: EmailFieldValidation = (value, options) =>
  typeof value === 'string' && value.length > LONGEST
    ? `Use ${LONGEST} characters or fewer.`
    : email(value, options)

const emailAddress: EmailField = { name: 'email', type: 'email', validate: shortEmail }

/**
 * People who sign in to the admin. A group admin works on all websites of their group, marketing and sales staff on the
 * listed websites. The group manages both.
 */
export const users: CollectionConfig = {
  slug: 'users',
  disableDuplicate: true,
  labels: { singular: 'Person', plural: 'People' },
  admin: { useAsTitle: 'email', group: 'Organisation', defaultColumns: ['name', 'email', 'role', 'group'] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Payload's lockout would let a stranger lock a person out. See src/server/accounts/sign-in-limits.ts.
    maxLoginAttempts: 0,
    forgotPassword: {
      generateEmailHTML: forgottenPasswordMail,
      generateEmailSubject: forgottenPasswordSubject,
    },
    // Every request loads its user. A higher depth would include whole websites and the group, past the
    // person's own access.
    depth: 0,
  },
  access: {
    admin: ({ req }) => staffUser(req) !== null,
    create: createUsers,
    read: managedUsers,
    update: managedUsers,
    delete: manageableUsers,
    unlock: nobody, // Payload's lockout is off
    readVersions: () => false,
  },
  hooks: {
    beforeOperation: [lockChangedPerson, checkResetPassword],
    beforeValidate: [checkPassword],
    beforeChange: [guardPrivileges, requireOwnLocations, requireCurrentPassword],
    afterChange: [keepBrowserKnown, logNewPassword],
    afterLogout: [lockLeavingPerson],
    beforeLogin: [requireSecondFactorCode],
  },
  endpoints: [
    // These replace Payload's own endpoints.
    signIn,
    firstAccount,
    forgottenPassword,
    resetPassword,
    ...secondFactorEndpoints,
    {
      path: '/unlock',
      method: 'post',
      handler: () => Response.json({ errors: [{ message: 'There is nothing to unlock.' }] }, { status: 404 }),
    },
    {
      // Payload's own endpoint needs columns that exist only with email verification.
      path: '/verify/:token',
      method: 'post',
      handler: () => Response.json({ errors: [{ message: 'There is nothing to verify.' }] }, { status: 404 }),
    },
  ],
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      label: 'Current password',
      virtual: true,
      admin: {
        description:
          'Your own password. Required to change a password or an email address, and to make a person an admin.',
        condition: (data, _, { user }) => Boolean(user) && (Boolean(data.id) || !isStaffRole(data.role)),
        components: { Field: '/collections/users/CurrentPassword#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: 'setupCode',
      type: 'text',
      label: 'Setup code',
      virtual: true,
      admin: {
        description:
          '`npm start` and `npm run setup-code` print it in the terminal. The first account is a platform admin.',
        condition: (_, __, { user }) => !user,
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    emailAddress,
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'marketing-staff',
      options: [
        { label: 'Platform admin', value: 'platform-admin' },
        { label: 'Group admin', value: 'group-admin' },
        { label: 'Marketing staff', value: 'marketing-staff' },
        { label: 'Sales staff', value: 'sales-staff' },
      ],
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'groups',
      index: true,
      admin: { condition: (data, _, { user }) => Boolean(user) && data.role !== 'platform-admin' },
      // Staff may not read the group's record.
      access: { create: adminsOnlyField, read: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'tenants',
      type: 'array',
      label: 'Websites',
      labels: { singular: 'Website', plural: 'Websites' },
      // The session cookie would grow with each website.
      saveToJWT: false,
      admin: {
        condition: (data, _, { user }) => Boolean(user) && isStaffRole(data.role),
      },
      access: {
        create: adminsOnlyField,
        read: ({ req }) => staffUser(req) !== null,
        update: adminsOnlyField,
      },
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
    {
      name: 'locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      saveToJWT: false,
      admin: {
        condition: (data, _, { user }) => Boolean(user) && data.role === 'sales-staff',
        description: 'Whose leads this person works on. Leave empty for all locations of the websites.',
      },
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      // The secret and the codes are not fields; they are in the table accounts.second_factors. See
      // src/server/accounts/second-factor.
      name: 'secondFactor',
      type: 'select',
      label: 'Second factor',
      virtual: true,
      options: Object.entries(secondFactorStates).map(([value, label]) => ({ label, value })),
      access: { create: () => false, update: () => false },
      hooks: { afterRead: [readSecondFactorState] },
      admin: {
        condition: (data, _, { user }) => Boolean(user) && Boolean(data.id),
        components: { Field: '/collections/users/second-factor/SecondFactorField#SecondFactorField' },
        disableBulkEdit: true,
        disableListFilter: true,
      },
    },
  ],
}
