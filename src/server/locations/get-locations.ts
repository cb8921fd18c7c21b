import { buildTag } from '@/domain/cache/tags'
import { pictureOf } from '@/domain/content/picture'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { SiteLocation } from '@/domain/locations/location'
import type { Position } from '@/domain/places/distance'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Location } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'
import { getLocationSummaries } from '../reviews/get-reviews'
import { positionOfPostcode } from '../stock/search/near/postcode-position'

/** More than any website has: a read without a limit would be one that grows. */
const MOST = 500

type Website = Pick<TenantContext, 'id' | 'settings' | 'canonicalHost'>

/**
 * The locations that the website shows, main ones first. Cached until a location, a review or a picture changes. Every page that shows a
 * location's phone, hours, holidays or licences reads them here. A location without an entered rating has that of its reviews.
 */
export async function getLocations(ctx: Website): Promise<readonly SiteLocation[]> {
  const locations = await readLocations(ctx)
  if (locations.every(({ rating }) => rating !== null)) return locations
  const summaries = await getLocationSummaries(ctx)
  return locations.map((location) => {
    const summary = location.rating === null ? summaries.get(location.id) : undefined
    return summary ? { ...location, rating: summary.average, reviews: summary.count } : location
  })
}

async function readLocations(ctx: Website): Promise<readonly SiteLocation[]> {
  const tags = (['tenant', 'locations', 'media'] as const).map((kind) => buildTag(kind, { tenant: ctx.id }))
  return cached(ctx, ['site-locations'], tags, async () => {
    const found = await findForTenant(ctx, {
      collection: 'locations',
      where: { visible: { not_equals: false } },
      depth: 1,
      limit: MOST,
      sort: 'id',
    })
    const locations = await Promise.all(withImageCdn(ctx, found).map(siteLocation))
    return locations.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
  })
}

type Address = NonNullable<Location['address']>

async function positionOf({ lat, long, postcode }: Address): Promise<Position | null> {
  if (typeof lat === 'number' && typeof long === 'number') return { lat, lng: long }
  return positionOfPostcode(postcode ?? '')
}

const textOf = (stored: string | null | undefined) => stored?.trim() || null

const wordsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []

function dealershipOf({ dealership }: Location): SiteLocation['dealership'] {
  if (typeof dealership === 'number') return { id: dealership, slug: '', name: '' }
  const { id, slug, name } = dealership
  return { id, slug, name }
}

function addressOf(address: Address) {
  return {
    street: textOf(address.street),
    city: textOf(address.city),
    state: textOf(address.state),
    postcode: textOf(address.postcode),
    placeId: textOf(address.place_id),
    placeUrl: textOf(address.place_url),
    mapKey: textOf(address.map_key),
  }
}

function hoursOf({ contact_detail: contact, special_hours: special }: Location) {
  return {
    hours: (contact?.opening_hours ?? []).map(({ weekday, status, formated_hours, open, close }) => ({
      weekday,
      status,
      wording: textOf(formated_hours),
      open: open ?? null,
      close: close ?? null,
    })),
    specialHours: (special ?? []).map(({ date, name, status, start_hour, end_hour }) => ({
      date,
      name: textOf(name),
      status,
      open: start_hour ?? null,
      close: end_hour ?? null,
    })),
  }
}

async function siteLocation(location: Location): Promise<SiteLocation> {
  const { id, name, slug, location_type: type, contact_detail: contact } = location
  const address = location.address ?? {}
  return {
    id,
    name,
    slug,
    type: type ?? null,
    subtype: textOf(location.location_subtype),
    dealership: dealershipOf(location),
    isMain: location.primary ?? false,
    makes: wordsOf(location.manufacturers),
    dealerLicence: textOf(location.dealer_license_number),
    repairerLicence: textOf(location.motor_vehicle_repairer),
    picture: pictureOf(location.image),
    rating: location.average_rating ?? null,
    reviews: location.review_count ?? 0,
    position: await positionOf(address),
    phone: textOf(contact?.landline_phone) ?? textOf(contact?.phone),
    zone: locationTimeZone({ zone: location.time_zone ?? null, state: address.state ?? null }),
    ...addressOf(address),
    ...hoursOf(location),
  }
}
