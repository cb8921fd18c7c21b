import { deadReason, type LinkAnswer } from '@/domain/content/links/link-check'
import { env } from '@/env'
import { type FetchLimits, openAddress } from '../upstream/open-address'
import { siteLimits } from '../upstream/site-limits'

const outsideLimits = (): FetchLimits => ({
  idleMs: 5_000,
  totalMs: 10_000,
  maxBytes: 0, // only the status is read
  allowPrivate: env().FEED_ALLOW_PRIVATE,
})

/** Opens a link's address and reads no more than the status. */
export async function askLink(origin: string, address: string): Promise<LinkAnswer> {
  const isOwn = address.startsWith('/')
  const limits = isOwn ? siteLimits(origin) : outsideLimits()
  try {
    const url = isOwn ? origin + address : address
    const response = await openAddress(url, limits, AbortSignal.timeout(limits.totalMs))
    response.destroy()
    return 'works'
  } catch (error) {
    const { status, code } = error as { status?: number; code?: unknown }
    return deadReason({ status, code }, isOwn) ?? 'unsure'
  }
}
