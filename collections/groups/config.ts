import type { CollectionConfig } from 'payload'
import { platformAdminsOnlyField } from '../access/admins-only-field'
import { platformAdmins } from '../access/rules'
import { slugField } from '../fields/slug-field'
import { settingsField } from '../settings/settings-field'
import { ownGroup } from './access/own-group'
import { expireGroup } from './hooks/expire-group'
import { refuseDeleteWithTenants } from './hooks/refuse-delete-with-tenants'
import { paymentFields } from './payment-fields'

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
  hooks: { afterChange: [expireGroup], beforeDelete: [refuseDeleteWithTenants] },
  fields: [
    { name: 'name', type: 'text', required: true, access: { update: platformAdminsOnlyField } },
    { ...slugField({ unique: true }), access: { update: platformAdminsOnlyField } },
    settingsField('group'),
    paymentFields,
  ],
}
