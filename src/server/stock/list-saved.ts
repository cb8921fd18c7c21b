import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { readSavedVehicles } from './search/saved-vehicles'

/**
 * The vehicles of a watchlist, read anew each time: those of the tenant's that its site lists now, in the order of `slugs`
 * (at most 60, see `parseSaved`).
 */
export function listSaved(ctx: TenantContext, slugs: readonly string[]): Promise<StockHit[]> {
  return readSavedVehicles(database(), ctx, slugs)
}
