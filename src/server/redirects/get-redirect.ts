import { buildTag } from '@/domain/cache/tags'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isSafeHref } from '@/domain/url/link'
import type { Redirect } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'

/** An upper bound of the redirects of a website. */
const MOST = 10_000

/** A redirect to a page that is not published leads nowhere. */
function targetOf({ page, to }: Redirect): string | null {
  if (page) return typeof page === 'object' && page._status === 'published' ? page.path : null
  return to && isSafeHref(to) ? to : null
}

/** Where the website sends visitors of an address that has no page, or null. One cached read for all addresses. */
export async function getRedirect(ctx: TenantContext, path: string): Promise<string | null> {
  const tags = (['tenant', 'redirects', 'pages'] as const).map((kind) => buildTag(kind, { tenant: ctx.id }))
  const targets = await cached(ctx, ['redirects'], tags, async () => {
    const found = await findForTenant(ctx, { collection: 'redirects', depth: 1, limit: MOST })
    return Object.fromEntries(
      found.flatMap((each) => {
        const to = targetOf(each)
        return to && to !== each.from ? [[each.from, to] as const] : []
      }),
    )
  })
  return ownValue(targets, path) ?? null
}
