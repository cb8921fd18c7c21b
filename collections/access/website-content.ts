import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from './by-tenant'
import { platformAdmins } from './rules'

/**
 * The access of what a website's staff write, without versions: everyone who may edit the website creates, changes and deletes it. A new object
 * for each collection, because the tenant plugin changes it.
 */
export const websiteContent = (): CollectionConfig['access'] => ({
  create: createInTenant(),
  read: byTenant(),
  update: byTenant(),
  delete: byTenant(),
  unlock: platformAdmins,
  readVersions: platformAdmins,
})
