import { listingRule } from '@/domain/stock/listing'
import type { StockScope } from '@/domain/stock/search/plan/stock-scope'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { DEFAULT_SORT } from '@/domain/vehicle/sorts'

export function tenantScope(tenantId: number): StockScope {
  return {
    tenantId: tenantId as TenantId,
    listing: listingRule(0, { usual: 3, byDealership: [] }, new Date()),
    hitsPerPage: 21,
    defaultSort: DEFAULT_SORT,
    cheapestNeedsPrice: false,
    preferredLocations: [],
    pricesVisible: true,
    finance: null,
    weekly: null,
  }
}
