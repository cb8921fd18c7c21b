import { buildTag } from '@/domain/cache/tags'
import { isQuotable, quotedLender } from '@/domain/finance/availability'
import { builtInQuote, quoteRequest, type WholeQuote } from '@/domain/finance/quote'
import type { Vehicle } from '@/domain/stock/vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { Resting, withRest } from '../outside/with-rest'
import { retrySoon } from '../pages/retry-soon'
import { financeLimits } from './finance-limits'
import { httpQuote } from './http-quote'

const SECONDS = 15 * 60

/**
 * A weekly quote for one of the tenant's vehicles that has none of its own (FIN-43, FIN-44): by the tenant's quote service,
 * else by its lender's record, for what the lender finances (FIN-01…07). Remembered until the vehicle changes, and no longer than 15 minutes. Null where none is wanted,
 * and when the service fails: that is one line in the log and nothing else (FIN-45).
 */
export async function getQuote(ctx: TenantContext, vehicle: Vehicle, now: Date): Promise<WholeQuote | null> {
  const settings = vehicleSettings(ctx, vehicle)
  const request = quoteRequest(vehicle, settings)
  if (!request) return null
  const address = ctx.settings['integrations.quoteUrl']
  if (!address) {
    const lender = quotedLender(ctx.financeProvider, settings, now)
    return lender && isQuotable(vehicle, lender) ? builtInQuote(request, ctx.financeProvider, settings) : null
  }
  const { slug } = vehicle
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('vehicle', { tenant: ctx.id, slug })]
  const read = () => withRest(address, () => httpQuote(address, request, financeLimits()))
  try {
    return await cached(ctx, ['quote', slug, address], tags, read, { revalidate: SECONDS })
  } catch (error) {
    if (!(error instanceof Resting)) console.warn(`no quote for ${JSON.stringify(slug)}: ${reasonOf(error)}`)
    await retrySoon(ctx)
    return null
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
