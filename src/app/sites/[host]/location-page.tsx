import type { Metadata } from 'next'
import { addressText } from '@/domain/locations/location'
import { CONTACT_US, DEALER_LOCATOR } from '@/domain/locations/location-paths'
import { type LocationView, locationView } from '@/domain/locations/location-view'
import { overviewPicture } from '@/domain/locations/map-links'
import { locationStructuredData } from '@/domain/locations/structured-data'
import { titleOf } from '@/domain/seo/page-title'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cacheUntilLocationsChange } from '@/server/locations/cache-until-change'
import type { LocationAt } from '@/server/locations/location-at'
import { getPage, publishedLinks } from '@/server/pages/get-page'
import { siteNow } from '@/server/tenants/site-now'
import { LocationPage } from '@/ui/locations/LocationPage'
import { LocatorView } from '@/ui/locations/LocatorView'
import { JsonLd } from '@/ui/seo/JsonLd'

export type Place = Exclude<LocationAt, { kind: 'moved' }>

const urlOf = ({ canonicalHost }: TenantContext, path: string) =>
  canonicalHost ? `https://${canonicalHost}${path}` : null

export function placeMetadata(ctx: TenantContext, place: Place): Metadata {
  const canonical = urlOf(ctx, place.path)
  const [title, where] =
    place.kind === 'location'
      ? [place.location.name, `${place.location.name}, ${addressText(place.location)}`]
      : [place.title, place.title]
  return {
    title: titleOf(title, ctx.name),
    description: `Phone numbers, opening hours and directions: ${where}.`,
    alternates: canonical ? { canonical } : undefined,
  }
}

/** Without the link to a booking page that the website does not have. */
async function withBooking(ctx: TenantContext, location: LocationView): Promise<LocationView> {
  const links = location.bookService ? [{ label: 'Book a service', href: location.bookService }] : []
  const [booking] = await publishedLinks(ctx, links)
  return { ...location, bookService: booking?.href ?? null }
}

async function SinglePage({
  ctx,
  place,
}: {
  ctx: TenantContext
  place: Extract<Place, { kind: 'location' }>
}) {
  const now = siteNow(ctx)
  const { location, others, path, dealershipHref } = place
  await cacheUntilLocationsChange(ctx, [location, ...others], now)
  const show = (each: typeof location) => locationView(each, ctx, { now, path })
  const address = urlOf(ctx, path)
  return (
    <>
      <JsonLd data={locationStructuredData(location, ctx.settings, { now, address })} />
      <LocationPage
        location={await withBooking(ctx, show(location))}
        others={others.map(show)}
        dealership={dealershipHref ? { label: location.dealership.name, href: dealershipHref } : null}
        locatorHref={DEALER_LOCATOR}
        contactHref={(await getPage(ctx, CONTACT_US)) ? CONTACT_US : null}
      />
    </>
  )
}

/** The page of a location, of a dealership, or of all dealerships. */
export async function PlacePage({ ctx, place }: { ctx: TenantContext; place: Place }) {
  if (place.kind === 'location') return <SinglePage ctx={ctx} place={place} />
  const now = siteNow(ctx)
  const { title, path } = place
  await cacheUntilLocationsChange(
    ctx,
    place.groups.flatMap(({ locations }) => locations),
    now,
  )
  const groups = place.groups.map(({ heading, href, locations }) => ({
    heading,
    href,
    locations: locations.map((location) => locationView(location, ctx, { now, path })),
  }))
  const map = overviewPicture(
    place.groups.flatMap(({ locations }) => locations),
    ctx.settings['integrations.mapsKey'],
  )
  return <LocatorView title={title} locatorPath={DEALER_LOCATOR} map={map} groups={groups} />
}
