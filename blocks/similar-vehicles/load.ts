import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { SimilarVehiclesBlock } from '@/payload-types'
import { identifyVehicle } from '@/server/stock/identify-vehicle'
import { getSimilar } from '@/server/stock/similar/get-similar'

interface SimilarStock {
  vehicle: Vehicle
  /** Null if the browser loads them when the shopper scrolls near (SIM-06). */
  similar: readonly StockHit[] | null
}

export async function loadSimilarVehicles(
  block: Pick<SimilarVehiclesBlock, 'vehicle'>,
  ctx: TenantContext,
): Promise<SimilarStock | null> {
  const vehicle = await identifyVehicle(ctx, block.vehicle)
  if (!vehicle) return null
  return {
    vehicle,
    similar: ctx.settings['similar.onlyLoadInView'] ? null : await getSimilar(ctx, vehicle),
  }
}
