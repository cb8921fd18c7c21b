import { buildTag } from '@/domain/cache/tags'
import { lenderOf } from '@/domain/finance/lender-of'
import { isFinanced, matchesRule, type QuotedLender, quotedLender } from '@/domain/finance/offer/availability'
import {
  builtInQuote,
  type CompleteQuote,
  type QuoteRequest,
  quoteRequest,
} from '@/domain/finance/offer/quote'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { cached } from '../cache/cached'
import { retrySoon } from '../cache/retry-soon'
import { log } from '../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'
import { financeLimits } from './finance-limits'
import { httpQuote } from './http-quote'

const CACHE_SECONDS = 15 * 60

/**
 * A weekly quote from the tenant's quote service, for a vehicle without a quote that the lender finances (FIN-01…07, FIN-43, FIN-44).
 * Cached until the vehicle changes, for at most 15 minutes. Null without a service, when no quote is wanted, and when the service fails,
 * which is logged in one line (FIN-45).
 */
export async function getQuote(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date,
): Promise<CompleteQuote | null> {
  const address = ctx.settings['integrations.quoteUrl']
  const wanted = address ? wantedQuote(ctx, vehicle, now) : null
  if (!wanted) return null
  const { slug } = vehicle
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('vehicle', { tenant: ctx.id, slug })]
  const read = () => circuitBreaker(address, () => httpQuote(address, wanted.request, financeLimits()))
  try {
    return await cached(ctx, ['quote', slug, address], tags, read, { revalidate: CACHE_SECONDS })
  } catch (error) {
    if (!(error instanceof CircuitOpen)) log.warn(`no quote for ${JSON.stringify(slug)}: ${reasonOf(error)}`)
    await retrySoon(ctx)
    return null
  }
}

/**
 * The same for a tenant without a quote service: calculated from its lender's record, for a vehicle that has the lender's figures (FIN-01)
 * and that the lender finances. `vehicle` carries the current figures.
 */
export function builtInVehicleQuote(ctx: TenantContext, vehicle: Vehicle, now: Date): CompleteQuote | null {
  const wanted = ctx.settings['integrations.quoteUrl'] ? null : wantedQuote(ctx, vehicle, now)
  const lender = wanted && lenderOf(vehicle, wanted.finance.key)
  if (!wanted || !isFinanced(vehicle, lender, wanted.finance)) return null
  return builtInQuote(wanted.request, ctx.financeProvider, lender, vehicleSettings(ctx, vehicle))
}

/** The request to send, and the lender whose rules apply; null when no quote is wanted or none could be shown. */
function wantedQuote(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date,
): { request: QuoteRequest; finance: QuotedLender } | null {
  const settings = vehicleSettings(ctx, vehicle)
  const finance = quotedLender(ctx.financeProvider, settings, now)
  const request = quoteRequest(publicVehicle(vehicle, settings), settings)
  return request && finance && matchesRule(vehicle, finance) ? { request, finance } : null
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
