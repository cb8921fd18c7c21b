import type { CollectionConfig } from 'payload'
import { adminsOnlyField } from '../access/admins-only-field'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { requireUniqueSlug } from '../fields/require-unique'
import { slugField } from '../fields/slug-field'
import { settingsField } from '../settings/settings-field'
import { refuseDeleteWithStock } from './hooks/refuse-delete-with-stock'
import { expireStock, renameInStock } from './hooks/rename-in-stock'

/** A dealership, or rooftop (ENT-15): the licensed seller that supplies a stock feed. */
export const dealerships: CollectionConfig = {
  slug: 'dealerships',
  admin: {
    useAsTitle: 'name',
    group: 'Organisation',
    defaultColumns: ['name', 'slug', 'tenant', 'updatedAt'],
  },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: {
    create: createInTenant(['platform-admin', 'group-admin']),
    read: byTenant(),
    update: byTenant(['platform-admin', 'group-admin']),
    delete: platformAdmins,
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: {
    beforeValidate: [requireUniqueSlug],
    afterChange: [renameInStock, expireStock],
    beforeDelete: [refuseDeleteWithStock],
    afterDelete: [expireStock],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField(),
    { name: 'average_rating', type: 'number', label: 'Average rating', min: 0, max: 5 },
    { name: 'review_count', type: 'number', label: 'Number of reviews', min: 0 },
    settingsField('dealership', { read: adminsOnlyField }),
  ],
}
