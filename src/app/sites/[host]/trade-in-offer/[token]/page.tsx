import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { openSite } from '@/server/tenants/open-site'
import { offerPath } from '@/server/trade-in/offers/token'
import { viewOffer } from '@/server/trade-in/offers/view-offer'
import { OfferView } from '@/ui/trade-in/OfferView'
import { MissingPage } from '../../missing-page'
import { unlistedMetadata } from '../../unlisted-metadata'
import { withUnavailablePage } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Your trade-in offer', { isSecret: true })

/** What the shopper's vehicle is worth, with a button that accepts the offer (TRADE-01, MSL-05). It needs no JavaScript. */
async function OfferPage({ params, searchParams }: Props) {
  const { host, token: segment } = await params
  const token = decodeSegment(segment)
  const ctx = await openSite(host, offerPath(token))
  const offer = ctx && (await viewOffer(ctx, token, new Date()))
  if (!offer) return <MissingPage host={host} />
  const failed = pageParameters(await searchParams).has('failed')
  return (
    <OfferView offer={offer} action={`/api/trade-in/offers/${encodeURIComponent(token)}`} failed={failed} />
  )
}

export default withUnavailablePage(OfferPage, ({ token }: { token: string }) =>
  offerPath(decodeSegment(token)),
)
