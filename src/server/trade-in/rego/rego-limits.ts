import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/domain/security/caller'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { secretHash } from '../../accounts/sign-in-limits'
import { database } from '../../clients/database'

/** Look-ups in ten minutes. Services charge for each, and a list of regos must not be worth trying. */
const LIMITS = {
  regoNetwork: { points: 15, duration: 600 },
  regoWebsite: { points: 600, duration: 600 },
} as const

type Limit = keyof typeof LIMITS

const limiters = new Map<Limit, RateLimiterPostgres>()

function limiterOf(limit: Limit): RateLimiterPostgres {
  const limiter =
    limiters.get(limit) ??
    new RateLimiterPostgres({
      storeClient: database(),
      storeType: 'pool',
      schemaName: 'limits',
      tableName: 'tries',
      tableCreated: true, // by a migration
      clearExpiredByTimeout: false, // the worker removes them at night
      keyPrefix: limit,
      ...LIMITS[limit],
    })
  limiters.set(limit, limiter)
  return limiter
}

/** Counts a look-up, for all servers together. Returns the seconds to wait when there were too many, else null. */
export async function countRego({ id }: Pick<TenantContext, 'id'>, address: string): Promise<number | null> {
  try {
    await limiterOf('regoNetwork').consume(`${id}:${secretHash('rego network', networkOf(address))}`)
    await limiterOf('regoWebsite').consume(String(id))
    return null
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}
