import { buildTag } from '@/domain/cache/tags'
import { isLive, nextChange } from '@/domain/content/live-window'
import { pictureOf } from '@/domain/content/picture'
import type { Popup } from '@/domain/popups/popup'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isSafeHref } from '@/domain/url/link'
import type { Popup as StoredPopup } from '@/payload-types'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'
import { siteNow } from '../tenants/site-now'

/** An upper bound: no website has more popups that have not expired. */
const MOST = 20

/**
 * The website's popups that are live at `now`, newest first (PROMO-08…11). The page being rendered is cached until the next one starts or
 * expires. The browser checks the time again.
 */
export async function getLivePopups(ctx: TenantContext, now: Date): Promise<Popup[]> {
  const popups = await getUnexpired(ctx)
  const windows = popups.map(({ startDate, expiryDate }) => ({ liveFrom: startDate, liveUntil: expiryDate }))
  const change = nextChange(windows, now)
  if (change) await cachePageUntil(ctx, change, now)
  return popups.filter(({ startDate, expiryDate }) =>
    isLive({ liveFrom: startDate, liveUntil: expiryDate }, now),
  )
}

function getUnexpired(ctx: TenantContext): Promise<readonly Popup[]> {
  const tags = [
    buildTag('tenant', { tenant: ctx.id }),
    buildTag('popups', { tenant: ctx.id }),
    buildTag('media', { tenant: ctx.id }),
  ]
  return cached(ctx, ['popups'], tags, async () => {
    // An expired popup stays expired until somebody changes it.
    const now = siteNow(ctx).toISOString()
    const where = { or: [{ expiryDate: { exists: false } }, { expiryDate: { greater_than: now } }] }
    const options = { collection: 'popups', where, depth: 1, limit: MOST, sort: '-id' } as const
    return withImageCdn(ctx, await findForTenant(ctx, options)).flatMap(popupOf)
  })
}

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []

/** Leaves out a popup whose picture was deleted, and a button with an unsafe link. */
function popupOf(stored: StoredPopup): Popup[] {
  const picture = pictureOf(stored.src)
  if (!picture) return []
  const {
    id,
    title,
    description,
    linkTo,
    buttonText,
    startDate,
    expiryDate,
    trigger,
    after,
    paths,
    carTypes,
  } = stored
  return [
    {
      id,
      title,
      description: description ?? '',
      picture,
      button: linkTo && buttonText && isSafeHref(linkTo) ? { label: buttonText, href: linkTo } : null,
      startDate: startDate ?? null,
      expiryDate: expiryDate ?? null,
      trigger,
      after: after ?? 0,
      paths: texts(paths),
      carTypes: carTypes ?? [],
    },
  ]
}
