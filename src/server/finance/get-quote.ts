import { buildTag } from '@/domain/cache/tags'
import { lenderOf } from '@/domain/finance/lender-of'
import { isFinanced, type QuotedLender, quotedLender, suitsRule } from '@/domain/finance/offer/availability'
import { builtInQuote, type QuoteRequest, quoteRequest, type WholeQuote } from '@/domain/finance/offer/quote'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { cached } from '../cache/cached'
import { retrySoon } from '../cache/retry-soon'
import { log } from '../log/log.mjs'
import { Resting, withRest } from '../upstream/with-rest'
import { financeLimits } from './finance-limits'
import { httpQuote } from './http-quote'

const SECONDS = 15 * 60

/**
 * A weekly quote of the tenant's quote service for one of its vehicles that has none of its own (FIN-43, FIN-44), if it is what
 * the lender finances (FIN-01…07). Remembered until the vehicle changes, and no longer than 15 minutes. Null without a service,
 * where none is wanted, and when the service fails: that is one line in the log and nothing else (FIN-45).
 */
export async function getQuote(ctx: TenantContext, vehicle: Vehicle, now: Date): Promise<WholeQuote | null> {
  const address = ctx.settings['integrations.quoteUrl']
  const wanted = address ? wantedQuote(ctx, vehicle, now) : null
  if (!wanted) return null
  const { slug } = vehicle
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('vehicle', { tenant: ctx.id, slug })]
  const read = () => withRest(address, () => httpQuote(address, wanted.request, financeLimits()))
  try {
    return await cached(ctx, ['quote', slug, address], tags, read, { revalidate: SECONDS })
  } catch (error) {
    if (!(error instanceof Resting)) log.warn(`no quote for ${JSON.stringify(slug)}: ${reasonOf(error)}`)
    await retrySoon(ctx)
    return null
  }
}

/**
 * The same where the tenant has no quote service: worked out from its lender's record, for a vehicle that the lender's own
 * figures are there for (FIN-01) and that it finances. `vehicle` carries them as they are known now.
 */
export function ownQuote(ctx: TenantContext, vehicle: Vehicle, now: Date): WholeQuote | null {
  const wanted = ctx.settings['integrations.quoteUrl'] ? null : wantedQuote(ctx, vehicle, now)
  const lender = wanted && lenderOf(vehicle, wanted.finance.key)
  if (!wanted || !isFinanced(vehicle, lender, wanted.finance)) return null
  return builtInQuote(wanted.request, ctx.financeProvider, lender, vehicleSettings(ctx, vehicle))
}

/** What to ask with, and by whose rule; null where no quote is wanted or none could be shown. */
function wantedQuote(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date,
): { request: QuoteRequest; finance: QuotedLender } | null {
  const settings = vehicleSettings(ctx, vehicle)
  const finance = quotedLender(ctx.financeProvider, settings, now)
  const request = quoteRequest(publicVehicle(vehicle, settings), settings)
  return request && finance && suitsRule(vehicle, finance) ? { request, finance } : null
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
