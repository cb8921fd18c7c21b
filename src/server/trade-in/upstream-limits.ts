import { env } from '@/env'
import type { FetchLimits } from '../upstream/open-address'

/** A shopper waits, for one answer after the other. */
export const tradeInUpstreamLimits = (): FetchLimits => ({
  idleMs: 2000,
  totalMs: 2000,
  maxBytes: 64 * 1024,
  allowPrivate: env().FEED_ALLOW_PRIVATE,
})
