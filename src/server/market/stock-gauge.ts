import { comparableStock } from '@/domain/pricing/comparable-stock'
import { estimateGauge } from '@/domain/pricing/estimate-gauge'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { searchStock } from '../stock/search/search-stock'
import type { MarketGauge } from './market-gauge'

/**
 * The built-in gauge: estimates from the stock that the tenant's own site lists, and so never from another's. Rejects with
 * `SearchUnavailable`.
 */
export function stockGauge(ctx: TenantContext): MarketGauge {
  return {
    async find(vehicle, price) {
      const query = comparableStock(vehicle)
      if (!query) return null
      const { hits } = await searchStock(ctx, query, { facets: [], without: [vehicle.id] })
      return estimateGauge(vehicle, price, hits)
    },
  }
}
