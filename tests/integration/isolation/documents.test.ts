import type { Page } from '~/src/payload-types'
import { richText } from './specimens'
import { freshWord, Targets } from './targets'
import { createWorld, type World } from './world'

let world: World
let targets: Targets
beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

type Someone = keyof World['people']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const call = (who: Someone, method: Method, path: string, body?: object) =>
  world.rest({ method, path, token: world.people[who].token, body })
const everyone: Someone[] = ['marketing-staff', 'group-admin', 'platform-admin']
const make = async (collection: string, place: 'own' | 'sibling' | 'foreign') =>
  (await targets.create(collection, place, 0)).id

async function tenantOfPage(id: number) {
  const page = await world.payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
  return page.tenant
}

describe('a document’s website', () => {
  it.each(everyone)('never changes after creation, whatever %s sends', async (who) => {
    const id = await make('pages', 'own')
    for (const query of ['', '?draft=true']) {
      await call(who, 'PATCH', `/pages/${id}${query}`, { tenant: world.sites.sibling.id, title: 'Moved' })
      await call(who, 'PATCH', `/pages/${id}${query}`, { tenant: null })
      expect(await tenantOfPage(id)).toBe(world.sites.own.id)
    }
  })

  it('never changes through our own code, which bypasses the access rules', async () => {
    const id = await make('pages', 'own')
    for (const draft of [false, true]) {
      await expect(
        world.payload.update({ collection: 'pages', id, draft, data: { tenant: world.sites.sibling.id } }),
      ).rejects.toThrow()
    }
    expect(await tenantOfPage(id)).toBe(world.sites.own.id)
  })

  it('never changes through the restore of an old version that names another', async () => {
    const id = await make('pages', 'own')
    const { docs } = await world.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    await world.payload.update({ collection: 'pages', id, data: { title: 'Newer' } })
    const version = docs[0]
    if (!version) throw new Error('There is no version to restore.')
    await world.payload.db.updateVersion({
      collection: 'pages',
      id: version.id,
      versionData: { version: { ...version.version, tenant: world.sites.foreign.id } } as never,
    })
    await call('platform-admin', 'POST', `/pages/versions/${version.id}`)
    expect(await tenantOfPage(id)).toBe(world.sites.own.id)
    await expect(world.payload.restoreVersion({ collection: 'pages', id: version.id })).rejects.toThrow(
      'tenant',
    )
    expect(await tenantOfPage(id)).toBe(world.sites.own.id)
  })

  it.each([false, true])(
    'must be the user’s own on creation, even as a string (draft: %s)',
    async (draft) => {
      for (const [who, place] of [
        ['marketing-staff', 'sibling'],
        ['marketing-staff', 'foreign'],
        ['group-admin', 'foreign'],
      ] as const) {
        const { id } = world.sites[place]
        for (const tenant of [id, String(id), ` ${id}`, { id }, { id: String(id) }, [id]]) {
          const path = `/${freshWord('page')}`
          const answer = await call(who, 'POST', `/pages?draft=${draft}`, { tenant, path, title: 'Planted' })
          expect(answer.status).toBeGreaterThanOrEqual(400)
        }
      }
      const { totalDocs } = await world.payload.count({
        collection: 'pages',
        where: { title: { equals: 'Planted' } },
      })
      expect(totalDocs).toBe(0)
    },
  )

  it('is required, even for a draft', async () => {
    const body = { path: `/${freshWord('page')}`, title: 'Homeless' }
    for (const who of everyone) {
      const answer = await call(who, 'POST', '/pages?draft=true', body)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('Choose one of your own websites.')
    }
  })
})

