import { buildTag, type CacheTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'

/** Above so many changed vehicles their pages expire through the stock's tag, which every vehicle page carries as well. */
export const NAMED_VEHICLES = 200

/** The cache tags that a run expires: none when it changed nothing, else the stock's and those of the vehicles it changed. */
export function planStockExpiry(tenant: TenantId | number, changedSlugs: readonly string[]): CacheTag[] {
  if (changedSlugs.length === 0) return []
  const named = changedSlugs.length > NAMED_VEHICLES ? [] : changedSlugs
  return [buildTag('stock', { tenant }), ...named.map((slug) => buildTag('vehicle', { tenant, slug }))]
}
