import { buildTag } from '@/domain/cache/tags'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { cached } from '../../cache/cached'
import { retrySoon } from '../../cache/retry-soon'
import { database } from '../../clients/database'
import { log } from '../../log/log.mjs'
import { readSavedVehicles } from '../search/saved-vehicles'
import { searchStock } from '../search/search-stock'
import { findSimilar, type SimilarSources } from './find-similar'
import { httpSimilarIds, similarIdsLimits } from './http-similar-ids'
import { noSimilarIds } from './similar-ids'

/** Seconds. Stock changes expire the list, but prices and "just arrived" also depend on the clock. */
const SECONDS = 15 * 60

/**
 * At most six (SIM-02…10). Cached until stock changes, for at most 15 minutes. A failure is logged, gives none and has the page
 * rendered again soon.
 */
export async function getSimilar(ctx: TenantContext, vehicle: Vehicle): Promise<readonly StockHit[]> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const read = () => findSimilar(vehicle, ctx.settings['similar.matchMode'], sourcesOf(ctx))
  try {
    return await cached(ctx, ['similar', vehicle.slug], tags, read, { revalidate: SECONDS })
  } catch (error) {
    log.error({ err: error }, `no similar vehicles for ${vehicle.path} of ${ctx.slug}`)
    await retrySoon(ctx)
    return []
  }
}

function sourcesOf(ctx: TenantContext): SimilarSources {
  const address = ctx.settings['integrations.similarUrl']
  const limits = { ...similarIdsLimits, allowPrivate: env().FEED_ALLOW_PRIVATE }
  return {
    ids: address ? httpSimilarIds(address, limits) : noSimilarIds,
    byIds: (ids) => readSavedVehicles(database(), ctx, ids, 'id'),
    search: async (query, without) =>
      (await searchStock(ctx, query, { facets: [], without: [without] })).hits,
  }
}
