import { networkOf } from '@/domain/security/caller'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { limiters } from '../../accounts/limiters'
import { secretHash } from '../../accounts/sign-in-limits'

/** Look-ups in ten minutes. Services charge for each, and a list of regos must not be worth trying. */
const { count } = limiters({
  regoNetwork: { points: 15, duration: 600 },
  regoWebsite: { points: 600, duration: 600 },
})

/** Counts a look-up, for all servers together. Returns the seconds to wait when there were too many, else null. */
export async function countRego({ id }: Pick<TenantContext, 'id'>, address: string): Promise<number | null> {
  const excess = await count([
    { limit: 'regoNetwork', key: `${id}:${secretHash('rego network', networkOf(address))}` },
    { limit: 'regoWebsite', key: String(id) },
  ])
  return excess?.seconds ?? null
}
