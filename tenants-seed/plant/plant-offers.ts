import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'
import type { DemoTenant } from '../demo-tenant'
import type { DemoBrand, DemoModel, DemoOffer } from '../words/demo-offer'

const MS_A_DAY = 86_400_000

interface Website {
  readonly tenant: number
  readonly picture: (name: string) => number
}

const photoFile = (photo: string) =>
  fileURLToPath(new URL(`../../public/assets/demo/photos/${photo}.avif`, import.meta.url))

async function plantModel(req: PayloadRequest, tenant: number, brand: number, model: DemoModel) {
  const { payload } = req
  const { slug, name, intro, photo, alt } = model
  const picture = await payload.create({
    collection: 'media',
    data: { tenant, alt },
    filePath: photoFile(photo),
    depth: 0,
    req,
  })
  const data = { tenant, brand, slug, name, intro, picture: picture.id }
  return payload.create({ collection: 'vehicle-models', data, depth: 0, req })
}

async function plantBrand(req: PayloadRequest, { tenant, picture }: Website, brand: DemoBrand) {
  const { models = [], banner, ...texts } = brand
  const data = { ...texts, tenant, banner: banner ? picture(banner) : null }
  const { id } = await req.payload.create({ collection: 'brands', data, depth: 0, req })
  const modelIds = new Map<string, number>()
  for (const model of models) modelIds.set(model.slug, (await plantModel(req, tenant, id, model)).id)
  return { id, modelIds }
}

function figuresOf({ price, priceNote, rate }: DemoOffer) {
  return {
    price,
    priceNote,
    ...(rate && { rate: rate[0], comparisonRate: rate[1] }),
  }
}

/** Plants a website's brands with their models, and its offers, with start and end dates relative to `now`. */
export async function plantOffers(
  req: PayloadRequest,
  website: Website,
  { brands, offers }: Pick<DemoTenant, 'brands' | 'offers'>,
  now: Date,
): Promise<void> {
  const { tenant, picture } = website
  const brandIds = new Map<string, number>()
  const modelIds = new Map<string, number>()
  for (const brand of brands) {
    const planted = await plantBrand(req, website, brand)
    brandIds.set(brand.slug, planted.id)
    for (const [slug, id] of planted.modelIds) modelIds.set(slug, id)
  }
  const day = (days: number | null) =>
    days === null ? null : new Date(now.getTime() + days * MS_A_DAY).toISOString()
  for (const offer of offers) {
    const { name, description, terms, category, days } = offer
    await req.payload.create({
      collection: 'offers',
      data: {
        tenant,
        name,
        description,
        disclaimer: terms,
        category,
        manufacturer: offer.brand ? brandIds.get(offer.brand) : null,
        model: offer.model ? modelIds.get(offer.model) : null,
        image: offer.picture ? picture(offer.picture) : null,
        liveFrom: day(days[0]),
        liveUntil: day(days[1]),
        ...figuresOf(offer),
        _status: 'published',
      },
      depth: 0,
      req,
    })
  }
}
