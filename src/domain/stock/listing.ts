import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import type { DealershipId } from '@/domain/tenants/tenant-context'
import type { CarType, VehicleStatus } from '../vehicle/vehicle'
import { stockPreset } from './presets'

/** How many days a sold vehicle stays listed: the default, and dealerships with their own value (SEARCH-16). */
export interface SoldDays {
  readonly usual: number
  readonly byDealership: readonly { readonly dealership: DealershipId; readonly days: number }[]
}

/**
 * Decides which of a tenant's vehicles the site lists (SEARCH-15). All conditions apply together. Vehicles that are not
 * shown on the dealer's website or that staff have hidden are never listed, even when sold (decision 67).
 */
export interface ListingRule {
  readonly statuses: readonly VehicleStatus[]
  /** Lists vehicles sold at or after this time (Unix seconds). Null lists no sold vehicles. */
  readonly soldSince: {
    readonly usual: number
    readonly byDealership: readonly { readonly dealership: DealershipId; readonly since: number }[]
  } | null
  readonly carTypes: readonly CarType[] | null
  readonly pricedAbove: number | null
  readonly certifiedOnly: boolean
}

const SECONDS_A_DAY = 86_400

/** Builds a site's listing rule at time `now` from its preset and sold days. 0 days list no sold vehicles. */
export function listingRule(presetNumber: number, soldDays: SoldDays, now: Date): ListingRule {
  const preset = stockPreset(presetNumber)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  // With 0 days, even a vehicle sold this second is not listed, so the limit is out of reach.
  const since = (days: number) => (days > 0 ? nowSeconds - days * SECONDS_A_DAY : Number.MAX_SAFE_INTEGER)
  return {
    statuses: preset.inStockOnly ? ['in_stock'] : ['in_stock', 'coming_soon'],
    soldSince: preset.inStockOnly
      ? null
      : {
          usual: since(soldDays.usual),
          byDealership: soldDays.byDealership.map(({ dealership, days }) => ({
            dealership,
            since: since(days),
          })),
        },
    carTypes: preset.carTypes ?? null,
    pricedAbove: preset.pricedOnly ? REAL_PRICE_ABOVE : null,
    certifiedOnly: preset.certifiedOnly ?? false,
  }
}
