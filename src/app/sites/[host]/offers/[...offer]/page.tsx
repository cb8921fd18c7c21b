import type { Metadata } from 'next'
import { offerForm } from '@/domain/offers/offer-form'
import { isAskedFor, offerPath, parseOfferPath, SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import { sanitizedDescription } from '@/domain/offers/offer-texts'
import { showOffer } from '@/domain/offers/shown-offer'
import { titleOf } from '@/domain/seo/page-title'
import { decodeSegment } from '@/domain/url/decode-segment'
import { getForm } from '@/server/leads/get-form'
import { getShownOffers } from '@/server/offers/get-offers'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import { OfferView } from '@/ui/offers/OfferView'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

export const dynamic = 'force-static'

/** The build renders no page, because only the database knows the offers. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; offer: string[] }>
}

const addressOf = ({ offer }: { offer: string[] }) => `/offers/${offer.map(decodeSegment).join('/')}`

/** An offer of another website, and one that has ended or not started, does not exist. */
async function findOffer({ params }: Props) {
  const { host, offer: segments } = await params
  const asked = parseOfferPath(segments.map(decodeSegment))
  const ctx = asked && (await openSite(host, addressOf({ offer: segments })))
  if (!ctx) return null
  const offers = await getShownOffers(ctx, siteNow(ctx))
  const offer = offers.find((each) => isAskedFor(each, asked))
  return offer ? { ctx, offer } : null
}

export const generateMetadata = withUnavailableTitle(async (props: Props): Promise<Metadata> => {
  const found = await findOffer(props)
  if (!found) return { title: 'Page not found', robots: 'noindex' }
  const { ctx, offer } = found
  return {
    title: titleOf(offer.name, ctx.name),
    description: sanitizedDescription(offer.description).slice(0, 170),
    alternates: ctx.canonicalHost
      ? { canonical: `https://${ctx.canonicalHost}${offerPath(offer)}` }
      : undefined,
  }
})

async function OfferPage(props: Props) {
  const found = await findOffer(props)
  if (!found) return <MissingPage host={(await props.params).host} />
  const { ctx, offer } = found
  const form = await getForm(ctx, 'enquiry')
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Special offers', href: SPECIAL_OFFERS },
    { label: offer.name, href: null },
  ]
  return <OfferView offer={showOffer(offer, ctx)} crumbs={crumbs} form={form && offerForm(form, offer)} />
}

export default withUnavailablePage(OfferPage, addressOf)
