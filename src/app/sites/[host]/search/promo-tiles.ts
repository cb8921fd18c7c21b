import { type PlacedPromo, placePromos } from '@/domain/promos/place-promos'
import type { Promo } from '@/domain/promos/promo'
import { searchedCarTypes } from '@/domain/stock/search/page/searched-car-types'
import { shownHits } from '@/domain/stock/search/results/sold-runs'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { getLivePromos } from '@/server/promos/get-live-promos'
import { hasPromoStock } from '@/server/promos/promo-stock'
import type { OpenedResults } from './open-results'

/**
 * The promo tiles of a results page, drawn with the page load's seed (decision 53). The shopper's text and the
 * website's stock preset limit them: a tile for new cars does not appear in results for `used hilux` or on a used-car
 * website (PROMO-03). A tile for certain vehicles appears only in results that have one of them.
 */
export async function promoTiles(
  { ctx, search, result, seed }: Pick<OpenedResults, 'ctx' | 'search' | 'result' | 'seed'>,
  now: Date,
): Promise<readonly PlacedPromo<Promo>[]> {
  const vehicles = shownHits(result?.hits ?? [], ctx.settings).length
  if (vehicles === 0) return []
  return placePromos(vehicles, await livePromos(ctx, search, now), ctx.settings, {
    now,
    seed,
    carTypes: searchedCarTypes(search, ctx.settings['search.preset']),
    page: search.query.page,
    perPage: search.query.hitsPerPage ?? ctx.settings['search.hitsPerPage'],
  })
}

/** Logs a failed read and returns no tiles, so that the vehicles still show. */
async function livePromos(
  ctx: TenantContext,
  search: OpenedResults['search'],
  now: Date,
): Promise<readonly Promo[]> {
  try {
    const live = await getLivePromos(ctx, now)
    const fits = await Promise.all(live.map(({ stock }) => hasPromoStock(ctx, search, stock, now)))
    return live.filter((_, nth) => fits[nth])
  } catch (error) {
    log.error({ err: error }, `promo tiles could not be read for ${ctx.slug}`)
    return []
  }
}
