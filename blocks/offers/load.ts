import { noFilter, offerFacets } from '@/domain/offers/filter-offers'
import { type LoadedOffers, showOffer } from '@/domain/offers/shown-offer'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { OffersBlock } from '@/payload-types'
import { getShownOffers } from '@/server/offers/get-offers'

const idOf = (reference: number | { id: number } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference

/** The offers that the website shows at `now`, of the block's brand and model. The filters lead to the offers page, so they count all. */
export async function loadOffers(
  { brand, model, limit, show_filters: hasFilters }: OffersBlock,
  ctx: TenantContext,
  now: Date,
): Promise<LoadedOffers> {
  const all = await getShownOffers(ctx, now)
  const [brandId, modelId] = [idOf(brand), idOf(model)]
  const offers = all.filter(
    (offer) => (!brandId || offer.manufacturer?.id === brandId) && (!modelId || offer.model?.id === modelId),
  )
  return {
    offers: offers.slice(0, limit ?? offers.length).map((offer) => showOffer(offer, ctx)),
    facets: hasFilters ? offerFacets(all, noFilter) : [],
  }
}
