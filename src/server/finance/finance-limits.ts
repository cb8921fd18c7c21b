import { env } from '@/env'
import type { FetchLimits } from '../upstream/open-address'

export function financeLimits(): FetchLimits {
  return { idleMs: 1500, totalMs: 1500, maxBytes: 64 * 1024, allowPrivate: env().FEED_ALLOW_PRIVATE }
}
