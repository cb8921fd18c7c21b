import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { isWatchlist, WATCHLIST } from '@/domain/content/watchlist-path'
import { titleOf } from '@/domain/seo/page-title'
import { gateAt } from '@/domain/shoppers/gated-paths'
import { typeOfGate } from '@/domain/shoppers/gates'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import { generalTradeIn } from '@/domain/trade-in/trade-in-path'
import { decodeSegment } from '@/domain/url/decode-segment'
import { locationAt } from '@/server/locations/location-at'
import { getBuiltPage, withOffers } from '@/server/pages/built-page'
import { getPage } from '@/server/pages/get-page'
import { getRedirect } from '@/server/redirects/get-redirect'
import { openSite } from '@/server/tenants/open-site'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { RenderBlocks } from '~/blocks/render-blocks'
import { PlacePage, placeMetadata } from '../location-page'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

export const dynamic = 'force-static'

/** The build renders no page, because only the database knows the tenants. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; path?: string[] }>
}

const LONGEST_PATH = 200

const addressOf = ({ path = [] }: { path?: string[] }) => `/${path.map(decodeSegment).join('/')}`

async function findPage({ params }: Props) {
  const { host, path } = await params
  const address = addressOf({ path })
  const ctx = await openSite(host, address)
  if (!ctx || address.length > LONGEST_PATH) return null
  const page = await getPage(ctx, address)
  const tradeIn = page ? null : generalTradeIn(address, ctx.settings)
  const gate = page || tradeIn ? gateAt(address, ctx.settings) : null
  // Cached for visitors. The proxy sends shoppers with a session, and addresses with a query, to the page that checks it.
  if (gate) redirect(signInPath({ type: typeOfGate(gate), redirect: address }))
  if (page) return { ctx, page: withOffers(page), crumbs: [], place: null }
  if (isWatchlist(address, ctx.settings)) redirect(WATCHLIST)
  if (tradeIn) redirect(tradeIn)
  const place = await locationAt(ctx, address)
  // The switch and the contact page may change, so browsers must not remember it.
  if (place?.kind === 'moved') redirect(place.to)
  if (place) return { ctx, place, page: null }
  const built = await getBuiltPage(ctx, address)
  if (built) return { ctx, ...built, place: null }
  const to = await getRedirect(ctx, address)
  if (to) permanentRedirect(to)
  return null
}

export const generateMetadata = withUnavailableTitle(async (props: Props): Promise<Metadata> => {
  const found = await findPage(props)
  if (!found) return { title: 'Page not found', robots: 'noindex' }
  if (found.place) return placeMetadata(found.ctx, found.place)
  const { ctx, page } = found
  return {
    title: page.meta?.title || titleOf(page.title, ctx.name),
    description: page.meta?.description ?? undefined,
    alternates: ctx.canonicalHost ? { canonical: `https://${ctx.canonicalHost}${page.path}` } : undefined,
  }
})

async function ContentPage(props: Props) {
  const found = await findPage(props)
  if (!found) return <MissingPage host={(await props.params).host} />
  if (found.place) return <PlacePage ctx={found.ctx} place={found.place} />
  const { ctx, page, crumbs } = found
  return (
    <>
      {crumbs.length > 0 && (
        <div className="container-page py-2">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      <RenderBlocks ctx={ctx} page={page} />
    </>
  )
}

export default withUnavailablePage(ContentPage, addressOf)