describe('references', () => {
  let foreignMedia: number
  let ownMedia: number
  let foreignText: number

  beforeAll(async () => {
    foreignMedia = await make('media', 'sibling')
    ownMedia = await make('media', 'own')
    foreignText = await make('legal-texts', 'foreign')
  })

  const withTile = (picture: unknown) => [
    { blockType: 'imageTiles', tiles: [{ picture, label: 'Tile', href: '/tile' }] },
  ]
  const blocksWith = (): [string, unknown[]][] => [
    ['a picture', [{ blockType: 'hero', heading: 'Hi', picture: foreignMedia }]],
    ['a picture given as text', [{ blockType: 'hero', heading: 'Hi', picture: String(foreignMedia) }]],
    ['a picture in a list inside a block', withTile(foreignMedia)],
    ['a picture that does not exist', [{ blockType: 'hero', heading: 'Hi', picture: 999_999 }]],
    ['a legal text', [{ blockType: 'legalText', legalText: foreignText }]],
  ]

  it.each(everyone)('to another website are refused to %s, in drafts and published pages', async (who) => {
    const page = await make('pages', 'own')
    for (const [what, blocks] of blocksWith()) {
      for (const query of ['', '?draft=true']) {
        const answer = await call(who, 'PATCH', `/pages/${page}${query}`, { blocks })
        expect([what, answer.status]).toEqual([what, 400])
        const path = `/${freshWord('page')}`
        const body = { tenant: world.sites.own.id, path, title: 'New', blocks }
        expect([what, (await call(who, 'POST', `/pages${query}`, body)).status]).toEqual([what, 400])
      }
    }
  })

  it('to another website are refused to our own code too', async () => {
    const id = await make('pages', 'own')
    const blocks = withTile(foreignMedia) as Page['blocks']
    await expect(world.payload.update({ collection: 'pages', id, data: { blocks } })).rejects.toThrow()
    const { id: theme } = await targets.create('themes', 'own', 0)
    const logo = { collection: 'themes', id: theme, data: { logo: foreignMedia } } as const
    await expect(world.payload.update(logo)).rejects.toThrow('logo')
  })

  it('within the website are saved', async () => {
    const id = await make('pages', 'own')
    const answer = await call('marketing-staff', 'PATCH', `/pages/${id}?draft=true`, {
      blocks: withTile(ownMedia),
    })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text).doc.blocks[0].tiles[0].picture.id).toBe(ownMedia)
  })

  it('to a dealership must stay within the website: locations, feeds and imports', async () => {
    const dealership = world.sites.sibling.dealershipId
    for (const collection of ['locations', 'stock-feeds', 'import-runs']) {
      const { data } = await targets.newData(collection, 'own', 0)
      const answer = await call('group-admin', 'POST', `/${collection}`, { ...data, dealership })
      expect([collection, answer.status]).toEqual([collection, 400])
    }
  })

  it('hidden inside a text are not followed', async () => {
    const body = richText('Read this')
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'media', value: foreignMedia } },
      children: [],
    }
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: foreignMedia, fields: null }
    body.root.children.push(link as never, upload as never)
    const tenant = world.sites.own.id
    const created = await call('marketing-staff', 'POST', '/legal-texts', {
      tenant,
      title: 'T',
      slug: freshWord('text'),
      body,
    })
    const { docs } = await world.payload.find({
      collection: 'legal-texts',
      where: { tenant: { equals: tenant } },
      depth: 2,
    })
    for (const text of [created.text, JSON.stringify(docs)]) expect(text).not.toContain('pixel')
  })
})

describe('slugs and paths', () => {
  it.each(['legal-texts', 'dealerships', 'locations'])(
    'of %s may repeat on another website only',
    async (collection) => {
      const slug = freshWord('slug')
      const post = async (place: 'own' | 'sibling') => {
        const { data } = await targets.newData(collection, place, 0)
        return call('group-admin', 'POST', `/${collection}`, { ...data, slug })
      }
      expect((await post('own')).status).toBe(201)
      expect((await post('sibling')).status).toBe(201)
      const twice = await post('own')
      expect(twice.status).toBe(400)
      expect(twice.text).toContain(`already uses the slug ${slug}.`)
    },
  )

  it('of pages may repeat on another website only, including in drafts', async () => {
    const path = `/${freshWord('path')}`
    const post = (place: 'own' | 'sibling', draft: boolean) =>
      call('group-admin', 'POST', `/pages?draft=${draft}`, {
        tenant: world.sites[place].id,
        path,
        title: 'First',
      })
    expect((await post('own', true)).status).toBe(201)
    expect((await post('sibling', false)).status).toBe(201)
    const twice = await post('own', false)
    expect(twice.status).toBe(400)
    expect(twice.text).toContain(`The page \\"First\\" already uses ${path}.`)
  })

  it('of a published page stay taken while its draft has another', async () => {
    const path = `/${freshWord('path')}`
    const tenant = world.sites.own.id
    const first = await call('group-admin', 'POST', '/pages', {
      tenant,
      path,
      title: 'First',
      _status: 'published',
    })
    const { id } = JSON.parse(first.text).doc
    await call('group-admin', 'PATCH', `/pages/${id}?draft=true`, { path: `${path}-later` })
    const second = await call('group-admin', 'POST', '/pages', { tenant, path, title: 'Second' })
    expect(second.status).toBe(400)
    expect(second.text).toContain(`already uses ${path}.`)
  })
})

