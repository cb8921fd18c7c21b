import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { readVehicle } from './read-vehicle'
import { atSitePath } from './site-paths'

/** No slug is longer, and cache tags have a length limit. */
const LONGEST_SLUG = 160

/** Seconds. New arrivals and expired registrations depend on the clock as well as on the stock. */
const SECONDS = 15 * 60

/**
 * The vehicle with every field as staff corrected it (ENT-01…13), whatever its status: a sold vehicle still has a page (VDP-21).
 * Null when the feed does not show it on the dealer's website, and when staff hid it. Cached until it changes, for at most 15
 * minutes.
 */
export async function getVehicle(ctx: TenantContext, slug: string): Promise<Vehicle | null> {
  if (slug === '' || slug.length > LONGEST_SLUG || slug.includes('\0')) return null
  const tags = [buildTag('vehicle', { tenant: ctx.id, slug }), buildTag('vehicles', { tenant: ctx.id })]
  const read = () => readVehicle(database(), ctx.id, slug)
  const vehicle = await cached(ctx, ['vehicle', slug], tags, read, { revalidate: SECONDS })
  return vehicle && atSitePath(ctx, vehicle)
}
