import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { footerFields } from './footer-fields'
import { headerFields } from './header-fields'

/** The header and footer of a website: one document per website (HF-03). */
export const siteChrome: CollectionConfig = {
  slug: 'site-chrome',
  labels: { singular: 'Header and footer', plural: 'Header and footer' },
  admin: { group: 'Content' },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: platformAdmins,
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: { afterChange: [expireWebsiteTag('chrome')], afterDelete: [expireWebsiteTag('chrome')] },
  fields: [
    {
      name: 'phone',
      type: 'text',
      maxLength: 24,
      admin: { description: 'Shown in the header if the template has room for it.' },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Header', fields: headerFields },
        { label: 'Footer', fields: footerFields },
      ],
    },
  ],
}