describe('deleting', () => {
  it('a website, a group or a dealership with content is refused with an explanation, and nothing is lost', async () => {
    const { own } = world.sites
    await make('vehicles', 'own')
    for (const [path, sentence] of [
      [`/tenants/${own.id}`, 'This website still has content'],
      [`/groups/${own.groupId}`, 'This group still has 2 websites'],
      [`/dealerships/${own.dealershipId}`, 'This dealership still has'],
    ] as const) {
      const answer = await call('platform-admin', 'DELETE', path)
      expect(answer.text).toContain(sentence)
      expect(answer.status).toBe(409)
      expect((await call('platform-admin', 'GET', path)).status).toBe(200)
    }
  })

  it('an empty website is possible, and its group can then be deleted', async () => {
    const group = await world.payload.create({ collection: 'groups', data: { name: 'Short', slug: 'short' } })
    const data = { name: 'Short', slug: 'short', group: group.id, template: 'metro' as const }
    const tenant = await world.payload.create({ collection: 'tenants', data })
    expect((await call('platform-admin', 'DELETE', `/tenants/${tenant.id}`)).status).toBe(200)
    expect((await call('platform-admin', 'DELETE', `/groups/${group.id}`)).status).toBe(200)
  })
})

describe('settings', () => {
  it.each(['tenants', 'groups', 'dealerships'] as const)(
    'of %s are rejected with a reason when they are out of bounds or contradict each other',
    async (collection) => {
      const { own } = world.sites
      const id = { tenants: own.id, groups: own.groupId, dealerships: own.dealershipId }[collection]
      for (const settings of [{ 'no.such.switch': 1 }, { 'content.warranty': 7 }, 'text']) {
        const answer = await call('group-admin', 'PATCH', `/${collection}/${id}`, { settings })
        expect(answer.status).toBe(400)
        expect(JSON.parse(answer.text).errors[0].data.errors[0]).toMatchObject({ path: 'settings' })
      }
    },
  )
})

describe('vehicles', () => {
  it.each(['marketing-staff', 'group-admin'] as const)(
    'belong to the feed: %s can change the corrections only',
    async (who) => {
      const id = await make('vehicles', 'own')
      const before = await world.payload.findByID({ collection: 'vehicles', id, depth: 0 })
      const answer = await call(who, 'PATCH', `/vehicles/${id}`, {
        price: 1,
        name: 'Cheap',
        status: 'sold',
        dealership: world.sites.sibling.dealershipId,
        feed_key: 'stolen',
        variant: { cylinders: 12 },
        staff: { badge: 'GT-Line' },
      })
      expect(answer.status).toBe(200)
      const after = await world.payload.findByID({ collection: 'vehicles', id, depth: 0 })
      const unchanged = ({ updatedAt, staff, ...vehicle }: typeof before) => vehicle
      expect(unchanged(after)).toEqual(unchanged(before))
      expect(after.staff?.badge).toBe('GT-Line')
    },
  )
})

describe('domains', () => {
  const setDomain = (place: 'own' | 'sibling', host: string) =>
    call('group-admin', 'PATCH', `/tenants/${world.sites[place].id}`, { domains: [{ host }] })

  it('are stored in normalised form and belong to one website', async () => {
    const answer = await setDomain('own', ' WWW.Example.com.au.:443')
    expect(JSON.parse(answer.text).doc.domains[0].host).toBe('example.com.au')
    for (const host of ['example.com.au', 'EXAMPLE.com.au.', 'www.example.com.au:8080']) {
      const taken = await setDomain('sibling', host)
      expect(taken.status).toBe(400)
      expect(taken.text).toMatch(/unique|taken/i)
    }
  })

  it.each(['https://example.com', 'a b', 'localhost', 'own-site.localhost'])('cannot be %s', async (host) => {
    expect((await setDomain('own', host)).status).toBe(400)
  })

  it('must include the canonical domain: a save with any other one is rejected', async () => {
    const { id } = world.sites.own
    const read = () => world.payload.findByID({ collection: 'tenants', id, depth: 0 })
    await setDomain('own', 'example.com.au')
    const save = (data: object) => call('group-admin', 'PATCH', `/tenants/${id}`, data)
    expect((await save({ canonical_host: 'www.example.com.au' })).status).toBe(200)
    const before = await read()
    for (const typed of ['https://example.com.au', 'example com au', 'other.example']) {
      const answer = await save({ name: 'Half written', canonical_host: typed })
      expect([typed, answer.status]).toEqual([typed, 400])
      expect(JSON.parse(answer.text).errors[0].data.errors).toMatchObject([{ path: 'canonical_host' }])
      expect(await read()).toEqual(before)
    }
    expect(before.canonical_host).toBe('example.com.au')
    expect((await setDomain('own', 'another.com.au')).status).toBe(400)
    expect((await save({ canonical_host: '' })).status).toBe(200)
    expect((await setDomain('own', 'another.com.au')).status).toBe(200)
  })
})
