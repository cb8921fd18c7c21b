import { freshWord, Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const actors = ['platform-admin', 'group-admin', 'marketing-staff'] as const
type Role = (typeof actors)[number]

async function refusalOf(write: () => Promise<unknown>): Promise<string | null> {
  try {
    await write()
    return null
  } catch (error) {
    const { data } = error as { data?: { errors?: { message: string }[] } }
    if (!data?.errors) throw error
    return data.errors.map(({ message }) => message).join(' ')
  }
}

const page = (path: string) =>
  world.payload.create({
    collection: 'pages',
    data: { title: `Page ${path}`, path, tenant: world.sites.own.id, _status: 'published' },
  })
const move = (id: number, path: string, role: Role = 'marketing-staff') =>
  world.payload.update({
    collection: 'pages',
    id,
    data: { path, _status: 'published' },
    overrideAccess: false,
    user: world.people[role].user,
  })
const add = (data: { from: string; to?: string; page?: number }, role: Role = 'marketing-staff') =>
  world.payload.create({
    collection: 'redirects',
    data: { tenant: world.sites.own.id, ...data },
    overrideAccess: false,
    user: world.people[role].user,
  })
const at = async (from: string) => {
  const { docs } = await world.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    depth: 0,
  })
  return docs[0] ?? null
}

describe('a page that moves', () => {
  it.each(actors)('leaves a redirect when a %s moves it', async (role) => {
    const path = `/${freshWord('moves')}`
    const { id } = await page(path)
    await move(id, `${path}-new`, role)
    expect(await at(path)).toMatchObject({ page: id, tenant: world.sites.own.id })
  })

  it('is followed when it moves again, and has no redirect once it is back', async () => {
    const path = `/${freshWord('again')}`
    const { id } = await page(path)
    await move(id, `${path}-2`)
    await move(id, `${path}-3`)
    expect([await at(path), await at(`${path}-2`)]).toMatchObject([{ page: id }, { page: id }])
    await move(id, path)
    expect(await at(path)).toBeNull()
    expect(await at(`${path}-3`)).toMatchObject({ page: id })
  })

  describe('while it is unpublished', () => {
    const change = (id: number, data: { path?: string; _status: 'draft' | 'published' }) =>
      world.payload.update({ collection: 'pages', id, data })

    it('leaves a redirect when it is published again', async () => {
      const path = `/${freshWord('offline')}`
      const { id } = await page(path)
      await change(id, { _status: 'draft' })
      await change(id, { path: `${path}-new`, _status: 'draft' })
      expect(await at(path)).toBeNull()
      await change(id, { _status: 'published' })
      expect(await at(path)).toMatchObject({ page: id, tenant: world.sites.own.id })
    })

    it('leaves none at an address that another page or redirect took, nor at its own', async () => {
      const path = `/${freshWord('offline')}`
      const [first, second, third] = [
        await page(`${path}-1`),
        await page(`${path}-2`),
        await page(`${path}-3`),
      ]
      for (const { id } of [first, second, third]) await change(id, { _status: 'draft' })
      await change(first.id, { path: `${path}-1-new`, _status: 'draft' })
      await page(`${path}-1`)
      await change(first.id, { _status: 'published' })
      expect(await at(`${path}-1`)).toBeNull()
      await add({ from: `${path}-2`, to: '/search' })
      await change(second.id, { path: `${path}-2-new`, _status: 'published' })
      expect(await at(`${path}-2`)).toMatchObject({ to: '/search' })
      await change(third.id, { _status: 'published' })
      expect(await at(`${path}-3`)).toBeNull()
    })
  })

  it('leaves no redirect while it is a draft', async () => {
    const path = `/${freshWord('draft')}`
    const { id } = await page(path)
    await world.payload.update({ collection: 'pages', id, data: { path: `${path}-new` }, draft: true })
    expect(await at(path)).toBeNull()
  })
})

describe.each(actors)('a redirect by a %s', (role) => {
  const from = () => `/${freshWord('old')}`

  it('never hides a published page or an address of the website itself', async () => {
    const path = from()
    await page(path)
    expect(await refusalOf(() => add({ from: path, to: '/search' }, role))).toContain('Move or unpublish it')
    expect(await refusalOf(() => add({ from: '/search/kia', to: '/' }, role))).toContain('is reserved for')
  })

  it('has one target', async () => {
    const { id } = await page(from())
    const reason = 'Choose a page or type an address, one of the two.'
    expect(await refusalOf(() => add({ from: from() }, role))).toContain(reason)
    expect(await refusalOf(() => add({ from: from(), to: '/search', page: id }, role))).toContain(reason)
  })

  it('makes no circle, and is shortened when it leads to another', async () => {
    const [a, b] = [from(), from()]
    expect(await refusalOf(() => add({ from: a, to: `${a}?again` }, role))).toContain('comes back to')
    await add({ from: b, to: '/search/kia' }, role)
    expect(await add({ from: a, to: b }, role)).toMatchObject({ to: '/search/kia' })
    const { id } = (await at(b)) as { id: number }
    const back = () => world.payload.update({ collection: 'redirects', id, data: { to: b } })
    expect(await refusalOf(back)).toContain('comes back to')
  })
})

describe('a document whose slug changes', () => {
  const moved = async (collection: 'vehicle-models' | 'brands' | 'locations', slugs: readonly string[]) => {
    const targets = new Targets(world)
    const { id } = await targets.create(collection, 'own', 0)
    for (const slug of slugs) await world.payload.update({ collection, id, data: { slug } })
  }
  const redirectsOf = async (word: string) => {
    const { docs } = await world.payload.find({
      collection: 'redirects',
      where: { from: { like: word } },
      sort: 'from',
      pagination: false,
      depth: 0,
    })
    return docs.map(({ from, to }) => `${from} ${to}`)
  }

  it('as a model, a brand or a location leaves redirects from all its addresses [ROUTE-33, ROUTE-34, ROUTE-35]', async () => {
    await moved('vehicle-models', ['old-model', 'new-model'])
    await moved('brands', ['old-brand', 'new-brand'])
    await moved('locations', ['old-place', 'new-place'])
    expect(await redirectsOf('/old-')).toEqual(
      expect.arrayContaining([
        '/old-model /new-model',
        '/old-brand/overview /new-brand/overview',
        '/our-location/old-place /our-location/new-place',
        '/contact-us/old-place /contact-us/new-place',
        '/locations/old-place /locations/new-place',
      ]),
    )
  })

  it('twice, leads from both earlier addresses to the last, and back again leaves no circle', async () => {
    await moved('vehicle-models', ['first-name', 'second-name', 'third-name'])
    expect(await redirectsOf('-name')).toEqual(['/first-name /third-name', '/second-name /third-name'])
    await moved('brands', ['there', 'elsewhere', 'there'])
    expect(await redirectsOf('there')).toEqual([])
    expect(await redirectsOf('elsewhere')).toEqual(['/elsewhere/overview /there/overview'])
  })
})
