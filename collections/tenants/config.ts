import type { Access, CollectionConfig, PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { templateOptions } from '@/domain/flags/templates'
import { expireTags } from '@/server/cache/expire-tags'
import { adminsOnlyField, platformAdminsOnlyField } from '../access/admins-only-field'
import { allowedTenants } from '../access/allowed-tenants'
import { type Role, roles, staffUser } from '../access/roles'
import { platformAdmins } from '../access/rules'
import { lockedAfterCreate } from '../fields/locked-after-create'
import { slugField } from '../fields/slug-field'
import { settingsField } from '../settings/settings-field'
import { recordSwitchChanges } from '../switch-changes/hooks/record-changes'
import { exportEndpoint } from '../website-files/endpoints/export'
import { canonicalHostField, domainsField } from './domains-field'
import { asOfEndpoint } from './endpoints/as-of'
import { refuseDeleteWithContent } from './hooks/refuse-delete-with-content'
import { refuseUnreachableHost } from './hooks/refuse-unreachable-host'
import { removeFromPeople } from './hooks/remove-from-people'

function byTenantId(allowedRoles: readonly Role[] = roles): Access {
  return async ({ req }) => {
    const user = staffUser(req)
    if (!user || !allowedRoles.includes(user.role)) return false
    const tenants = await allowedTenants(req)
    return tenants === 'all' ? true : { id: { in: tenants } }
  }
}

async function expireTenant({ doc, req }: { doc: { id: number }; req: PayloadRequest }): Promise<void> {
  await expireTags(req, [buildTag('hosts', {}), buildTag('tenant', { tenant: doc.id })])
}

/** A website (ENT-16). Its host names identify it, its template sets its look, and its settings control its behaviour. */
export const tenants: CollectionConfig = {
  slug: 'tenants',
  disableDuplicate: true, // a copy would have the same domains and search key
  labels: { singular: 'Website', plural: 'Websites' },
  admin: { useAsTitle: 'name', group: 'Organisation', defaultColumns: ['name', 'slug', 'template', 'group'] },
  endpoints: [asOfEndpoint, exportEndpoint],
  access: {
    create: platformAdmins,
    read: byTenantId(),
    update: byTenantId(['platform-admin', 'group-admin']),
    delete: platformAdmins,
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: {
    beforeValidate: [refuseUnreachableHost],
    afterChange: [recordSwitchChanges, expireTenant],
    beforeDelete: [refuseDeleteWithContent, removeFromPeople],
    afterDelete: [expireTenant],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    {
      ...slugField({
        unique: true,
        admin: { description: 'Also its address in development: <slug>.localhost' },
      }),
      access: { update: platformAdminsOnlyField },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'groups',
      required: true,
      index: true,
      // Staff may not read the group's record.
      access: { read: adminsOnlyField, update: platformAdminsOnlyField },
      hooks: { beforeChange: [lockedAfterCreate] },
    },
    { name: 'template', type: 'select', required: true, options: templateOptions },
    domainsField,
    canonicalHostField,
    {
      name: 'redirect_to_canonical',
      type: 'checkbox',
      label: 'Redirect other domains to the canonical one',
      defaultValue: false,
    },
    { name: 'website_id', type: 'text', label: 'Website id (for upstream services)' },
    { name: 'manufacturer_name', type: 'text', label: 'Manufacturer (one-franchise sites)' },
    {
      name: 'address',
      type: 'group',
      fields: [
        { name: 'city', type: 'text' },
        { name: 'state', type: 'text' },
      ],
    },
    { name: 'site_base_url', type: 'text', label: 'Site base URL' },
    {
      name: 'search',
      type: 'group',
      label: 'Search service',
      access: { read: adminsOnlyField, create: platformAdminsOnlyField, update: platformAdminsOnlyField },
      fields: [
        {
          name: 'host',
          type: 'text',
          admin: {
            description:
              'Another node of the platform’s search servers, closer to the shoppers. The platform does not index other servers, so PostgreSQL answers searches instead. Leave empty to use the platform’s search service.',
          },
        },
        { name: 'key', type: 'text', admin: { description: 'A read-only key.' } },
      ],
    },
    {
      name: 'turnstile_secret',
      type: 'text',
      label: 'Cloudflare Turnstile secret',
      maxLength: 200,
      access: { read: adminsOnlyField, create: adminsOnlyField, update: adminsOnlyField },
    },
    settingsField('tenant', { read: adminsOnlyField }),
    {
      name: 'website_file',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/website-files/server-views/WebsiteFile#WebsiteFile' },
        disableListColumn: true,
      },
    },
    {
      name: 'locations',
      type: 'join',
      collection: 'locations',
      on: 'tenant',
      maxDepth: 0,
      admin: { defaultColumns: ['name', 'slug', 'location_type'] },
    },
    {
      name: 'dealerships',
      type: 'join',
      collection: 'dealerships',
      on: 'tenant',
      maxDepth: 0,
      admin: { defaultColumns: ['name', 'slug'] },
    },
  ],
}
