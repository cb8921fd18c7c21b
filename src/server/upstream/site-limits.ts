import { env } from '@/env'
import type { FetchLimits } from './open-address'

/** For asking a website of this platform as a shopper does. Only the demo's sites are on this machine. */
export const siteLimits = (origin: string): FetchLimits => ({
  idleMs: 10_000,
  totalMs: 20_000,
  maxBytes: 5_000_000,
  allowPrivate: env().FEED_ALLOW_PRIVATE || new URL(origin).hostname.endsWith('.localhost'),
})
