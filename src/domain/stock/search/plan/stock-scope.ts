import { listedLender, type QuotedLender } from '@/domain/finance/offer/availability'
import type { Settings } from '@/domain/flags/catalogue'
import { type ListingRule, listingRule } from '@/domain/stock/listing'
import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { DEFAULT_SORT, type SortKey, sortsByPrice } from '@/domain/vehicle/sorts'
import { type WeeklyRule, weeklyRule } from './weekly-rule'

/** A site's settings for every search of its stock. Derived from the tenant, so no caller can widen it. */
export interface StockScope {
  readonly tenantId: TenantId
  readonly listing: ListingRule
  readonly hitsPerPage: number
  readonly defaultSort: SortKey
  /** Whether the lowest-price order lists only vehicles with a price above 0 (SEARCH-13). */
  readonly cheapestNeedsPrice: boolean
  /** Names of the locations that come first in the default order (SEARCH-29). */
  readonly preferredLocations: readonly string[]
  readonly pricesVisible: boolean
  /** The lender whose weekly figures may be shown; null for none. */
  readonly finance: QuotedLender | null
  /** Defines those weekly figures; null for none. */
  readonly weekly: WeeklyRule | null
}

export function stockScope(ctx: TenantContext, now: Date): StockScope {
  const { settings } = ctx
  const finance = listedLender(ctx.financeProvider, settings, now)
  return {
    tenantId: ctx.id,
    listing: listingRule(settings['search.preset'], soldDaysOf(ctx), now),
    hitsPerPage: settings['search.hitsPerPage'],
    defaultSort: defaultSortOf(settings),
    cheapestNeedsPrice: settings['search.cheapestNeedsPrice'],
    preferredLocations: settings['search.preferredLocations'],
    pricesVisible: settings['price.visible'],
    finance,
    weekly: finance && weeklyRule(finance, ctx.dealerships),
  }
}

/** The site's default order, or the platform's if the site sorts by price but hides prices (PRICE-09). */
export function defaultSortOf(settings: Pick<Settings, 'search.defaultSort' | 'price.visible'>): SortKey {
  const named = settings['search.defaultSort']
  return sortsByPrice(named) && !settings['price.visible'] ? DEFAULT_SORT : named
}

/** Lists only dealerships with other sold days than the tenant, which most tenants do not have (SEARCH-16). */
function soldDaysOf({ settings, dealerships }: TenantContext) {
  const usual = settings['search.soldDays']
  return {
    usual,
    byDealership: dealerships
      .map(({ id, settings: own }) => ({ dealership: id, days: own['search.soldDays'] }))
      .filter(({ days }) => days !== usual),
  }
}
