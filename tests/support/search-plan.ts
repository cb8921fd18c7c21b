import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { facetAttributeNames } from '@/domain/stock/search/query/attributes'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { sortSteps } from '@/domain/vehicle/sorts'

/** The first page of a tenant's whole stock with every facet, with the given changes. */
export function searchPlan(changes: Partial<SearchPlan> = {}): SearchPlan {
  return {
    tenantId: 7 as TenantId,
    listing: {
      statuses: ['in_stock', 'coming_soon'],
      soldSince: { usual: 1000, byDealership: [] },
      carTypes: null,
      pricedAbove: null,
      certifiedOnly: false,
    },
    words: [],
    identifier: null,
    without: [],
    nearby: null,
    filters: [],
    priceAbove: null,
    preferredLocations: [],
    sort: sortSteps('custom_rank:desc'),
    page: 1,
    hitsPerPage: 21,
    facets: facetAttributeNames,
    mostValues: null,
    pricesVisible: true,
    finance: null,
    weekly: null,
    ...changes,
  }
}
