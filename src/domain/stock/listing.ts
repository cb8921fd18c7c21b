import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import type { DealershipId } from '@/domain/tenants/tenant-context'
import type { CarType, VehicleStatus } from '../vehicle/vehicle'
import { stockPreset } from './presets'

/** Days a sold vehicle stays listed, and the dealerships that keep their own count (SEARCH-16). */
export interface SoldDays {
  readonly usual: number
  readonly byDealership: readonly { readonly dealership: DealershipId; readonly days: number }[]
}

/**
 * Which of a tenant's vehicles the site lists (SEARCH-15). All conditions hold together, and only vehicles shown on the
 * dealer's website and not hidden by staff are ever listed, sold ones too (decision 67).
 */
export interface ListingRule {
  readonly statuses: readonly VehicleStatus[]
  /** Sold vehicles are listed when sold at or after this moment (unix seconds); null lists none. */
  readonly soldSince: {
    readonly usual: number
    readonly byDealership: readonly { readonly dealership: DealershipId; readonly since: number }[]
  } | null
  readonly carTypes: readonly CarType[] | null
  readonly pricedAbove: number | null
  readonly certifiedOnly: boolean
}

const SECONDS_A_DAY = 86_400

/** The listing rule of a site at the moment `now`, by its preset and its sold days. Zero days list no sold vehicle. */
export function listingRule(presetNumber: number, soldDays: SoldDays, now: Date): ListingRule {
  const preset = stockPreset(presetNumber)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  // A vehicle sold this very second is not "within the last 0 days": nothing is sold after the end of time.
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
