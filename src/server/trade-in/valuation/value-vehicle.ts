import type { TenantContext } from '@/domain/tenants/tenant-context'
import { STOCK_PROVIDER } from '@/domain/trade-in/named-provider'
import type { OwnVehicle } from '@/domain/trade-in/own-vehicle'
import { log } from '../../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../../upstream/with-circuit-breaker'
import { findByRego } from '../rego/find-by-rego'
import { tradeInUpstreamLimits } from '../upstream-limits'
import { httpValuation } from './http-valuation'
import { stockValuation } from './stock-valuation'
import type { Valued } from './valued'

/**
 * Values a shopper's vehicle, by the website's valuation service or else from its stock (TRADE-01, TRADE-02). Never rejects: whatever fails
 * is logged in one line without personal data, and staff value the vehicle.
 */
export async function valueVehicle(ctx: TenantContext, vehicle: OwnVehicle): Promise<Valued> {
  const address = ctx.settings['integrations.valuationUrl']
  const provider = address
    ? ctx.settings['tradeIn.valuationProvider'] || new URL(address).host
    : STOCK_PROVIDER
  try {
    const known = () => knownVehicle(ctx, vehicle)
    if (!address) {
      return { provider, ...(await stockValuation(ctx, vehicle, async () => (await known())?.body ?? null)) }
    }
    const asked = { vehicle, id: (await known())?.id ?? null, limits: tradeInUpstreamLimits() }
    return { provider, ...(await circuitBreaker(address, () => httpValuation(address, asked))) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof CircuitOpen))
      log.error(`no valuation for a shopper of ${ctx.slug} by ${provider}: ${reason}`)
    return { provider, figures: null, reasons: [], basis: { reason: 'The valuation was not available.' } }
  }
}

/** Asked again, because the answer that the browser got may have been changed there. */
async function knownVehicle(ctx: TenantContext, { rego, regoState }: OwnVehicle) {
  return rego && regoState ? findByRego(ctx, { rego, regoState }) : null
}
