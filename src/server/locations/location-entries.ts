import { DEALER_LOCATOR, DEALERSHIPS, locationPath } from '@/domain/locations/location-paths'
import type { SitemapEntry } from '@/domain/seo/sitemap'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLocations } from './get-locations'

/** The pages of the website's locations for its sitemap. An editor's page may stand at such an address. */
export async function locationEntries(ctx: TenantContext): Promise<SitemapEntry[]> {
  const locations = await getLocations(ctx)
  if (locations.length === 0) return []
  const own = locations.map(({ slug }) => locationPath(slug, ctx.settings))
  return [DEALER_LOCATOR, DEALERSHIPS, ...own].map((path) => ({ path, changed: null }))
}
