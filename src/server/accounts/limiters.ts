import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from '../clients/database'

/** Tries (`points`) per `duration` in seconds. */
export interface LimitOf {
  readonly points: number
  readonly duration: number
}

export interface Counted<Limit extends string> {
  readonly limit: Limit
  readonly key: string
}

export interface Excess {
  /** Seconds until the next try is allowed. */
  readonly seconds: number
  /** Whether it is the first try over the limit. Only the first is logged. */
  readonly isFirst: boolean
}

/** Counters in the database, so that all processes share them. Their names are unique in the product. */
export function limiters<Limit extends string>(limits: Readonly<Record<Limit, LimitOf>>) {
  const made = new Map<Limit, RateLimiterPostgres>()

  function limiterOf(limit: Limit): RateLimiterPostgres {
    const known = made.get(limit)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: database(),
      storeType: 'pool',
      schemaName: 'limits',
      tableName: 'tries',
      tableCreated: true, // by a migration
      clearExpiredByTimeout: false, // the worker removes them at night
      keyPrefix: limit,
      ...limits[limit],
    })
    made.set(limit, limiter)
    return limiter
  }

  /** Counts a try before it is verified. Returns the excess when it is over a limit, otherwise null. */
  async function count(counted: readonly Counted<Limit>[]): Promise<Excess | null> {
    for (const { limit, key } of counted) {
      try {
        await limiterOf(limit).consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const { msBeforeNext, consumedPoints } = error
        return {
          seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
          isFirst: consumedPoints === limits[limit].points + 1,
        }
      }
    }
    return null
  }

  return { limiterOf, count }
}
