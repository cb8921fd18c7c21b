import { jest } from '@jest/globals'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { OffersBlock } from '@/payload-types'
import type { getShownOffers } from '@/server/offers/get-offers'
import type { getBuiltPage } from '@/server/pages/built-page'
import type { resolveTenant } from '@/server/tenants/resolve-tenant'
import type { loadOffers } from '~/blocks/offers/load'
import { pixelFile } from '../isolation/targets'
import { createWorld, type Site, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

let world: World
let read: {
  offers: typeof getShownOffers
  page: typeof getBuiltPage
  tenant: typeof resolveTenant
  block: typeof loadOffers
}

const siteOf = async (slug: string) => (await read.tenant(`${slug}.localhost`)) as TenantContext
const names = async (slug: string, at = now) =>
  (await read.offers(await siteOf(slug), at)).map(({ name }) => name)

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  read = {
    offers: (await import('@/server/offers/get-offers')).getShownOffers,
    page: (await import('@/server/pages/built-page')).getBuiltPage,
    tenant: (await import('@/server/tenants/resolve-tenant')).resolveTenant,
    block: (await import('~/blocks/offers/load')).loadOffers,
  }
})
afterAll(() => world?.close())

const plantOffer = (name: string, changes: object = {}, { id: tenant }: Site = world.sites.own) =>
  world.payload.create({
    collection: 'offers',
    data: { tenant, name, description: `About ${name}`, category: 'new', _status: 'published', ...changes },
  })

async function plantBrand({ id: tenant }: Site, title: string, slug: string, changes: object = {}) {
  return world.payload.create({
    collection: 'brands',
    data: { tenant, title, slug, kind: 'cars', ...changes },
  })
}

async function plantModel({ id: tenant }: Site, brand: number, name: string, changes: object = {}) {
  const image = { tenant, alt: `The ${name}` }
  const picture = await world.payload.create({ collection: 'media', data: image, file: pixelFile() })
  const data = { tenant, brand, name, slug: name.toLowerCase(), picture: picture.id, ...changes }
  return world.payload.create({ collection: 'vehicle-models', data })
}

const asStaff = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
  world.rest({ method, path, token: world.people['marketing-staff'].token, body })

describe('the offers of a website', () => {
  it('are its own published ones that have started and not ended, newest first [OFFER-01, OFFER-05]', async () => {
    await plantOffer('Always')
    await plantOffer('Over', { liveFrom: inDays(-9), liveUntil: inDays(-1) })
    await plantOffer('Not yet', { liveFrom: inDays(1) })
    await plantOffer('This week', { liveFrom: inDays(-2), liveUntil: inDays(5) })
    await plantOffer('Draft', { _status: 'draft' })
    await plantOffer('Theirs', {}, world.sites.foreign)
    await plantOffer('Not here', { excluded_website_ids: ['own-site'] })
    expect(await names('own-site')).toEqual(['This week', 'Always'])
    expect(await names('own-site', new Date(inDays(6)))).toEqual(['Not yet', 'Always'])
    expect(await names('foreign-site')).toEqual(['Theirs'])
  })

  it('have every field of the specification, and the model’s picture without their own [OFFER-04, OFFER-06]', async () => {
    const site = world.sites.sibling
    const brand = await plantBrand(site, 'Kia', 'kia', { make: 'Kia' })
    const model = await plantModel(site, brand.id, 'Sportage', { override_url: '/electric' })
    const warning = 'WARNING: an example.'
    await plantOffer(
      'Whole',
      {
        disclaimer: 'While stock lasts.',
        category: 'finance',
        manufacturer: brand.id,
        model: model.id,
        price: 41_990,
        priceNote: 'Drive away',
        rate: 4.99,
        comparisonRate: 5.84,
        warning,
        liveUntil: inDays(5),
        excluded_website_ids: ['fc-1'],
      },
      site,
    )
    const [offer] = await read.offers(await siteOf('sibling-site'), now)
    expect(offer).toMatchObject({
      name: 'Whole',
      description: 'About Whole',
      disclaimer: 'While stock lasts.',
      category: 'Finance offer',
      manufacturer: { id: brand.id, name: 'Kia', slug: 'kia', logo: null },
      model: { id: model.id, name: 'Sportage', slug: 'sportage', overrideUrl: '/electric' },
      picture: { alt: 'The Sportage' },
      price: 41_990,
      priceNote: 'Drive away',
      rate: { rate: 4.99, comparisonRate: 5.84, warning },
      excludedWebsiteIds: ['fc-1'],
    })
  })
})

