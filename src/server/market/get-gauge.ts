import { buildTag } from '@/domain/cache/tags'
import type { PriceGauge } from '@/domain/pricing/gauge'
import { priceDisplay } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { cached } from '../cache/cached'
import { log } from '../log/log.mjs'
import { Resting, withRest } from '../upstream/with-rest'
import { gaugeLimits, httpGauge } from './http-gauge'
import { stockGauge } from './stock-gauge'

/** The market moves by the day: other stock that comes and goes need not be seen sooner. */
const SECONDS = 15 * 60

/** The gauge could not be asked for. What was wrong is in the log. */
export class GaugeUnavailable extends Error {}

/**
 * How a vehicle's price stands in its market, by the tenant's service or else by its own stock (GAUGE-01). Null where no
 * price is shown (PRICE-09), and where nothing can be told. Remembered until the vehicle changes, and no longer than 15
 * minutes. Rejects with `GaugeUnavailable`, logged in one line, when it cannot be had (GAUGE-02, GAUGE-03).
 */
export async function getGauge(ctx: TenantContext, vehicle: Vehicle): Promise<PriceGauge | null> {
  const settings = vehicleSettings(ctx, vehicle)
  const shown = priceDisplay(publicVehicle(vehicle, settings), settings)
  if (shown?.kind !== 'price') return null
  const { slug } = vehicle
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('vehicle', { tenant: ctx.id, slug })]
  const address = ctx.settings['integrations.gaugeUrl']
  // That nothing can be told is remembered, too: the service would be asked again at every view.
  const read = async () => ({ gauge: await askGauge(ctx, address, vehicle, shown.amount) })
  try {
    return (await cached(ctx, ['gauge', slug, address], tags, read, { revalidate: SECONDS })).gauge
  } catch (error) {
    if (error instanceof Resting) throw new GaugeUnavailable()
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`Failed to fetch auto gauge data. ${ctx.slug}, ${JSON.stringify(slug)}: ${reason}`)
    throw new GaugeUnavailable()
  }
}

function askGauge(
  ctx: TenantContext,
  address: string,
  vehicle: Vehicle,
  price: number,
): Promise<PriceGauge | null> {
  if (!address) return stockGauge(ctx).find(vehicle, price)
  const service = httpGauge(address, { ...gaugeLimits, allowPrivate: env().FEED_ALLOW_PRIVATE })
  return withRest(address, () => service.find(vehicle, price))
}
