import { type AnnouncementBar, shownBar } from '@/domain/announcements/announcement-bar'
import { buildTag } from '@/domain/cache/tags'
import { nextChange } from '@/domain/content/live-window'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isSafeHref } from '@/domain/url/link'
import type { Announcement } from '@/payload-types'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { siteNow } from '../tenants/site-now'

/** An upper bound: no website has more bars that have not ended. */
const MOST = 20

/** The website's announcement bar at `now`. The page being rendered is cached until the next one starts or ends. */
export async function getAnnouncement(ctx: TenantContext, now: Date): Promise<AnnouncementBar | null> {
  const bars = await getUnended(ctx)
  const change = nextChange(bars, now)
  if (change) await cachePageUntil(ctx, change, now)
  return shownBar(bars, now)
}

function getUnended(ctx: TenantContext): Promise<readonly AnnouncementBar[]> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('announcements', { tenant: ctx.id })]
  return cached(ctx, ['announcements'], tags, async () => {
    // A bar that has ended stays ended until somebody changes it.
    const now = siteNow(ctx).toISOString()
    const where = { or: [{ liveUntil: { exists: false } }, { liveUntil: { greater_than: now } }] }
    const options = { collection: 'announcements', where, limit: MOST, sort: '-id' } as const
    return (await findForTenant(ctx, options)).map(barOf)
  })
}

/** Without its link if that is unsafe. */
function barOf({ id, text, linkText, linkTo, liveFrom, liveUntil }: Announcement): AnnouncementBar {
  const link = linkText && linkTo && isSafeHref(linkTo) ? { label: linkText, href: linkTo } : null
  return { id, text, link, liveFrom: liveFrom ?? null, liveUntil: liveUntil ?? null }
}
