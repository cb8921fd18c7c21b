import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { retrySoon } from '../cache/retry-soon'
import { getGauge } from './get-gauge'

/**
 * The gauge on a vehicle's page, or null where none may show (GAUGE-06…08). A gauge from the tenant's own stock is rendered with the page,
 * so that the layout does not shift when there is none. An HTTP service is called later, by the page itself.
 */
export async function gaugeSlot(ctx: TenantContext, vehicle: Vehicle): Promise<GaugeSlot | null> {
  const settings = vehicleSettings(ctx, vehicle)
  if (priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))?.kind !== 'price') return null
  if (ctx.settings['integrations.gaugeUrl']) {
    return { kind: 'late', address: `/cars/${vehicle.slug}/autogauge` }
  }
  try {
    const gauge = await getGauge(ctx, vehicle)
    return gauge && shownGauge(gauge) ? { kind: 'ready', gauge } : null
  } catch {
    // The failure is logged, and the page is rendered again soon.
    await retrySoon(ctx)
    return null
  }
}
