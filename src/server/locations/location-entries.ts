import { DEALER_LOCATOR, DEALERSHIPS, dealershipPath, locationPath } from '@/domain/locations/location-paths'
import type { SitemapEntry } from '@/domain/seo/sitemap'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLocations } from './get-locations'

/** The pages of the website's locations and dealerships for its sitemap. An editor's page may stand at such an address. */
export async function locationEntries(ctx: TenantContext): Promise<SitemapEntry[]> {
  const locations = await getLocations(ctx)
  if (locations.length === 0) return []
  const own = locations.map(({ slug }) => locationPath(slug, ctx.settings))
  const dealerships = locations.map(({ dealership }) => dealershipPath(dealership, locations))
  const known = new Set(dealerships.filter((path) => path !== null))
  return [DEALER_LOCATOR, DEALERSHIPS, ...known, ...own].map((path) => ({ path, changed: null }))
}
