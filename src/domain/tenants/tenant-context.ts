import type { BrandNumbers } from '@/domain/brands/brand-numbers'
import type { FinanceProvider } from '@/domain/finance/provider'
import type { Settings } from '@/domain/flags/catalogue'
import type { WebsiteSession } from '@/domain/flags/plugins'
import type { TemplateKey } from '@/domain/flags/templates'
import type { Logos } from '@/domain/theme/logos'
import type { Theme } from '@/domain/theme/theme'

export type TenantId = number & { readonly __id: 'tenant' }
export type DealershipId = number & { readonly __id: 'dealership' }

/** With the settings for its own vehicles (TEN-17). */
export interface TenantDealership {
  id: DealershipId
  slug: string
  name: string
  settings: Settings
}

/**
 * Everything about the website of a request. Only `resolveTenant` builds it, and every server function that a shopper's
 * request can reach takes it first. Plain JSON: it can be cached, and islands can get parts of it.
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
  /** Other hosts redirect here if `redirectToCanonical` is set. */
  canonicalHost: string | null
  redirectToCanonical: boolean
  theme: Theme
  logos: Logos
  settings: Settings
  /** TEN-13; read it with `hasPlugin`. */
  session: WebsiteSession
  dealerships: TenantDealership[]
  /** Null for none, and if the chosen lender has no record. */
  financeProvider: FinanceProvider | null
  /** ISO 8601. Set while a person of the dealer looks at the website as of another time; read it with `siteNow`. */
  asOf?: string
  /** Of the brands that have any (BRAND-07). */
  brandNumbers?: readonly BrandNumbers[]
}
