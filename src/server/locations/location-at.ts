import { oncePerPhone } from '@/domain/locations/choose-locations'
import { nearestFirst } from '@/domain/locations/locate'
import type { SiteLocation } from '@/domain/locations/location'
import {
  CONTACT,
  CONTACT_US,
  DEALERSHIPS,
  dealershipPath,
  locationPath,
  slugOfLocationPath,
} from '@/domain/locations/location-paths'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getPage } from '../pages/get-page'
import { getLocations } from './get-locations'

export interface LocationGroup {
  /** Null where the page's title says it. */
  readonly heading: string | null
  /** The page of the group's dealership; null on that page. */
  readonly href: string | null
  readonly locations: readonly SiteLocation[]
}

/** What is at an address where no editor has a page. */
export type LocationAt =
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'location'
      readonly path: string
      readonly location: SiteLocation
      /** The others of its dealership, nearest first. */
      readonly others: readonly SiteLocation[]
      readonly dealershipHref: string | null
    }
  | {
      readonly kind: 'list'
      readonly path: string
      readonly title: string
      readonly groups: readonly LocationGroup[]
    }

function siblingsOf(location: SiteLocation, all: readonly SiteLocation[]): SiteLocation[] {
  const others = all.filter(
    ({ id, dealership }) => id !== location.id && dealership.id === location.dealership.id,
  )
  if (!location.position) return others
  return nearestFirst(others, location.position).map(({ location: other }) => other)
}

async function contactPage(ctx: TenantContext): Promise<LocationAt | null> {
  return (await getPage(ctx, CONTACT_US)) ? { kind: 'moved', to: CONTACT_US } : null
}

/** Every dealership with its locations. Null for a website without locations. */
function dealershipsPage(all: readonly SiteLocation[]): LocationAt | null {
  const known = new Map(all.map(({ dealership }) => [dealership.slug, dealership]))
  const groups = [...known.values()].map((dealership) => ({
    heading: dealership.name,
    href: dealershipPath(dealership, all),
    locations: oncePerPhone(all.filter((location) => location.dealership.slug === dealership.slug)),
  }))
  return groups.length > 0 ? { kind: 'list', path: DEALERSHIPS, title: 'Our dealerships', groups } : null
}

function dealershipPage(address: string, all: readonly SiteLocation[]): LocationAt | null {
  const locations = oncePerPhone(all.filter(({ dealership }) => dealershipPath(dealership, all) === address))
  const title = locations[0]?.dealership.name
  return title
    ? { kind: 'list', path: address, title, groups: [{ heading: null, href: null, locations }] }
    : null
}

/**
 * A location's page in the website's folder, with a redirect from the other folders; a dealership's page below `/locations`, and the list of
 * dealerships; and the redirect from `/contact` (ROUTE-35, ROUTE-37). Null for other addresses.
 */
export async function locationAt(ctx: TenantContext, path: string): Promise<LocationAt | null> {
  if (path === CONTACT) return contactPage(ctx)
  if (path === DEALERSHIPS) return dealershipsPage(await getLocations(ctx))
  const slug = slugOfLocationPath(path)
  if (!slug) return null
  const all = await getLocations(ctx)
  const location = all.find((each) => each.slug === slug)
  if (!location) return dealershipPage(path, all)
  const own = locationPath(slug, ctx.settings)
  if (path !== own) return { kind: 'moved', to: own }
  const dealershipHref = dealershipPath(location.dealership, all)
  return { kind: 'location', path, location, others: siblingsOf(location, all), dealershipHref }
}
