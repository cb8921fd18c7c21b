import { templateFor } from '@/domain/flags/templates'
import { placePromos } from '@/domain/promos/place-promos'
import type { Promo } from '@/domain/promos/promo'
import { stockPreset } from '@/domain/stock/presets'
import { shownHits } from '@/domain/stock/search/sold-runs'
import { withReading } from '@/domain/stock/search/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLivePromos } from '@/server/promos/get-live-promos'
import { PromoTile } from '@/ui/promos/PromoTile'
import type { GridTile } from '@/ui/search/ResultsGrid'
import type { OpenedResults } from './open-results'

/**
 * The promo tiles of a page of results, drawn by the seed of the page load (decision 53). What the shopper typed narrows them as
 * well, and what the site lists at all: no tile for new cars stands among `used hilux`, or on a site of used ones (PROMO-03).
 */
export async function promoTiles(
  { ctx, search, result, seed }: OpenedResults,
  now: Date,
): Promise<readonly GridTile[]> {
  const vehicles = shownHits(result?.hits ?? [], ctx.settings).length
  if (vehicles === 0) return []
  const asked = withReading(search.query, search.reading).refinements.car_type
  const placed = placePromos(vehicles, await livePromos(ctx, now), ctx.settings, {
    now,
    seed,
    carTypes: asked ?? stockPreset(ctx.settings['search.preset']).carTypes ?? [],
    page: search.query.page,
    perPage: search.query.hitsPerPage ?? ctx.settings['search.hitsPerPage'],
  })
  const { layout } = templateFor(ctx.template)
  return placed.map(({ promo, before }) => ({
    key: `promo-${promo.id}`,
    before,
    tile: <PromoTile promo={promo} layout={layout} />,
  }))
}

/** None when they cannot be read, which is logged: the vehicles found stand without them. */
async function livePromos(ctx: TenantContext, now: Date): Promise<readonly Promo[]> {
  try {
    return await getLivePromos(ctx, now)
  } catch (error) {
    console.error(`promo tiles could not be read for ${ctx.slug}`, error)
    return []
  }
}
