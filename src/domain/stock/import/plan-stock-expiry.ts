import { buildTag, type CacheTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'

/** Above so many changed vehicles the pages of all vehicles expire: naming each would cost more than it saves. */
export const NAMED_VEHICLES = 200

export interface StockChange {
  /** Slugs of the vehicles that changed; above `NAMED_VEHICLES`, enough of them to know it. */
  slugs: readonly string[]
  /** The makes, models or bodies that are listed, or how many of one, are others now. */
  choicesChanged: boolean
}

/**
 * The cache tags that a run expires: none when it changed nothing, else the lists and the pages of the vehicles it changed; every
 * page's header only when there is something else to choose from.
 */
export function planStockExpiry(
  tenant: TenantId | number,
  { slugs, choicesChanged }: StockChange,
): CacheTag[] {
  if (slugs.length === 0) return []
  const pages =
    slugs.length > NAMED_VEHICLES
      ? [buildTag('vehicles', { tenant })]
      : slugs.map((slug) => buildTag('vehicle', { tenant, slug }))
  const choices = choicesChanged ? [buildTag('stockChoices', { tenant })] : []
  return [buildTag('stock', { tenant }), ...pages, ...choices]
}
