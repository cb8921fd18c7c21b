import { nextLocationChange } from '@/domain/locations/hours/open-state'
import type { SiteLocation } from '@/domain/locations/location'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cachePageUntil } from '../cache/cache-page-until'

/** Caches the page being rendered until one of its locations opens, closes or begins a new day. */
export async function cacheUntilLocationsChange(
  ctx: Pick<TenantContext, 'id'>,
  locations: readonly SiteLocation[],
  now: Date,
): Promise<void> {
  const change = nextLocationChange(locations, now)
  if (change) await cachePageUntil(ctx, change, now)
}
