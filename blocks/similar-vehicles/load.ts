import { type CardOptions, cardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { similarHeading } from '@/domain/stock/similar/similar-words'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { SimilarVehiclesBlock } from '@/payload-types'
import { identifyVehicle } from '@/server/stock/identify-vehicle'
import { getSimilar } from '@/server/stock/similar/get-similar'

interface SimilarStock {
  vehicle: Vehicle
  /** Null if the browser loads them when the shopper scrolls near (SIM-06). */
  similar: readonly StockHit[] | null
  heading: string
  card: CardOptions
}

export async function loadSimilarVehicles(
  block: Pick<SimilarVehiclesBlock, 'vehicle' | 'heading'>,
  ctx: TenantContext,
): Promise<SimilarStock | null> {
  const vehicle = await identifyVehicle(ctx, block.vehicle)
  if (!vehicle) return null
  return {
    vehicle,
    similar: ctx.settings['similar.onlyLoadInView'] ? null : await getSimilar(ctx, vehicle),
    heading: block.heading || similarHeading(vehicle, ctx.settings),
    card: cardOptions(ctx.settings),
  }
}
