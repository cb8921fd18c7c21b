import { buildTag } from '@/domain/cache/tags'
import { isLive, nextChange } from '@/domain/content/live-window'
import { pictureOf } from '@/domain/content/picture'
import type { Promo } from '@/domain/promos/promo'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isSafeHref } from '@/domain/url/link'
import type { Promo as StoredPromo } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'
import { siteNow } from '../tenants/site-now'

/** An upper bound: no site has more tiles. */
const MOST = 100

/**
 * The tenant's promo tiles that are live at `now`, in order of creation (PROMO-03, PROMO-12, PROMO-13). Cached until a tile or a picture
 * changes; every read checks the time again.
 */
export async function getLivePromos(ctx: TenantContext, now: Date): Promise<readonly Promo[]> {
  const stored = await getUnexpired(ctx)
  return stored.filter((promo) => isLive(windowOf(promo), now))
}

/** When the next of the tenant's promo tiles appears or expires after `now`; null when none does. */
export async function nextPromoChange(ctx: TenantContext, now: Date): Promise<Date | null> {
  return nextChange((await getUnexpired(ctx)).map(windowOf), now)
}

const windowOf = ({ startDate, expiryDate }: Promo) => ({ liveFrom: startDate, liveUntil: expiryDate })

function getUnexpired(ctx: TenantContext): Promise<readonly Promo[]> {
  const tags = [
    buildTag('tenant', { tenant: ctx.id }),
    buildTag('promos', { tenant: ctx.id }),
    buildTag('media', { tenant: ctx.id }),
  ]
  return cached(ctx, ['promos'], tags, async () => {
    // An expired tile stays expired until somebody changes it.
    const until = [
      { expiryDate: { exists: false } },
      { expiryDate: { greater_than: siteNow(ctx).toISOString() } },
    ]
    const found = await findForTenant(ctx, {
      collection: 'promos',
      where: { or: until },
      depth: 1,
      limit: MOST,
      sort: 'id',
    })
    return withImageCdn(ctx, found).flatMap(promoOf)
  })
}

/** Leaves out a tile whose picture was deleted or whose link is unsafe. */
function promoOf(stored: StoredPromo): Promo[] {
  const picture = pictureOf(stored.image)
  if (!picture || !isSafeHref(stored.link.href)) return []
  const { id, title, text, alt, link, startDate, expiryDate, positions, carTypes, shuffle, kind } = stored
  return [
    {
      id,
      title,
      text: text || null,
      picture: { ...picture, alt: alt ?? '' },
      link: { label: link.label, href: link.href },
      startDate: startDate ?? null,
      expiryDate: expiryDate ?? null,
      positions: positions ?? [],
      carTypes: carTypes ?? [],
      shuffle: shuffle ?? false,
      kind,
      stock: { address: stored.stock_address || null, days: stored.stock_days ?? null },
    },
  ]
}
