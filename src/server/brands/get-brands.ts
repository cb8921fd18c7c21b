import type { Brand, BrandModel } from '@/domain/brands/brand'
import { buildTag } from '@/domain/cache/tags'
import { pictureOf } from '@/domain/content/picture'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Media, Brand as StoredBrand, VehicleModel } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'

/** An upper bound: no website has more brands or models. */
const MOST = 1000

/** With the upload, which blocks take. */
export interface SiteBrand extends Brand {
  readonly bannerUpload: Media | null
}

export interface SiteModel extends BrandModel {
  readonly pictureUpload: Media | null
}

export interface Brands {
  readonly brands: readonly SiteBrand[]
  readonly models: readonly SiteModel[]
}

const uploadOf = (upload: number | Media | null | undefined): Media | null =>
  typeof upload === 'object' && upload !== null ? upload : null

/** The tenant's brands and models (BRAND-01, BRAND-02, BRAND-06). Cached as one list, so that any number of unknown addresses asks the database once. */
export function getBrands(ctx: TenantContext): Promise<Brands> {
  const { id: tenant } = ctx
  const tags = [buildTag('tenant', { tenant }), buildTag('brands', { tenant }), buildTag('media', { tenant })]
  return cached(ctx, ['brands'], tags, async () => {
    const options = { depth: 1, limit: MOST, sort: 'id' } as const
    const [brands, models] = await Promise.all([
      findForTenant(ctx, { collection: 'brands', ...options }),
      findForTenant(ctx, { collection: 'vehicle-models', ...options }),
    ])
    return {
      brands: withImageCdn(ctx, brands).map(brandOf),
      models: withImageCdn(ctx, models).map(modelOf),
    }
  })
}

function brandOf({ id, title, slug, kind, make, logo, banner, description }: StoredBrand): SiteBrand {
  return {
    id,
    title,
    slug,
    kind,
    make: make || null,
    logo: pictureOf(logo),
    banner: pictureOf(banner),
    description: description ?? '',
    bannerUpload: uploadOf(banner),
  }
}

function modelOf(stored: VehicleModel): SiteModel {
  const { id, name, slug, brand, override_url, picture, intro } = stored
  return {
    id,
    brandId: typeof brand === 'object' ? brand.id : brand,
    name,
    slug,
    overrideUrl: override_url || null,
    picture: pictureOf(picture),
    intro: intro ?? '',
    pictureUpload: uploadOf(picture),
  }
}
