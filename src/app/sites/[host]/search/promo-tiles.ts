import { type PlacedPromo, placePromos } from '@/domain/promos/place-promos'
import type { Promo } from '@/domain/promos/promo'
import { stockPreset } from '@/domain/stock/presets'
import { shownHits } from '@/domain/stock/search/results/sold-runs'
import { withReading } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { getLivePromos } from '@/server/promos/get-live-promos'
import type { OpenedResults } from './open-results'

/**
 * The promo tiles of a page of results, drawn by the seed of the page load (decision 53). What the shopper typed narrows them as
 * well, and what the site lists at all: no tile for new cars stands among `used hilux`, or on a site of used ones (PROMO-03).
 */
export async function promoTiles(
  { ctx, search, result, seed }: Pick<OpenedResults, 'ctx' | 'search' | 'result' | 'seed'>,
  now: Date,
): Promise<readonly PlacedPromo<Promo>[]> {
  const vehicles = shownHits(result?.hits ?? [], ctx.settings).length
  if (vehicles === 0) return []
  const asked = withReading(search.query, search.reading).refinements.car_type
  return placePromos(vehicles, await livePromos(ctx, now), ctx.settings, {
    now,
    seed,
    carTypes: asked ?? stockPreset(ctx.settings['search.preset']).carTypes ?? [],
    page: search.query.page,
    perPage: search.query.hitsPerPage ?? ctx.settings['search.hitsPerPage'],
  })
}

/** None when they cannot be read, which is logged: the vehicles found stand without them. */
async function livePromos(ctx: TenantContext, now: Date): Promise<readonly Promo[]> {
  try {
    return await getLivePromos(ctx, now)
  } catch (error) {
    log.error({ err: error }, `promo tiles could not be read for ${ctx.slug}`)
    return []
  }
}
