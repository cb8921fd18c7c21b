import { BRANDS, brandPath, modelWithPage, parseBrandPage } from '@/domain/brands/brand-pages'
import { landingPath } from '@/domain/content/links/stock-links'
import { SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import { sanitizedDescription } from '@/domain/offers/offer-texts'
import type { Crumb } from '@/domain/stock/breadcrumbs'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Page } from '@/payload-types'
import { type Brands, getBrands, type SiteBrand, type SiteModel } from '../brands/get-brands'
import type { PageDocument } from './get-page'

type Blocks = NonNullable<Page['blocks']>

/** A page that the website composes itself, of the blocks that editors use. */
export interface BuiltPage {
  readonly page: PageDocument
  readonly crumbs: readonly Crumb[]
}

const NO_DOCUMENT = 0

const built = (
  path: string,
  title: string,
  blocks: Blocks,
  { description, crumbs = [] }: { description: string; crumbs?: readonly Crumb[] },
): BuiltPage => ({ page: { id: NO_DOCUMENT, title, path, meta: { description }, blocks }, crumbs })

const offerList: Blocks[number] = { blockType: 'offers', scope: 'all', show_filters: true }

/**
 * The page at an address at which no editor has one: the offers, the group's brands, a brand's overview, or a model
 * (ROUTE-31, ROUTE-33, ROUTE-34, ROUTE-39). Null for any other address.
 */
export async function getBuiltPage(ctx: TenantContext, path: string): Promise<BuiltPage | null> {
  if (path === SPECIAL_OFFERS) return offersPage(ctx)
  const asked = parseBrandPage(path)
  if (!asked) return null
  const known = await getBrands(ctx)
  if (asked.page === 'brands') return brandsPage(ctx, known)
  if (asked.page === 'overview') {
    const brand = known.brands.find(({ slug }) => slug === asked.brand)
    return brand ? overviewPage(ctx, brand) : null
  }
  const model = modelWithPage(known.models, asked.model)
  const brand = model && known.brands.find(({ id }) => id === model.brandId)
  return brand ? modelPage(ctx, brand, model) : null
}

/** An editor's page at `/special-offers` has the offers too, after its first block, unless the editor placed them. */
export function withOffers<Each extends Pick<PageDocument, 'path' | 'blocks'>>(page: Each): Each {
  const blocks = page.blocks ?? []
  if (page.path !== SPECIAL_OFFERS || blocks.some(({ blockType }) => blockType === 'offers')) return page
  const place = blocks[0]?.blockType === 'hero' ? 1 : 0
  return { ...page, blocks: blocks.toSpliced(place, 0, offerList) }
}

const offersPage = ({ name }: TenantContext): BuiltPage =>
  built(SPECIAL_OFFERS, 'Special offers', [offerList], { description: `This month’s offers at ${name}.` })

/** Null without brands: the page would be empty. */
function brandsPage({ name }: TenantContext, { brands }: Brands): BuiltPage | null {
  if (brands.length === 0) return null
  return built(BRANDS, 'Our brands', [{ blockType: 'brandDirectory' }, { blockType: 'groupStats' }], {
    description: `The brands of ${name}.`,
  })
}

const stockOf = (label: string, ...names: string[]) => ({
  label: `See ${label} in stock`,
  href: landingPath(...names),
})

function overviewPage({ name }: TenantContext, brand: SiteBrand): BuiltPage {
  const { id, title, make, description } = brand
  const hero: Blocks[number] = {
    blockType: 'hero',
    heading: title,
    text: description,
    picture: brand.bannerUpload,
    look: 'beside',
    links: make ? [stockOf(title, make)] : [],
  }
  const stock: Blocks = make
    ? [{ blockType: 'stockCarousel', heading: `${title} in stock`, make, limit: 10 }]
    : []
  return built(
    brandPath(brand),
    title,
    [
      hero,
      { blockType: 'brandModels', heading: `The ${title} range`, brand: id },
      { blockType: 'offers', heading: `${title} offers`, scope: 'brand', brand: id, limit: 6 },
      ...stock,
    ],
    {
      description: sanitizedDescription(description).slice(0, 170) || `${title} at ${name}.`,
      crumbs: [
        { label: 'Home', href: '/' },
        { label: title, href: null },
      ],
    },
  )
}

function modelPage({ name: site }: TenantContext, brand: SiteBrand, model: SiteModel): BuiltPage {
  const { id, name, slug, intro, pictureUpload } = model
  const title = `${brand.title} ${name}`
  const make = brand.make ?? brand.title
  return built(
    `/${slug}`,
    title,
    [
      {
        blockType: 'hero',
        eyebrow: brand.title,
        heading: title,
        text: intro,
        picture: pictureUpload,
        look: 'beside',
        links: [stockOf(name, make, name)],
      },
      { blockType: 'offers', heading: `${name} offers`, scope: 'model', model: id, limit: 6 },
      { blockType: 'stockCarousel', heading: `${name} in stock`, make, model: name, limit: 10 },
      { blockType: 'brandModels', heading: `More from ${brand.title}`, brand: brand.id },
    ],
    {
      description: sanitizedDescription(intro).slice(0, 170) || `${title} at ${site}.`,
      crumbs: [
        { label: 'Home', href: '/' },
        { label: brand.title, href: brandPath(brand) },
        { label: name, href: null },
      ],
    },
  )
}
