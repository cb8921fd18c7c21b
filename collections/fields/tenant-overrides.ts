import type { MultiTenantPluginConfig } from '@payloadcms/plugin-multi-tenant/types'
import { defaultTenant } from './default-tenant'
import { lockedAfterCreate } from './locked-after-create'
import { ownTenantOnly } from './own-tenant-only'

/** Overrides for the multi-tenant plugin's `tenant` field: a document never moves to another tenant. */
export const lockedTenant: NonNullable<MultiTenantPluginConfig['tenantField']> = {
  access: { update: () => false },
  defaultValue: defaultTenant,
  admin: { disableListColumn: false, disableListFilter: false },
  hooks: { beforeChange: [lockedAfterCreate, ownTenantOnly] },
}
