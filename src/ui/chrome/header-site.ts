import type { TenantContext } from '@/domain/tenants/tenant-context'

/** What the header needs of the tenant; a `TenantContext` fits. */
export type HeaderSite = Pick<TenantContext, 'name' | 'slug' | 'template' | 'theme' | 'logos'> & {
  settings: Pick<
    TenantContext['settings'],
    'garage.enabled' | 'garage.watchlistPath' | 'integrations.imageCdnBase'
  >
}
