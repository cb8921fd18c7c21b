import { buildTag } from '@/domain/cache/tags'
import { lenderOf } from '@/domain/finance/lender-of'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { cached } from '../cache/cached'
import { retrySoon } from '../cache/retry-soon'
import { log } from '../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'
import { financeLimits } from './finance-limits'
import { httpLender } from './http-lender'

const CACHE_SECONDS = 15 * 60

/**
 * The lender's figures for one of the tenant's vehicles, including the disclaimer (FIN-42): from the tenant's service, or else from the
 * stock feed (decision 77). Cached until the vehicle changes, for at most 15 minutes. When the service fails, logs one line and uses the
 * feed's figures. Null without a lender.
 */
export async function getLender(ctx: TenantContext, vehicle: Vehicle): Promise<FinanceLender | null> {
  if (!ctx.financeProvider) return null
  const own = lenderOf(vehicle, ctx.financeProvider.key)
  const address = ctx.settings['integrations.lenderUrl']
  if (!address) return own
  const { slug } = vehicle
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('vehicle', { tenant: ctx.id, slug })]
  const read = async () => ({
    lender: await circuitBreaker(address, () => httpLender(address, vehicle, financeLimits())),
  })
  try {
    return (await cached(ctx, ['lender', slug, address], tags, read, { revalidate: CACHE_SECONDS })).lender
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof CircuitOpen)) log.warn(`no lender data for ${JSON.stringify(slug)}: ${reason}`)
    await retrySoon(ctx)
    return own
  }
}
