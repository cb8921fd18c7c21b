import type { Pool } from 'pg'
import { env } from '@/env'
import { createPool } from '../clients/database'
import { type Health, PATIENCE, readHealth } from './read-health'

let own: Pool | undefined

/**
 * A connection of its own: while those of the shoppers are all busy the server is loaded, not ill, and a load balancer that takes
 * it away makes that worse. One that hangs is given up and made anew.
 */
export function healthConnection(): Pool {
  own ??= createPool(env().DATABASE_URL, {
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    query_timeout: PATIENCE,
    idleTimeoutMillis: 60_000,
  })
  return own
}

let asking: Promise<Health> | undefined

/** How this process's installation is now, in 3 seconds at most. Those who ask at once are told the same: anybody may ask. */
export function currentHealth(): Promise<Health> {
  asking ??= readHealth(healthConnection()).finally(() => {
    asking = undefined
  })
  return asking
}
