import { type Endpoint, Forbidden, NotFound, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import {
  type LinkChoice,
  type LinkKind,
  linkKinds,
  MAX_CHOICES,
  matchingChoices,
  pathInWords,
} from '@/domain/content/links/link-choice'
import { offerPath } from '@/domain/offers/offer-paths'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'
import { database } from '@/server/clients/database'
import { getSitemapPlan } from '@/server/seo/sitemap'
import { readLandingEntries } from '@/server/seo/sitemap-landings'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { readTenantContext } from '@/server/tenants/read-tenant-context'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { json, parse } from '../../leads/endpoints/requests'

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
    const where = ofSite(ctx, [{ _status: { equals: 'published' } }])
    const options = { ...asPerson(req), limit: 0, pagination: false, sort: 'title', depth: 0 } as const
    const { docs } = await req.payload.find({
      ...options,
      collection: 'pages',
      where,
      select: { title: true, path: true },
    })
    const written = docs.map(({ path, title }) => ({ path, label: title, detail: '' }))
    const searches = new Set(await landings(ctx))
    const taken = new Set(written.map(({ path }) => path))
    const { pages } = await getSitemapPlan(ctx)
    const built = pages.map(({ path }) => path).filter((path) => !taken.has(path) && !searches.has(path))
    return matchingChoices([...written, ...built.map(fromPath)], q)
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
