import { buildTag } from '@/domain/cache/tags'
import {
  type ShowcaseVehicle,
  type ShownModel,
  showcaseFields,
  showModels,
} from '@/domain/stock/model-showcase'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { listedInOrder } from './search/postgres/listed-in-order'

/** Seconds. Sold vehicles leave the list after some days without a write that would expire the cache. */
const SECONDS = 15 * 60

const columns = showcaseFields.map((field) =>
  field === 'sold' || field === 'preorder' ? `coalesce(v.${field}, false) AS ${field}` : `v.${field}`,
)

/**
 * Returns the models of the tenant's listed stock that have photos, with the lowest price of each (HF-04), in the site's default
 * order. Cached until stock changes, for at most 15 minutes.
 */
export function getModelShowcase(ctx: TenantContext): Promise<ShownModel[]> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const read = async () => {
    const plan = planSearch(stockScope(ctx, new Date()), emptyQuery, { facets: [] })
    const { rows } = await database().query<ShowcaseVehicle>(listedInOrder(plan, columns))
    return showModels(rows, ctx.settings)
  }
  return cached(ctx, ['models-shown'], tags, read, { revalidate: SECONDS })
}
