import type { Pool } from 'pg'
import { env } from '@/env'
import { createPool } from '../clients/database'
import { HEALTH_TIMEOUT_MS, type Health, readHealth } from './read-health'

let own: Pool | undefined

/**
 * The health check has its own connection: when the shoppers' connections are all busy, the server is loaded but healthy, and removing it
 * from the load balancer would make things worse. A hung connection is replaced.
 */
export function healthConnection(): Pool {
  own ??= createPool(env().DATABASE_URL, {
    max: 1,
    connectionTimeoutMillis: HEALTH_TIMEOUT_MS,
    statement_timeout: HEALTH_TIMEOUT_MS,
    query_timeout: HEALTH_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
  })
  return own
}

let pending: Promise<Health> | undefined

/** The health of this process's installation, within 3 seconds. Concurrent callers share one check, because the endpoint is public. */
export function currentHealth(): Promise<Health> {
  pending ??= readHealth(healthConnection()).finally(() => {
    pending = undefined
  })
  return pending
}
