import type { Metadata } from 'next'
import { cache } from 'react'
import { filterOffers, offerFacets, offersPath, parseOfferFilter } from '@/domain/offers/filter-offers'
import { SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import { showOffer } from '@/domain/offers/shown-offer'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getShownOffers } from '@/server/offers/get-offers'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import { OfferList } from '@/ui/offers/OfferList'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host } = await params
  const filter = parseOfferFilter(pageParameters(await searchParams))
  const ctx = await openSite(host, offersPath(filter))
  return ctx && { ctx, filter }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    if (!opened) return { title: 'Page not found', robots: 'noindex' }
    const { name, canonicalHost } = opened.ctx
    return {
      title: `Special offers | ${name}`,
      description: `This month’s offers at ${name}.`,
      alternates: canonicalHost ? { canonical: `https://${canonicalHost}${SPECIAL_OFFERS}` } : undefined,
      robots: 'noindex, follow',
    }
  },
)

/** The filtered offers, under the address `/special-offers?…` (OFFER-02, ROUTE-31). `src/proxy.ts` sends such requests here. */
async function FilteredOffersPage({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, filter } = opened
  const offers = await getShownOffers(ctx, siteNow(ctx))
  return (
    <div className="container-page py-8 sm:py-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">Special offers</h1>
      <OfferList
        offers={filterOffers(offers, filter).map((offer) => showOffer(offer, ctx))}
        facets={offerFacets(offers, filter)}
        heading="h2"
      />
    </div>
  )
}

export default withUnavailablePage(FilteredOffersPage, () => SPECIAL_OFFERS)
