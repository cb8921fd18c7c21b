import type { WaysOn } from '@/domain/content/site-chrome'
import { bodyLinks, makeLinks } from '@/domain/content/stock-links'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getChrome } from './site-chrome'
import { choicesOrNone } from './stock-choices-or-none'

/** As many of each as can be taken in at a glance. */
const MOST = 8

function mostOf<T extends { name: string; count: number }>(choices: readonly T[]): T[] {
  return [...choices].sort((one, other) => other.count - one.count).slice(0, MOST)
}

/** Where the tenant's shoppers may go on from a page that is not there: what there is most of in stock, and the phone. */
export async function getWaysOn(ctx: TenantContext): Promise<WaysOn> {
  const [{ bodies, makes }, { phone }] = await Promise.all([choicesOrNone(ctx), getChrome(ctx)])
  return {
    bodies: bodyLinks({ bodies: mostOf(bodies) }),
    makes: makeLinks({ makes: mostOf(makes) }),
    phone,
  }
}
