import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '../../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../../upstream/with-circuit-breaker'
import { tradeInUpstreamLimits } from '../upstream-limits'
import type { AskedRego, FoundVehicle } from './found-vehicle'
import { httpRego } from './http-rego'

/**
 * The vehicle of a rego (TRADE-02). Null without a rego service, for an unknown rego, and when the service fails, which is logged in one line
 * without the rego: it is personal data.
 */
export async function findByRego(ctx: TenantContext, asked: AskedRego): Promise<FoundVehicle | null> {
  const address = ctx.settings['integrations.regoUrl']
  if (!address) return null
  try {
    return await circuitBreaker(address, () => httpRego(address, asked, tradeInUpstreamLimits()))
  } catch (error) {
    if (!(error instanceof CircuitOpen)) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(`no vehicle for a rego of a shopper of ${ctx.slug}: ${reason}`)
    }
    return null
  }
}
