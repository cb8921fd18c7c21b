import type { MultiTenantPluginConfig } from '@payloadcms/plugin-multi-tenant/types'
import { lockedAfterCreate } from './locked-after-create'
import { ownTenantOnly } from './own-tenant-only'

/** The multi-tenant plugin's `tenant` field, with the promise that a document never moves to another tenant. */
export const lockedTenant: NonNullable<MultiTenantPluginConfig['tenantField']> = {
  access: { update: () => false },
  hooks: { beforeChange: [lockedAfterCreate, ownTenantOnly] },
}
