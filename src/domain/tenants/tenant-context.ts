import type { FinanceProvider } from '@/domain/finance/provider'
import type { Settings } from '@/domain/flags/catalogue'
import type { WebsiteSession } from '@/domain/flags/plugins'
import type { TemplateKey } from '@/domain/flags/templates'
import type { Logos } from '@/domain/theme/logos'
import type { Theme } from '@/domain/theme/theme'

export type TenantId = number & { readonly __id: 'tenant' }
export type DealershipId = number & { readonly __id: 'dealership' }

/** A rooftop of the tenant, with the settings as they hold for its own vehicles (TEN-17). */
export interface TenantDealership {
  id: DealershipId
  slug: string
  name: string
  settings: Settings
}

/**
 * Everything the server knows of the website that a request is for. Only `resolveTenant` builds it, and every server
 * function that a shopper's request can reach takes it first. Plain data: it can be cached and passed to islands in part.
 */
export interface TenantContext {
  id: TenantId
  slug: string
  name: string
  template: TemplateKey
  groupId: number
  manufacturerName: string | null
  address: { city: string | null; state: string | null }
  siteBaseUrl: string | null
  websiteId: string
  /** Host that search engines should know, when the tenant has one; requests to others are redirected there if asked. */
  canonicalHost: string | null
  redirectToCanonical: boolean
  theme: Theme
  logos: Logos
  settings: Settings
  /** What is switched on, by feature or name (TEN-13); `hasPlugin` asks it. */
  session: WebsiteSession
  dealerships: TenantDealership[]
  /** The lender that `finance.provider` picks; null for none, and while it has no record. */
  financeProvider: FinanceProvider | null
}
