import { env } from '@/env'
import { log } from '../log/log.mjs'
import { postJson } from './fetch-json'
import type { FetchLimits } from './open-address'
import { CircuitOpen, circuitBreaker } from './with-circuit-breaker'

/** Short limits: the record is stored already, and a browser waits for the answer. */
const limits: Omit<FetchLimits, 'allowPrivate'> = { idleMs: 2000, totalMs: 2000, maxBytes: 64 * 1024 }

/**
 * Posts a record to a website's own service as JSON. `what` names it in the log, which is all that comes of the answer: the record is
 * stored whether or not the service gets it. Does nothing without an address.
 */
export async function notifyService(address: string, what: string, record: object): Promise<void> {
  if (!address) return
  const { host } = new URL(address)
  try {
    await circuitBreaker(address, () =>
      postJson(address, { ...limits, allowPrivate: env().FEED_ALLOW_PRIVATE }, record),
    )
    log.info(`${host} accepted ${what}`)
  } catch (error) {
    if (error instanceof CircuitOpen) return
    log.warn(`${host} did not get ${what}: ${error instanceof Error ? error.message : error}`)
  }
}
