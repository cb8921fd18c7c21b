import { jest } from '@jest/globals'
import { richText } from '@/domain/starter/rich-text'
import { freshWord, Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

type Collection = 'pages' | 'offers' | 'blog-posts' | 'popups' | 'announcements' | 'promos' | 'redirects'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

const asStaff = () => ({ overrideAccess: false, user: world.people['marketing-staff'].user }) as const

async function refusalOf(write: () => Promise<unknown>): Promise<string | null> {
  try {
    await write()
    return null
  } catch (error) {
    const { data, message } = error as Error & { data?: { errors?: { message: string }[] } }
    return data?.errors?.map((each) => each.message).join(' ') ?? message
  }
}

const page = (path: string, blocks: object[] = []) =>
  world.payload.create({
    collection: 'pages',
    data: { tenant: world.sites.own.id, title: `Page ${path}`, path, blocks, _status: 'published' } as never,
  })

const linking = (href: string) => ({
  blockType: 'hero',
  heading: 'Welcome',
  look: 'beside',
  links: [{ label: 'More', href }],
})

async function plant(collection: Collection, data: object) {
  const { id } = await targets.create(collection, 'own', 0)
  await world.payload.update({ collection, id, data: data as never })
  return Number(id)
}

const remove = (collection: Collection, id: number) =>
  refusalOf(() => world.payload.delete({ collection, id, ...asStaff() }))
const save = (collection: Collection, id: number, data: object, draft = false) =>
  refusalOf(() => world.payload.update({ collection, id, data: data as never, draft, ...asStaff() }))
const unpublish = (collection: Collection, id: number) => save(collection, id, { _status: 'draft' })
const statusOf = async (collection: 'pages' | 'offers' | 'blog-posts', id: number) =>
  (await world.payload.findByID({ collection, id, depth: 0 }))._status

const setSwitches = (settings: object) =>
  world.payload.update({ collection: 'tenants', id: world.sites.own.id, data: { settings } as never })

const textWithLink = (url: string) => {
  const text = richText('Words')
  const fields = { url, linkType: 'custom', newTab: false }
  const link = { type: 'link', version: 3, fields, format: '', indent: 0, direction: 'ltr', id: 'a' }
  const children = text.root.children.map((each) => ({
    ...each,
    children: [{ ...link, children: each.children }],
  }))
  return { root: { ...text.root, children } }
}

const places: [place: string, make: (path: string, mark: string) => Promise<unknown>, named: string][] = [
  ['a popup', (linkTo, title) => plant('popups', { title, buttonText: 'More', linkTo }), 'popup “'],
  [
    'an announcement bar',
    (linkTo, text) => plant('announcements', { text, linkText: 'More', linkTo }),
    'announcement bar “',
  ],
  [
    'the text of a blog post',
    (path, title) => plant('blog-posts', { title, body: textWithLink(path) }),
    'blog post “',
  ],
  ['the address of a redirect', (to) => plant('redirects', { to }), 'redirect “/canary'],
]

describe('A published page', () => {
  it.each(places)('is not unpublished or deleted while %s leads to it', async (_, make, named) => {
    const path = `/${freshWord('led')}`
    const { id } = await page(path)
    await make(path, freshWord('Place'))
    for (const reason of [await unpublish('pages', id), await remove('pages', id)])
      expect(reason).toContain(`Links to ${path} would break: ${named}`)
    expect(await statusOf('pages', id)).toBe('published')
  })

  it('is not held by the redirect that it left when it moved', async () => {
    const path = `/${freshWord('followed')}`
    const { id } = await page(path)
    expect(await save('pages', id, { path: `${path}-new`, _status: 'published' })).toBeNull()
    expect(await save('pages', id, { path: `${path}-last`, _status: 'published' })).toBeNull()
    expect(await unpublish('pages', id)).toBeNull()
    expect(await remove('pages', id)).toBeNull()
  })

  it('is held by a link with the website’s own full address, and not by one with another’s', async () => {
    const path = `/${freshWord('full')}`
    const { id } = await page(path)
    const other = await page(`${path}-from`, [linking(`https://elsewhere.example${path}`)])
    const held = await page(`${path}-held`)
    await page(`${path}-link`, [linking(`http://own-site.localhost:3000${path}-held?from=menu`)])
    expect(await remove('pages', held.id)).toContain(`page “Page ${path}-link” (block Hero`)
    expect(await remove('pages', id)).toBeNull()
    expect(await remove('pages', other.id)).toBeNull()
  })

  it.each([
    ['finance.pagePath', 'switch “Finance page”'],
    ['finance.defaultLink', 'switch “Default finance link”'],
    ['search.clearFiltersPath', 'switch “Clear filters link”'],
  ])('is not unpublished or deleted while the switch %s leads to it', async (key, named) => {
    const path = `/${freshWord('switched')}`
    const { id } = await page(path)
    await setSwitches({ [key]: path })
    for (const reason of [await unpublish('pages', id), await remove('pages', id)])
      expect(reason).toContain(`Links to ${path} would break: ${named}`)
    await setSwitches({})
    expect(await remove('pages', id)).toBeNull()
  })

  it('is held by a breadcrumb of the website, and by the finance page of one of its dealerships', async () => {
    const path = `/${freshWord('crumb')}`
    const { id } = await page(path)
    await setSwitches({ 'vehiclePage.breadcrumbLinks': [{ label: 'Range', url: path }] })
    expect(await remove('pages', id)).toContain('switch “Extra breadcrumb links”')
    await setSwitches({})
    const dealership = (settings: object) =>
      world.payload.update({
        collection: 'dealerships',
        id: world.sites.own.dealershipId,
        data: { settings } as never,
      })
    await dealership({ 'finance.pagePath': path })
    expect(await remove('pages', id)).toContain('dealership “Dealership own-site”')
    await dealership({})
    expect(await remove('pages', id)).toBeNull()
  })

  it.each([
    ['?x=1', (path: string) => `${path}?x=1`],
    ['its full address', (path: string) => `https://www.own-site.localhost${path}/#there`],
  ])('is held by a redirect to its address with %s', async (_, write) => {
    const path = `/${freshWord('written')}`
    const { id } = await page(path)
    await plant('redirects', { to: write(path) })
    expect(await remove('pages', id)).toContain('redirect “/canary')
  })

  it('is held by a link in a newer draft, and by one that only the published version has', async () => {
    const [drafted, left] = [`/${freshWord('drafted')}`, `/${freshWord('left')}`]
    const pages = [await page(drafted), await page(left)]
    const from = await page(`/${freshWord('from')}`, [linking(left)])
    expect(await save('pages', from.id, { blocks: [linking(drafted)], _status: 'draft' }, true)).toBeNull()
    for (const { id } of pages)
      expect(await remove('pages', id)).toContain(`page “${from.title}” (block Hero`)
  })

  it('is checked without reading redirects that lead elsewhere, or an unchanged page twice', async () => {
    const { payload } = world
    const { id } = await page(`/${freshWord('checked')}`)
    await plant('redirects', { to: `/${freshWord('elsewhere')}` })
    const other = await page(`/${freshWord('other')}`)
    const find = jest.spyOn(payload, 'find')
    expect(await remove('pages', id)).toBeNull()
    const read = async (collection: Collection) => {
      const asked = find.mock.calls.map(([options], nth) => ({ options, nth }))
      const of = asked.filter(({ options }) => options.collection === collection)
      const answers = await Promise.all(of.map(({ nth }) => find.mock.results[nth]?.value))
      return (answers as { docs: { id: number }[] }[]).flatMap(({ docs }) => docs)
    }
    const [redirects, pages] = [await read('redirects'), await read('pages')]
    find.mockRestore()
    expect(redirects).toEqual([])
    expect(pages.filter((each) => each.id === other.id)).toHaveLength(1)
  })

  it('is let go by popups and bars that have ended', async () => {
    const path = `/${freshWord('ended')}`
    const { id } = await page(path)
    const over = '2020-01-01T00:00:00.000Z'
    await plant('popups', { buttonText: 'More', linkTo: path, expiryDate: over })
    await plant('announcements', { linkText: 'More', linkTo: path, liveUntil: over })
    expect(await remove('pages', id)).toBeNull()
  })
})

describe.each(['offers', 'blog-posts'] as const)('Published %s', (collection) => {
  const pathOf = async (id: number) => {
    if (collection === 'offers') return `/offers/${id}`
    return `/blog/${(await world.payload.findByID({ collection, id, depth: 0 })).slug}`
  }
  const noun = collection === 'offers' ? 'offer' : 'blog post'

  it('are not unpublished or deleted while the website links to them', async () => {
    const id = await plant(collection, {})
    const path = await pathOf(id)
    const from = await page(`/${freshWord('from')}`, [linking(path)])
    const reason = `Links to ${path} would break: page “${from.title}” (block Hero`
    expect(await unpublish(collection, id)).toContain(`The ${noun} cannot be unpublished. ${reason}`)
    expect(await remove(collection, id)).toContain(`The ${noun} cannot be deleted. ${reason}`)
    expect(await statusOf(collection, id)).toBe('published')
    expect(await remove('pages', from.id)).toBeNull()
    expect(await unpublish(collection, id)).toBeNull()
    expect(await remove(collection, id)).toBeNull()
  })

  it('stay published when many are unpublished at once', async () => {
    const [linked, free] = [await plant(collection, {}), await plant(collection, {})]
    await page(`/${freshWord('from')}`, [linking(await pathOf(linked))])
    const { errors } = await world.payload.update({
      collection,
      where: { id: { in: [linked, free] } },
      data: { _status: 'draft' } as never,
      ...asStaff(),
    })
    expect(errors).toMatchObject([{ id: linked, message: expect.stringContaining('would break') }])
    expect([await statusOf(collection, linked), await statusOf(collection, free)]).toEqual([
      'published',
      'draft',
    ])
  })

  it('stay published when a draft of before they were published is restored', async () => {
    const id = await plant(collection, { _status: 'draft' })
    const { docs } = await world.payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      limit: 1,
    })
    await save(collection, id, { _status: 'published' })
    await page(`/${freshWord('from')}`, [linking(await pathOf(id))])
    const restore = async (draft: boolean) => {
      const path = `/${collection}/versions/${docs[0]?.id}?draft=${draft}`
      return world.rest({ method: 'POST', path, token: world.people['marketing-staff'].token })
    }
    for (const draft of [false, true]) {
      expect(await restore(draft)).toMatchObject({ status: 200 })
      expect(await statusOf(collection, id)).toBe('published')
    }
  })

  it('are edited and drafted as before, and a draft that was never published is deleted', async () => {
    const id = await plant(collection, {})
    await page(`/${freshWord('from')}`, [linking(await pathOf(id))])
    expect(await save(collection, id, { _status: 'draft' }, true)).toBeNull()
    expect(await save(collection, id, { _status: 'published' })).toBeNull()
    const draft = await plant(collection, { _status: 'draft' })
    await page(`/${freshWord('from')}`, [linking(await pathOf(draft))])
    expect(await remove(collection, draft)).toBeNull()
  })
})

describe('An offer', () => {
  it('is also held by a link to its address with the brand, and let go once it has ended', async () => {
    const id = await plant('offers', {})
    const { manufacturer } = await world.payload.findByID({ collection: 'offers', id, depth: 1 })
    await page(`/${freshWord('from')}`, [linking(`/offers/${(manufacturer as { slug: string }).slug}/${id}`)])
    expect(await remove('offers', id)).toContain('would break')
    expect(
      await save('offers', id, { liveUntil: '2020-01-01T00:00:00.000Z', _status: 'published' }),
    ).toBeNull()
    expect(await remove('offers', id)).toBeNull()
  })
})
