import type { Metadata } from 'next'
import { cache } from 'react'
import { DEALER_LOCATOR } from '@/domain/locations/location-paths'
import { locationView } from '@/domain/locations/location-view'
import { overviewPicture } from '@/domain/locations/map-links'
import { titleOf } from '@/domain/seo/page-title'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { answerLocator } from '@/server/locations/answer-locator'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import { LocatorView } from '@/ui/locations/LocatorView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

const TITLE = 'Our Locations'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host } = await params
  const requested = pageParameters(await searchParams)
  const ctx = await openSite(host, requested.size > 0 ? `${DEALER_LOCATOR}?${requested}` : DEALER_LOCATOR)
  return ctx && { ctx, answer: await answerLocator(ctx, requested.get('postcode') ?? '') }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    if (!opened) return { title: 'Page not found', robots: 'noindex' }
    const { ctx, answer } = opened
    const canonical = ctx.canonicalHost && `https://${ctx.canonicalHost}${DEALER_LOCATOR}`
    return {
      title: titleOf(TITLE, ctx.name),
      description: `Find the nearest location of ${ctx.name}: addresses, phone numbers and opening hours.`,
      alternates: canonical ? { canonical } : undefined,
      robots: answer.postcode ? 'noindex' : undefined,
    }
  },
)

/** Finds a location, by distance from a postcode (LOC-22, ROUTE-37). */
async function LocatorRoute({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, answer } = opened
  const seen = { now: siteNow(ctx), path: DEALER_LOCATOR }
  const locations = answer.located.map(({ location }) => locationView(location, ctx, seen))
  return (
    <LocatorView
      title={TITLE}
      locatorPath={DEALER_LOCATOR}
      map={overviewPicture(
        answer.located.map(({ location }) => location),
        ctx.settings['integrations.mapsKey'],
      )}
      groups={[{ heading: null, locations }]}
      postcode={answer.postcode}
      problem={answer.problem}
      distances={
        new Map(answer.located.flatMap(({ location, km }) => (km === null ? [] : [[location.id, km]])))
      }
    />
  )
}

export default withUnavailablePage(LocatorRoute, () => DEALER_LOCATOR)
