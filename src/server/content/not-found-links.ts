import { bodyLinks, makeLinks } from '@/domain/content/links/stock-links'
import type { NotFoundLinks } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getChrome } from './site-chrome'
import { choicesOrNone } from './stock-choices-or-none'

const MOST = 8

function mostOf<T extends { name: string; count: number }>(choices: readonly T[]): T[] {
  return [...choices].sort((one, other) => other.count - one.count).slice(0, MOST)
}

/** Links for a page that does not exist: the most common bodies and makes in the tenant's stock, and the phone number. */
export async function getNotFoundLinks(ctx: TenantContext): Promise<NotFoundLinks> {
  const [{ bodies, makes }, { phone }] = await Promise.all([choicesOrNone(ctx), getChrome(ctx)])
  return {
    bodies: bodyLinks({ bodies: mostOf(bodies) }),
    makes: makeLinks({ makes: mostOf(makes) }),
    phone,
  }
}
