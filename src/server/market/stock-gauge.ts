import { estimateGauge } from '@/domain/pricing/estimate-gauge'
import type { PriceGauge } from '@/domain/pricing/gauge'
import { isConfident } from '@/domain/pricing/shown-gauge'
import { comparableStock, yearReaches } from '@/domain/stock/similar/comparable-stock'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { searchStock } from '../stock/search/search-stock'
import type { MarketGauge } from './market-gauge'

/**
 * The built-in gauge: estimates from the stock that the tenant's own site lists, never from other tenants' stock. Includes more distant
 * years only when the nearer ones have too little stock. Rejects with `SearchUnavailable`.
 */
export function stockGauge(ctx: TenantContext): MarketGauge {
  return {
    async find(vehicle, price) {
      let gauge: PriceGauge | null = null
      for (const years of yearReaches) {
        const query = comparableStock(vehicle, years)
        if (!query) return null
        const { hits } = await searchStock(ctx, query, { facets: [], without: [vehicle.id] })
        gauge = estimateGauge(vehicle, price, hits)
        if (gauge && isConfident(gauge)) return gauge
      }
      return gauge
    },
  }
}
