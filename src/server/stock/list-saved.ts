import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { readSavedVehicles } from './search/saved-vehicles'

/**
 * Returns the vehicles of a watchlist that the tenant's site lists now, in the order of `slugs` (at most 60, see `parseSaved`).
 * Not cached.
 */
export function listSaved(ctx: TenantContext, slugs: readonly string[]): Promise<StockHit[]> {
  return readSavedVehicles(database(), ctx, slugs)
}
