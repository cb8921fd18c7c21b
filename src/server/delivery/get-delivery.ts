import type { DeliveryEstimate } from '@/domain/delivery/delivery-estimate'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'
import { dispatchPlaces } from './dispatch-places'
import { deliveryLimits, httpDelivery } from './http-delivery'
import { zoneDelivery } from './zone-delivery'

/**
 * The delivery estimate for one of the tenant's vehicles (or any, when null) to a postcode of four digits: from the dealership's delivery
 * service, or else from its zones (DEL-03). Null when there is no estimate (DEL-04), and when the service fails, which is logged in one
 * line without the postcode.
 */
export async function getDelivery(
  ctx: TenantContext,
  vehicle: Vehicle | null,
  postcode: string,
): Promise<DeliveryEstimate | null> {
  const settings = vehicle ? vehicleSettings(ctx, vehicle) : ctx.settings
  const address = settings['integrations.deliveryUrl']
  if (!address) {
    const places = await dispatchPlaces(ctx, vehicle)
    return zoneDelivery(settings['runningCosts.deliveryZones'], places).find(postcode)
  }
  const service = httpDelivery(address, { ...deliveryLimits, allowPrivate: env().FEED_ALLOW_PRIVATE })
  try {
    return await circuitBreaker(address, () => service.find(postcode))
  } catch (error) {
    if (error instanceof CircuitOpen) return null
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`no delivery estimate for a shopper of ${ctx.slug}: ${reason}`)
    return null
  }
}
