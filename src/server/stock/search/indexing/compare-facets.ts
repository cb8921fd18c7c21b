import type { Pool } from 'pg'
import { listingRule } from '@/domain/stock/listing'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { WeeklyRule } from '@/domain/stock/search/plan/weekly-rule'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { FacetValue, SearchResult } from '@/domain/stock/search/results/result'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { DEFAULT_SORT } from '@/domain/vehicle/sorts'
import { createPostgresEngine } from '../postgres/postgres-engine'
import { createTypesenseEngine } from '../typesense/queries/typesense-engine'
import { applyAllChanges } from './apply-changes'
import type { SearchIndex } from './search-index'

/** Long enough to include every sold vehicle that a site may list. */
const SOLD_DAYS = 36_500
const ATTEMPTS = 3

/**
 * A plan for all stock that a tenant's site may list, whatever its settings, with every facet. Weekly brackets are those of
 * `lender`.
 */
function everything(tenant: number, lender: string | null): SearchPlan {
  return planSearch(
    {
      tenantId: tenant as TenantId,
      listing: listingRule(0, { usual: SOLD_DAYS, byDealership: [] }, new Date()),
      hitsPerPage: 1,
      defaultSort: DEFAULT_SORT,
      cheapestNeedsPrice: false,
      preferredLocations: [],
      pricesVisible: true,
      finance: null,
      weekly: lender === null ? null : { ...anyVehicle, key: lender },
    },
    emptyQuery,
    { mostValues: null },
  )
}

const anyVehicle: Omit<WeeklyRule, 'key'> = {
  priceAbove: null,
  yearAbove: null,
  needsMonthly: false,
  withoutMakes: [],
  withoutDealerships: [],
}

async function lenderOf(pool: Pool, tenant: number): Promise<string | null> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT key FROM finance_providers WHERE tenant_id = $1 ORDER BY id LIMIT 1',
    [tenant],
  )
  return rows[0]?.key ?? null
}

const asText = (values: readonly FacetValue[] = []) =>
  values
    .map(({ value, count }) => `${value}\u0000${count}`)
    .sort()
    .join('\u0001')

function differences(plan: SearchPlan, one: SearchResult, other: SearchResult): readonly string[] {
  const facets = plan.facets.filter((facet) => asText(one.facets[facet]) !== asText(other.facets[facet]))
  return one.count === other.count ? facets : ['listed', ...facets]
}

/** Facets whose counts differ from SQL's, and `listed` when the total does. Retries after applying waiting changes. */
export async function compareFacets(
  pool: Pool,
  index: SearchIndex,
  tenant: number,
): Promise<readonly string[]> {
  const engines = [createPostgresEngine(pool), createTypesenseEngine(index.client, index.alias)]
  const plan = everything(tenant, await lenderOf(pool, tenant))
  let differing: readonly string[] = []
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [one, other] = await Promise.all(engines.map((engine) => engine.search(plan)))
    differing = one && other ? differences(plan, one, other) : []
    if (differing.length === 0) break
    await applyAllChanges(pool, index)
  }
  return differing
}
