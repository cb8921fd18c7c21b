import { buildTag, type CacheTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'

/** Above this many changed vehicles, one tag expires every vehicle page, which is cheaper than a tag for each. */
export const MAX_VEHICLE_TAGS = 200

export interface StockChange {
  /** Slugs of the changed vehicles. A list longer than `MAX_VEHICLE_TAGS` may be incomplete. */
  slugs: readonly string[]
  /** Whether the listed makes, models or bodies, or their counts, have changed. */
  choicesChanged: boolean
}

/**
 * Returns the cache tags that a run expires: none when no vehicle changed, otherwise the lists and the changed
 * vehicles' pages. The page headers expire only when the stock choices change.
 */
export function planStockExpiry(
  tenant: TenantId | number,
  { slugs, choicesChanged }: StockChange,
): CacheTag[] {
  if (slugs.length === 0) return []
  const pages =
    slugs.length > MAX_VEHICLE_TAGS
      ? [buildTag('vehicles', { tenant })]
      : slugs.map((slug) => buildTag('vehicle', { tenant, slug }))
  const choices = choicesChanged ? [buildTag('stockChoices', { tenant })] : []
  return [buildTag('stock', { tenant }), ...pages, ...choices]
}
