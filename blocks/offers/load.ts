import { noFilter, offerFacets } from '@/domain/offers/filter-offers'
import type { Offer } from '@/domain/offers/offer'
import { type LoadedOffers, showOffer } from '@/domain/offers/shown-offer'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { OffersBlock } from '@/payload-types'
import { getShownOffers } from '@/server/offers/get-offers'

const idOf = (reference: number | { id: number } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference

/** A scope without its brand or model, which was deleted, has no offers. */
const isOf =
  ({ scope, id }: { scope: OffersBlock['scope']; id: number | null | undefined }) =>
  ({ manufacturer, model }: Offer): boolean => {
    if (scope === 'all') return true
    return id !== null && id !== undefined && (scope === 'brand' ? manufacturer : model)?.id === id
  }

/** The offers that the website shows at `now`, of the block's brand and model. The filters lead to the offers page, so they count all. */
export async function loadOffers(
  { scope, brand, model, limit, show_filters: hasFilters }: OffersBlock,
  ctx: TenantContext,
  now: Date,
): Promise<LoadedOffers> {
  const all = await getShownOffers(ctx, now)
  const offers = all.filter(isOf({ scope, id: idOf(scope === 'model' ? model : brand) }))
  return {
    offers: offers.slice(0, limit ?? offers.length).map((offer) => showOffer(offer, ctx)),
    facets: hasFilters ? offerFacets(all, noFilter) : [],
  }
}