it('the manufacturer of an offer has an id, a name, a slug and the address of its logo [BRAND-03]', async () => {
  const site = world.sites.sibling
  const image = { tenant: site.id, alt: 'Genesis' }
  const logo = await world.payload.create({ collection: 'media', data: image, file: pixelFile() })
  const brand = await plantBrand(site, 'Genesis', 'genesis', { make: 'Genesis', logo: logo.id })
  const { id } = await plantOffer('Of Genesis', { manufacturer: brand.id }, site)
  const [offer] = await read.offers(await siteOf('sibling-site'), now)
  expect(offer?.manufacturer).toEqual({
    id: brand.id,
    name: 'Genesis',
    slug: 'genesis',
    logo: expect.objectContaining({
      source: expect.objectContaining({ original: expect.stringMatching(/^\/media\//) }),
    }),
  })
  await world.payload.delete({ collection: 'offers', id })
})

describe('a block of offers', () => {
  const block = (fields: object) => ({ blockType: 'offers', scope: 'all', ...fields }) as OffersBlock
  const shown = async (fields: object) =>
    (await read.block(block(fields), await siteOf('sibling-site'), now)).offers.map(({ name }) => name)

  it('shows the offers of its brand, and none once the brand is deleted', async () => {
    const site = world.sites.sibling
    const brand = await plantBrand(site, 'Polestar', 'polestar', { make: 'Polestar' })
    await plantOffer('Of no brand', {}, site)
    await plantOffer('Of Polestar', { manufacturer: brand.id }, site)
    expect(await shown({ scope: 'brand', brand: brand.id })).toEqual(['Of Polestar'])
    expect(await shown({ scope: 'all' })).toEqual(expect.arrayContaining(['Of Polestar', 'Of no brand']))
    for (const scope of ['brand', 'model'])
      expect(await shown({ scope, brand: null, model: null })).toEqual([])
  })
})

describe('the form of an offer', () => {
  const offer = () => ({
    tenant: world.sites.own.id,
    name: 'Written',
    description: 'By staff',
    category: 'price',
    _status: 'published',
  })

  it.each([
    ['a price without terms', { price: 1000, liveUntil: inDays(3) }, 'needs its terms'],
    ['a price without an end', { price: 1000, disclaimer: 'Terms.' }, 'An offer with a price needs an end.'],
    ['a rate alone', { rate: 4.99, disclaimer: 'Terms.' }, 'Enter the comparison rate for this rate.'],
    [
      'a comparison rate below its rate',
      { rate: 4.99, comparisonRate: 4, disclaimer: 'Terms.' },
      'A comparison rate cannot be below its rate.',
    ],
    [
      'a rate without the warning',
      { rate: 4.99, comparisonRate: 5.84, disclaimer: 'Terms.', warning: '' },
      'A rate needs the warning',
    ],
    ['an end before its start', { liveFrom: inDays(3), liveUntil: inDays(2) }, 'the offer is never shown'],
  ])('refuses %s when it is published, and keeps it as a draft', async (_, changes, message) => {
    const refused = await asStaff('/offers', { ...offer(), ...changes })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(message)
    const draft = await asStaff('/offers?draft=true', { ...offer(), ...changes, _status: 'draft' })
    expect(draft.status).toBe(201)
  })

  it('says why shoppers do not see the offer [OFFER-05]', async () => {
    const seen = async (changes: object) => {
      const { id } = await plantOffer('Reasons', changes)
      const { text } = await world.rest({
        method: 'GET',
        path: `/offers/${id}?draft=true`,
        token: world.people['marketing-staff'].token,
      })
      await world.payload.delete({ collection: 'offers', id })
      return JSON.parse(text).seen
    }
    expect(await seen({})).toBe('Yes')
    expect(await seen({ _status: 'draft' })).toMatch(/draft/)
    expect(await seen({ liveUntil: inDays(-1) })).toMatch(/ended/)
    expect(await seen({ liveFrom: inDays(1) })).toMatch(/not started/)
    expect(await seen({ excluded_website_ids: ['own-site'] })).toMatch(/names this website/)
  })

  it('judges what is published while the newest version is a draft', async () => {
    const seen = async (changes: object, draft: object) => {
      const { id } = await plantOffer('Reasons', changes)
      const { token } = world.people['marketing-staff']
      const saved = await asStaff(`/offers/${id}?draft=true`, { ...draft, _status: 'draft' }, 'PATCH')
      const form = await world.rest({ method: 'GET', path: `/offers/${id}?draft=true`, token })
      const query = `where[id][equals]=${id}&draft=true`
      const list = await world.rest({ method: 'GET', path: `/offers?${query}`, token })
      await world.payload.delete({ collection: 'offers', id })
      const answers = [JSON.parse(saved.text).doc, JSON.parse(form.text), JSON.parse(list.text).docs[0]]
      expect(new Set(answers.map((answer) => answer.seen)).size).toBe(1)
      return answers[0].seen
    }
    const live = 'Yes, without the changes of your draft.'
    expect(await seen({}, { name: 'Better' })).toBe(live)
    expect(await seen({}, { liveUntil: inDays(-1) })).toBe(live)
    expect(await seen({}, { excluded_website_ids: ['own-site'] })).toBe(live)
    expect(await seen({ liveUntil: inDays(-1) }, { name: 'Better' })).toMatch(/ended/)
    expect(await seen({ excluded_website_ids: ['own-site'] }, { excluded_website_ids: [] })).toMatch(
      /names this website/,
    )
  })

  it('judges a list of drafts with one query for what is published and one for the websites', async () => {
    const { payload } = world
    const planted = await Promise.all(
      ['A', 'B', 'C'].map((name) => plantOffer(name, { excluded_website_ids: ['own-site'] })),
    )
    const ids = planted.map(({ id }) => id)
    for (const id of ids) await asStaff(`/offers/${id}?draft=true`, { _status: 'draft' }, 'PATCH')
    const rows = jest.spyOn(payload.db, 'find')
    const oneRow = jest.spyOn(payload.db, 'findOne')
    const { docs } = await payload.find({
      collection: 'offers',
      where: { id: { in: ids } },
      draft: true,
      depth: 0,
    })
    const asked = [...rows.mock.calls, ...oneRow.mock.calls].map(([{ collection }]) => collection)
    for (const spy of [rows, oneRow]) spy.mockRestore()
    expect(docs.map(({ seen }) => seen)).toEqual(Array(3).fill(expect.stringMatching(/names this website/)))
    expect(asked).toEqual(['offers', 'tenants'])
    for (const id of ids) await payload.delete({ collection: 'offers', id })
  })

  it('refuses the brand and the model of another website', async () => {
    const brand = await plantBrand(world.sites.foreign, 'Ford', 'ford')
    const model = await plantModel(world.sites.foreign, brand.id, 'Ranger')
    for (const reference of [{ manufacturer: brand.id }, { model: model.id }]) {
      const { status, text } = await asStaff('/offers', { ...offer(), ...reference })
      expect([status, text]).toEqual([400, expect.stringContaining('belongs to this website')])
    }
  })
})

describe('the pages of brands and models', () => {
  const types = async (slug: string, path: string) =>
    (await read.page(await siteOf(slug), path))?.page.blocks?.map(({ blockType }) => blockType)

  it('exist on the website of the brand only [BRAND-06, ROUTE-33, ROUTE-34, ROUTE-39]', async () => {
    const brand = await plantBrand(world.sites.own, 'Toyota', 'toyota', {
      make: 'Toyota',
      description: 'Hybrids',
    })
    await plantModel(world.sites.own, brand.id, 'HiLux', { intro: 'A ute.' })
    expect(await types('own-site', '/toyota/overview')).toEqual([
      'hero',
      'brandModels',
      'offers',
      'stockCarousel',
    ])
    expect(await types('own-site', '/hilux')).toEqual(['hero', 'offers', 'stockCarousel', 'brandModels'])
    expect(await types('own-site', '/brands')).toEqual(['brandDirectory', 'groupStats'])
    expect(await types('foreign-site', '/toyota/overview')).toBeUndefined()
    expect(await types('foreign-site', '/hilux')).toBeUndefined()
  })

  it('show what the brand’s record says [BRAND-02]', async () => {
    const page = await read.page(await siteOf('own-site'), '/toyota/overview')
    expect(page?.page).toMatchObject({ title: 'Toyota', meta: { description: 'Hybrids' } })
    expect(page?.page.blocks?.[0]).toMatchObject({
      heading: 'Toyota',
      text: 'Hybrids',
      links: [{ href: '/search/toyota' }],
    })
  })

  it('have breadcrumbs through the brand to the model [BRAND-06]', async () => {
    const page = await read.page(await siteOf('own-site'), '/hilux')
    expect(page?.crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Toyota', href: '/toyota/overview' },
      { label: 'HiLux', href: null },
    ])
  })

  it('do not exist for a model whose address staff replaced [OFFER-06]', async () => {
    expect(await types('sibling-site', '/kia/overview')).toBeDefined()
    expect(await types('sibling-site', '/sportage')).toBeUndefined()
  })

  it('always include the offers page [ROUTE-31]', async () => {
    expect(await types('foreign-site', '/special-offers')).toEqual(['offers'])
  })
})

describe('a brand', () => {
  it('has numbers for the vehicles of its make [BRAND-07]', async () => {
    await plantBrand(world.sites.own, 'Yamaha', 'yamaha', { make: 'Yamaha', new_phone: '02 5550 0001' })
    expect((await siteOf('own-site')).brandNumbers).toEqual([
      { make: 'Yamaha', new: '02 5550 0001', used: '', demo: '' },
    ])
    expect((await siteOf('foreign-site')).brandNumbers).toEqual([])
  })

  it('is refused with a make that is not in the list, and at a reserved address [BRAND-04]', async () => {
    const brand = { tenant: world.sites.own.id, title: 'Brand', kind: 'cars' }
    const unknown = await asStaff('/brands', { ...brand, slug: 'brand', make: 'Qwertz' })
    expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('not a make that we know')])
    const reserved = await asStaff('/brands', { ...brand, slug: 'cars' })
    expect([reserved.status, reserved.text]).toEqual([400, expect.stringContaining('/cars is reserved')])
  })

  it('is not deleted while it has models', async () => {
    const { docs } = await world.payload.find({ collection: 'brands', where: { slug: { equals: 'toyota' } } })
    const answer = await world.rest({
      method: 'DELETE',
      path: `/brands/${docs[0]?.id}`,
      token: world.people['marketing-staff'].token,
    })
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Delete its models first')])
  })
})
