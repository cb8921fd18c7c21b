import {
  type DataFromCollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { BLOG, postPath } from '@/domain/blog/blog-paths'
import { BRANDS, brandPath } from '@/domain/brands/brand-pages'
import {
  type LinkChoice,
  type LinkKind,
  linkKinds,
  MAX_CHOICES,
  matchingChoices,
  pathInWords,
} from '@/domain/content/links/link-choice'
import { DEALER_LOCATOR, locationPath } from '@/domain/locations/location-paths'
import { modelPath, offerPath, SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'
import { database } from '@/server/clients/database'
import { readLandingEntries } from '@/server/seo/sitemap-landings'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { readTenantContext } from '@/server/tenants/read-tenant-context'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { json, parse } from '../../requests/requests'

const asked = z.object({
  tenant: z.coerce.number('Choose a website first.').int().positive(),
  kind: z.enum(linkKinds, 'Choose page, stock search, vehicle or offer.'),
  q: z.string().max(100, 'Enter at most 100 characters.').default(''),
})

/** Each word must be in one of the fields. */
const wordsIn = (fields: readonly string[], q: string): Where[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ or: fields.map((field) => ({ [field]: { like: word } })) }))

const ofSite = (ctx: TenantContext, more: readonly Where[]): Where => ({
  and: [{ tenant: { equals: ctx.id } }, ...more],
})

/** As the person: their access decides what they find. */
const asPerson = (req: PayloadRequest) =>
  ({ limit: MAX_CHOICES, overrideAccess: false, user: req.user, req }) as const

async function landings(ctx: TenantContext): Promise<string[]> {
  const entries = await readLandingEntries(database(), ctx, await getLandingNames(ctx))
  return entries.map(({ path }) => path)
}

const choiceOf = (path: string, label: string): LinkChoice => ({ path, label, detail: '' })

/** Pages that every website has without an editor. */
const built = [
  ['/search', 'All stock'],
  [SPECIAL_OFFERS, 'Special offers'],
  [BRANDS, 'Brands'],
  [BLOG, 'Blog'],
  [DEALER_LOCATOR, 'Find a dealer'],
] as const

async function everything<Slug extends 'pages' | 'brands' | 'vehicle-models' | 'locations' | 'blog-posts'>(
  req: PayloadRequest,
  ctx: TenantContext,
  collection: Slug,
  more: readonly Where[] = [],
) {
  const options = { ...asPerson(req), pagination: false, limit: 0, depth: 0 } as const
  // A page's blocks are most of its query's time.
  const select = collection === 'pages' ? { select: { title: true, path: true } } : {}
  const { docs } = await req.payload.find({
    ...options,
    collection,
    where: ofSite(ctx, more),
    sort: 'id',
    ...select,
  } as never)
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}

const fromPath = (path: string): LinkChoice => ({
  path,
  // `/search/used-cars` is `Used cars`, and `/search` alone is `Search`.
  label: pathInWords(path.replace(/^\/search(?=\/)/, '')),
  detail: '',
})

const finders: Readonly<
  Record<LinkKind, (req: PayloadRequest, ctx: TenantContext, q: string) => Promise<readonly LinkChoice[]>>
> = {
  async pages(req, ctx, q) {
    const written = await everything(req, ctx, 'pages', [{ _status: { equals: 'published' } }])
    const [brands, models, locations, posts] = await Promise.all([
      everything(req, ctx, 'brands'),
      everything(req, ctx, 'vehicle-models'),
      everything(req, ctx, 'locations', [{ visible: { not_equals: false } }]),
      everything(req, ctx, 'blog-posts', [{ _status: { equals: 'published' } }]),
    ])
    const found = [
      ...written.map(({ path, title }) => choiceOf(path, title)),
      ...built.map(([path, label]) => choiceOf(path, label)),
      ...brands.map((brand) => choiceOf(brandPath(brand), brand.title)),
      ...models.map((model) =>
        choiceOf(modelPath({ slug: model.slug, overrideUrl: model.override_url ?? null }), model.name),
      ),
      ...locations.map(({ slug, name }) => choiceOf(locationPath(slug, ctx.settings), name)),
      ...posts.map((post) => choiceOf(postPath(post), post.title)),
    ]
    // An editor's page may stand at the address of one of the others.
    return matchingChoices(
      [...new Map(found.toReversed().map((each) => [each.path, each])).values()].toReversed(),
      q,
    )
  },
  async searches(_, ctx, q) {
    return matchingChoices((await landings(ctx)).toSorted().map(fromPath), q)
  },
  async vehicles(req, ctx, q) {
    const listed: Where[] = [
      { status: { in: ['in_stock', 'coming_soon'] } },
      { show_on_dealer_website: { equals: true } },
      { sold: { not_equals: true } },
      { 'staff.hidden': { not_equals: true } },
    ]
    const where = ofSite(ctx, [...listed, ...wordsIn(['name', 'stocknum'], q)])
    const { docs } = await req.payload.find({
      ...asPerson(req),
      collection: 'vehicles',
      where,
      depth: 0,
      sort: 'name',
    })
    return docs.map(({ slug, car_type, name, stocknum }) => ({
      path: vehiclePath({ slug, car_type: car_type ?? null }, ctx.settings),
      label: name,
      detail: stocknum ?? '',
    }))
  },
  async offers(req, ctx, q) {
    const where = ofSite(ctx, [{ _status: { equals: 'published' } }, ...wordsIn(['name'], q)])
    const { docs } = await req.payload.find({
      ...asPerson(req),
      collection: 'offers',
      where,
      depth: 1,
      sort: 'name',
    })
    return docs.map(({ id, name }) => ({
      path: offerPath({ id, manufacturer: null }),
      label: name,
      detail: '',
    }))
  },
}

/** What staff can link to on a website: `?tenant=1&kind=pages&q=finance`. */
export const linkChoicesEndpoint: Endpoint = {
  path: '/link-choices',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const user = staffUser(req)
    if (!user || user.role === 'sales-staff') throw new Forbidden(req.t)
    const { tenant, kind, q } = parse(asked, req.query)
    const own = await allowedTenants(req)
    const ctx = own === 'all' || own.includes(tenant) ? await readTenantContext(tenant) : null
    if (!ctx) throw new NotFound(req.t)
    return json({ choices: await finders[kind](req, ctx, q) })
  },
}
