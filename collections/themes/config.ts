import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { themeFields } from './fields'

/** A website's look: one document per website. A website without one uses the platform's default. */
export const themes: CollectionConfig = {
  slug: 'themes',
  labels: { singular: 'Theme', plural: 'Theme' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    description:
      'Colours, typefaces, shape and logo of the website. The sample shows every change as you make it.',
  },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: platformAdmins,
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: { afterChange: [expireWebsiteTag('tenant')], afterDelete: [expireWebsiteTag('tenant')] },
  fields: themeFields,
}
