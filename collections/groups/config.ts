import type { Access, CollectionConfig } from 'payload'
import { platformAdminsOnlyField } from '../access/admins-only-field'
import { staffUser } from '../access/roles'
import { platformAdmins } from '../access/rules'
import { slugField } from '../fields/slug-field'
import { settingsField } from '../settings/settings-field'
import { recordSwitchChanges } from '../switch-changes/hooks/record-changes'
import { logoEndpoint } from './endpoints/logo'
import { expireGroup } from './hooks/expire-group'
import { refuseDeleteWithTenants } from './hooks/refuse-delete-with-tenants'
import { logoField } from './logo-field'
import { paymentFields } from './payment-fields'

/** Platform admins reach every group and group admins their own. Marketing staff work inside websites and reach none. */
const ownGroup: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return { id: { equals: user.group } }
}

/** A dealer group: the company that owns several websites. Its settings apply to each website that does not override them. */
export const groups: CollectionConfig = {
  slug: 'groups',
  disableDuplicate: true,
  admin: { useAsTitle: 'name', group: 'Organisation', defaultColumns: ['name', 'slug', 'updatedAt'] },
  access: {
    create: platformAdmins,
    read: ownGroup,
    update: ownGroup,
    delete: platformAdmins,
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  endpoints: [logoEndpoint],
  hooks: { afterChange: [recordSwitchChanges, expireGroup], beforeDelete: [refuseDeleteWithTenants] },
  fields: [
    { name: 'name', type: 'text', required: true, access: { update: platformAdminsOnlyField } },
    { ...slugField({ unique: true }), access: { update: platformAdminsOnlyField } },
    logoField,
    settingsField('group'),
    paymentFields,
  ],
}
