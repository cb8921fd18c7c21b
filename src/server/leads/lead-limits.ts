import { RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/domain/security/caller'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { limiters } from '../accounts/limiters'
import { secretHash } from '../accounts/sign-in-limits'

/** Forms that one network may send to one website in ten minutes. Households and showrooms share a network. */
const { limiterOf } = limiters({ lead: { points: 60, duration: 600 } })

export interface SentForms {
  /** Sent from the network to the website within ten minutes, with this one. */
  readonly count: number
  /** Seconds until the network may send another form; null while it may. */
  readonly waitSeconds: number | null
}

/** Counts a form, for all servers together. The address is stored only as a keyed hash. */
export async function countForm({ id }: Pick<TenantContext, 'id'>, address: string): Promise<SentForms> {
  try {
    const { consumedPoints } = await limiterOf('lead').consume(
      `${id}:${secretHash('lead network', networkOf(address))}`,
    )
    return { count: consumedPoints, waitSeconds: null }
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const { consumedPoints, msBeforeNext } = error
    return { count: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
  }
}
