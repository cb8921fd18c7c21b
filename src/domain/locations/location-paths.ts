import type { SiteLocation } from './location'

export const DEALER_LOCATOR = '/dealer-locator'
export const DEALERSHIPS = '/dealerships'

/** The page that lists how to reach the dealer. `/contact` leads there (ROUTE-35). */
export const CONTACT_US = '/contact-us'
export const CONTACT = '/contact'

const FOLDERS = ['/contact-us', '/our-location', '/locations'] as const

interface PathSettings {
  readonly 'locations.path': `${(typeof FOLDERS)[number]}/{slug}`
}

/** The address of a location's or a dealership's page on this website (ROUTE-35, ROUTE-37). */
export function locationPath(slug: string, settings: PathSettings): string {
  return settings['locations.path'].replace('{slug}', encodeURIComponent(slug))
}

/** Every address that a location's page can have, whatever the website's setting. */
export const locationPaths = (slug: string): string[] => FOLDERS.map((folder) => `${folder}/${slug}`)

type Place = Pick<SiteLocation, 'slug' | 'dealership'>

/** The page of a dealership's locations (ROUTE-37). Null if a location has its slug: the address is that location's. */
export function dealershipPath({ slug }: SiteLocation['dealership'], all: readonly Place[]): string | null {
  return all.some((location) => location.slug === slug) ? null : `/locations/${slug}`
}

/** The slug of an address in any of the three folders; null for other addresses. */
export function slugOfLocationPath(path: string): string | null {
  const [, first, slug, ...more] = path.split('/')
  const isFolder = FOLDERS.some((folder) => folder === `/${first}`)
  return isFolder && slug && more.length === 0 ? slug : null
}

/**
 * The link to a location's page; null on that page and on the contact page, which hide it (ROUTE-36).
 * `current` is the path of the page that shows the link.
 */
export function viewLocationHref(
  { slug }: Pick<SiteLocation, 'slug'>,
  settings: PathSettings,
  current: string,
): string | null {
  const href = locationPath(slug, settings)
  return [CONTACT, CONTACT_US, href].includes(current) ? null : href
}
