import type { TenantContext } from '@/domain/tenants/tenant-context'

/** What the header needs to know of a website; its context will do. */
export type HeaderSite = Pick<TenantContext, 'name' | 'slug' | 'template' | 'theme' | 'logos'> & {
  settings: Pick<
    TenantContext['settings'],
    'garage.enabled' | 'garage.watchlistPath' | 'integrations.imageCdnBase'
  >
}
