import { buildTag } from '@/domain/cache/tags'
import type { PriceGauge } from '@/domain/pricing/gauge'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { cached } from '../cache/cached'
import { log } from '../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'
import { gaugeLimits, httpGauge } from './http-gauge'
import { stockGauge } from './stock-gauge'

/** The market changes from day to day, so changes in other stock may appear this much later. */
const CACHE_SECONDS = 15 * 60

export class GaugeUnavailable extends Error {}

/**
 * How a vehicle's price compares with its market, from the tenant's service or else its own stock (GAUGE-01). Null where no price is shown
 * (PRICE-09), and when there is not enough data. Cached until the vehicle changes, for at most 15 minutes. Rejects with `GaugeUnavailable`,
 * logged in one line, when the service fails (GAUGE-02, GAUGE-03).
 */
export async function getGauge(ctx: TenantContext, vehicle: Vehicle): Promise<PriceGauge | null> {
  const settings = vehicleSettings(ctx, vehicle)
  const shown = priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))
  if (shown?.kind !== 'price') return null
  const { slug } = vehicle
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('vehicle', { tenant: ctx.id, slug })]
  const address = ctx.settings['integrations.gaugeUrl']
  // The object makes a null gauge cacheable: otherwise every view would call the service again.
  const read = async () => ({ gauge: await askGauge(ctx, address, vehicle, shown.amount) })
  try {
    return (await cached(ctx, ['gauge', slug, address], tags, read, { revalidate: CACHE_SECONDS })).gauge
  } catch (error) {
    if (error instanceof CircuitOpen) throw new GaugeUnavailable()
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
  return circuitBreaker(address, () => service.find(vehicle, price))
}
