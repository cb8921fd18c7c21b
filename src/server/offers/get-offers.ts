import { buildTag } from '@/domain/cache/tags'
import { type Picture, pictureOf } from '@/domain/content/picture'
import { type Manufacturer, type Offer, type OfferRate, offerCategories } from '@/domain/offers/offer'
import { nextOfferChange, shownOffers } from '@/domain/offers/shown-offers'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Brand, Offer as StoredOffer, VehicleModel } from '@/payload-types'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'
import { siteNow } from '../tenants/site-now'

/** An upper bound: no website has more offers. */
const MOST = 500

/**
 * The offers that the website shows at `now`, newest first (OFFER-01, OFFER-05). Dates are judged on every read, and the page
 * being rendered is cached until the next offer starts or ends.
 */
export async function getShownOffers(ctx: TenantContext, now: Date): Promise<Offer[]> {
  const offers = await getUnexpired(ctx)
  const change = nextOfferChange(offers, ctx.websiteId, now)
  if (change) await cachePageUntil(ctx, change, now)
  return shownOffers(offers, ctx.websiteId, now)
}

/** The published offers that have not ended, cached until an offer, a brand, a model or a picture changes. */
function getUnexpired(ctx: TenantContext): Promise<readonly Offer[]> {
  const { id: tenant } = ctx
  const tags = [
    buildTag('tenant', { tenant }),
    buildTag('offers', { tenant }),
    buildTag('brands', { tenant }),
    buildTag('media', { tenant }),
  ]
  return cached(ctx, ['offers'], tags, async () => {
    // An offer that has ended stays ended until somebody changes it.
    const now = siteNow(ctx).toISOString()
    const where = { or: [{ liveUntil: { exists: false } }, { liveUntil: { greater_than: now } }] }
    const options = { collection: 'offers', where, depth: 1, limit: MOST, sort: '-id' } as const
    const [stored, pictures] = await Promise.all([findForTenant(ctx, options), readPictures(ctx)])
    return withImageCdn(ctx, stored).map((offer) => offerOf(offer, pictures))
  })
}

type Pictures = ReadonlyMap<number, Picture>

/** By the id of the model or brand. In an offer, these have their picture as an id only. */
async function readPictures(ctx: TenantContext): Promise<{ models: Pictures; logos: Pictures }> {
  const options = { depth: 1, limit: MOST } as const
  const [models, brands] = await Promise.all([
    findForTenant(ctx, { collection: 'vehicle-models', ...options }),
    findForTenant(ctx, { collection: 'brands', ...options }),
  ])
  return {
    models: picturesById(withImageCdn(ctx, models).map(({ id, picture }) => [id, picture])),
    logos: picturesById(withImageCdn(ctx, brands).map(({ id, logo }) => [id, logo])),
  }
}

function picturesById(uploads: readonly (readonly [number, Parameters<typeof pictureOf>[0]])[]): Pictures {
  return new Map(
    uploads.flatMap(([id, upload]) => {
      const shown = pictureOf(upload)
      return shown ? [[id, shown] as const] : []
    }),
  )
}

const isDocument = <T extends object>(value: number | T | null | undefined): value is T =>
  typeof value === 'object' && value !== null

const words = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((word): word is string => typeof word === 'string') : []

function manufacturerOf(brand: StoredOffer['manufacturer'], logos: Pictures): Manufacturer | null {
  if (!isDocument<Brand>(brand)) return null
  const { id, title, slug } = brand
  return { id, name: title, slug, logo: logos.get(id) ?? null }
}

function rateOf({ rate, comparisonRate, warning }: StoredOffer): OfferRate | null {
  const isWhole = typeof rate === 'number' && typeof comparisonRate === 'number' && warning
  return isWhole ? { rate, comparisonRate, warning } : null
}

function offerOf(stored: StoredOffer, { models, logos }: { models: Pictures; logos: Pictures }): Offer {
  const model = isDocument<VehicleModel>(stored.model) ? stored.model : null
  return {
    id: stored.id,
    name: stored.name,
    description: stored.description,
    disclaimer: stored.disclaimer ?? '',
    category: offerCategories.find(({ value }) => value === stored.category)?.label ?? '',
    manufacturer: manufacturerOf(stored.manufacturer, logos),
    model: model && {
      id: model.id,
      name: model.name,
      slug: model.slug,
      overrideUrl: model.override_url ?? null,
    },
    picture: pictureOf(stored.image) ?? (model && models.get(model.id)) ?? null,
    price: stored.price ?? null,
    priceNote: stored.priceNote ?? '',
    rate: rateOf(stored),
    liveFrom: stored.liveFrom ?? null,
    liveUntil: stored.liveUntil ?? null,
    excludedWebsiteIds: words(stored.excluded_website_ids),
  }
}
