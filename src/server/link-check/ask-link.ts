import { deadReason, type LinkAnswer } from '@/domain/content/links/link-check'
import { env } from '@/env'
import { type FetchLimits, openAddress } from '../upstream/open-address'
import { siteLimits } from '../upstream/site-limits'
import { isSilent, type Silence } from './silence'

const outsideLimits = (): FetchLimits => ({
  idleMs: 5_000,
  totalMs: 10_000,
  maxBytes: 0, // only the status is read
  allowPrivate: env().FEED_ALLOW_PRIVATE,
})

/**
 * Opens a link's address and reads no more than the status. Null for an address of a website that is down, which is not asked again.
 */
export async function askLink(origin: string, address: string, silence: Silence): Promise<LinkAnswer | null> {
  const isOwn = address.startsWith('/')
  const limits = isOwn ? siteLimits(origin) : outsideLimits()
  const url = isOwn ? origin + address : address
  const site = new URL(url).origin
  if (silence.isDown(site)) return null
  try {
    const response = await openAddress(url, limits, AbortSignal.timeout(limits.totalMs))
    response.destroy()
    silence.heard(site)
    return 'works'
  } catch (error) {
    const { status, code } = error as { status?: number; code?: unknown }
    const reason = deadReason({ status, code }, isOwn)
    if (reason === null && isSilent(error)) silence.noAnswer(site)
    else silence.heard(site)
    return reason ?? 'unsure'
  }
}
