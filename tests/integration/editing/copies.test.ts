import { specimens } from '../isolation/specimens'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

type Author = 'platform-admin' | 'group-admin' | 'marketing-staff' | 'sales-staff'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

async function call(author: Author, method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) {
  const { token } = world.people[author]
  const { status, text } = await world.rest({ method, path, token, ...(body ? { body } : {}) })
  return { status, answer: JSON.parse(text) }
}

interface Shown {
  readonly id: number
  readonly copy: { readonly id: number; readonly seen: string; readonly differs: string[] } | null
}

const copiesOf = async (kind: string, id: number, author: Author = 'group-admin'): Promise<Shown[]> =>
  (await call(author, 'GET', `/copies/${kind}/${id}`)).answer.websites

/** Copies to the sibling website, as a form does that shows its present state. */
async function copy(kind: string, id: number, author: Author = 'group-admin') {
  const sibling = (await copiesOf(kind, id)).find((each) => each.id === world.sites.sibling.id)
  const websites = [{ id: world.sites.sibling.id, seen: sibling?.copy?.seen ?? null }]
  return call(author, 'POST', `/copies/${kind}/${id}`, { websites })
}

const read = <Slug extends 'pages' | 'promos' | 'media'>(collection: Slug, id: number) =>
  world.payload.findByID({ collection, id, depth: 0, draft: true })

const firstCopyOf = async (kind: string, id: number) => Number((await copy(kind, id)).answer.websites[0].copy)

describe('A promo tile on several websites', () => {
  it('is copied with its picture, and says so in the form', async () => {
    const { id, canary } = await targets.create('promos', 'own', 0)
    expect(await copiesOf('promos', id)).toMatchObject([{ id: world.sites.sibling.id, copy: null }])
    const { status, answer } = await copy('promos', id)
    expect({ status, answer }).toMatchObject({ status: 200, answer: { websites: [{ missing: [] }] } })
    const made = await read('promos', answer.websites[0].copy)
    expect(made).toMatchObject({ tenant: world.sites.sibling.id, title: canary, copyOf: id })
    const picture = await read('media', Number(made.image))
    expect(picture).toMatchObject({ tenant: world.sites.sibling.id })
    expect(await copiesOf('promos', id)).toMatchObject([{ copy: { id: made.id, differs: [] } }])
    // The copy shows the first one in turn.
    expect(await copiesOf('promos', made.id)).toMatchObject([{ copy: { id, differs: [] } }])
  })

  it('names what differs after a change, and one press makes the copies the same', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    const made = await firstCopyOf('promos', id)
    const change = { title: 'Until Sunday', expiryDate: '2026-12-06T06:00:00.000Z' }
    expect((await call('group-admin', 'PATCH', `/promos/${id}`, change)).status).toBe(200)
    expect(await copiesOf('promos', id)).toMatchObject([{ copy: { differs: ['Title', 'Shown until'] } }])
    expect((await copy('promos', id)).status).toBe(200)
    expect(await copiesOf('promos', id)).toMatchObject([{ copy: { differs: [] } }])
    expect(await read('promos', made)).toMatchObject(change)
  })

  it('shares one copy of a picture among its website’s promotions', async () => {
    const first = await targets.create('promos', 'own', 0)
    const { image } = await read('promos', first.id)
    const data = { title: 'Second', image, link: { label: 'More', href: '/search' }, kind: 'other' }
    const { answer } = await call('group-admin', 'POST', '/promos?depth=0', {
      ...data,
      tenant: world.sites.own.id,
    })
    const pictures = [await firstCopyOf('promos', first.id), await firstCopyOf('promos', answer.doc.id)]
    const [one, other] = await Promise.all(pictures.map((made) => read('promos', made)))
    expect(one?.image).toBe(other?.image)
  })

  it('is not overwritten when somebody changed the copy in the meantime', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    const made = await firstCopyOf('promos', id)
    const [shown] = await copiesOf('promos', id)
    await call('group-admin', 'PATCH', `/promos/${made}`, { title: 'Changed there' })
    const websites = [{ id: world.sites.sibling.id, seen: shown?.copy?.seen }]
    const { status } = await call('group-admin', 'POST', `/copies/promos/${id}`, { websites })
    expect(status).toBe(409)
    expect(await read('promos', made)).toMatchObject({ title: 'Changed there' })
    // A form that has not seen the copy makes no second one.
    const unseen = [{ id: world.sites.sibling.id, seen: null }]
    expect((await call('group-admin', 'POST', `/copies/promos/${id}`, { websites: unseen })).status).toBe(409)
  })

  it('loses its link when it is duplicated on its own website', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    const made = await firstCopyOf('promos', id)
    const { answer } = await call('group-admin', 'POST', `/promos/${made}/duplicate?depth=0`, {})
    expect(await read('promos', answer.doc.id)).toMatchObject({ copyOf: null })
  })

  it('cannot claim in a save to be a copy of another document', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    const foreign = await targets.create('promos', 'foreign', 0)
    await call('group-admin', 'PATCH', `/promos/${id}`, { copyOf: foreign.id })
    expect((await read('promos', id)).copyOf ?? null).toBeNull()
  })
})

describe('A page on several websites', () => {
  const pageWith = async (path: string, blocks: object[]) => {
    const data = { title: 'Careers', path, blocks, tenant: world.sites.own.id, _status: 'published' }
    return Number((await call('group-admin', 'POST', '/pages?depth=0', data)).answer.doc.id)
  }

  it('is copied as a draft, and published again with the first one', async () => {
    const id = await pageWith('/copied-careers', [{ blockType: 'offers' }, { blockType: 'offers' }])
    const made = await firstCopyOf('pages', id)
    expect(await read('pages', made)).toMatchObject({ _status: 'draft', path: '/copied-careers' })
    const { blocks = [] } = await read('pages', id)
    await call('group-admin', 'PATCH', `/pages/${id}`, {
      title: 'Jobs',
      blocks: [blocks?.[0]],
      _status: 'published',
    })
    expect(await copiesOf('pages', id)).toMatchObject([
      { copy: { differs: ['Title', expect.stringMatching(/ removed$/)] } },
    ])
    expect((await copy('pages', id)).status).toBe(200)
    expect(await read('pages', made)).toMatchObject({ _status: 'published', title: 'Jobs' })
    // A draft of the source leaves what is published on the other website.
    await call('group-admin', 'PATCH', `/pages/${id}?draft=true`, { title: 'Not yet', _status: 'draft' })
    expect((await copy('pages', id)).status).toBe(200)
    const published = await world.payload.findByID({ collection: 'pages', id: made, depth: 0 })
    expect(published).toMatchObject({ _status: 'published', title: 'Jobs' })
    expect(await read('pages', made)).toMatchObject({ title: 'Not yet' })
  })

  it('keeps the ids of its blocks and rows when it is copied again, so that versions can be compared', async () => {
    const hero = (heading: string, links: string[]) => ({
      blockType: 'hero',
      heading,
      look: 'beside',
      links: links.map((label) => ({ label, href: '/search' })),
    })
    const id = await pageWith('/copied-ids', [hero('One', ['A']), { blockType: 'offers' }])
    const made = await firstCopyOf('pages', id)
    const idsOf = async () => {
      const { blocks } = await read('pages', made)
      return (blocks ?? []).map((block) => ({
        type: block.blockType,
        id: block.id,
        rows: 'links' in block ? (block.links ?? []).map((row) => (row as { id: string }).id) : [],
      }))
    }
    const [first, offers] = await idsOf()
    const { blocks = [] } = await read('pages', id)
    const change = [blocks?.[1], hero('First', ['A', 'B']), hero('Second', [])]
    const path = `/pages/${id}?depth=0`
    for (const draft of [true, false]) {
      const body = { blocks: change, _status: draft ? 'draft' : 'published', title: `Draft ${draft}` }
      expect(await call('group-admin', 'PATCH', draft ? `${path}&draft=true` : path, body)).toMatchObject({
        status: 200,
      })
      expect((await copy('pages', id)).status).toBe(200)
      const [offersNow, firstNow, second] = await idsOf()
      expect(offersNow).toEqual(offers)
      expect(firstNow).toEqual({ ...first, rows: [...(first?.rows ?? []), expect.any(String)] })
      expect([first?.id, offers?.id]).not.toContain(second?.id)
    }
    const page = await world.payload.findByID({ collection: 'pages', id: made, depth: 0 })
    expect(page).toMatchObject({ _status: 'published', blocks: [{ id: offers?.id }, { id: first?.id }, {}] })
  })

  it('refers to the other website’s own documents, and names those that it does not have', async () => {
    const place = (site: 'own' | 'sibling', slug: string) => {
      const { id, dealershipId } = world.sites[site]
      const site_data = specimens.locations?.data(slug, { site: { id, dealershipId } } as never)
      return Promise.resolve(site_data).then((data) =>
        world.payload.create({ collection: 'locations', data: { ...data, slug } as never }),
      )
    }
    const [both, alsoThere, only] = [
      await place('own', 'both-have'),
      await place('sibling', 'both-have'),
      await place('own', 'only-here'),
    ]
    const blocks = [
      { blockType: 'reviews', location: both.id },
      { blockType: 'reviews', location: only.id },
    ]
    const id = await pageWith('/copied-reviews', blocks)
    const { answer } = await copy('pages', id)
    expect(answer.websites).toMatchObject([{ missing: [`Location “${only.name}”`] }])
    const made = await read('pages', answer.websites[0].copy)
    expect(made.blocks).toMatchObject([{ location: alsoThere.id }, { location: null }])
  })

  it('is refused with the website’s name when its address is taken, and nothing is copied, also no picture', async () => {
    const { uploadStore } = await import('@/server/uploads/configured-store')
    const picture = await targets.create('media', 'own', 0)
    const id = await pageWith('/copied-taken', [{ blockType: 'hero', heading: 'A', picture: picture.id }])
    await world.payload.create({
      collection: 'pages',
      data: { title: 'Theirs', path: '/copied-taken', tenant: world.sites.sibling.id, _status: 'published' },
    })
    const before = (await uploadStore().list('media')).sort()
    const { status, answer } = await copy('pages', id)
    expect(status).toBe(400)
    expect(answer.errors[0].message).toMatch(/^Site sibling-site: /)
    expect((await uploadStore().list('media')).sort()).toEqual(before)
    expect(await copiesOf('pages', id)).toMatchObject([{ copy: null }])
  })
})

describe('Websites of other people', () => {
  it('are not offered, not named and not written', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    expect(await copiesOf('promos', id, 'marketing-staff')).toEqual([])
    const to = (place: 'sibling' | 'foreign') => ({ websites: [{ id: world.sites[place].id, seen: null }] })
    const before = await world.payload.count({ collection: 'promos' })
    expect((await call('marketing-staff', 'POST', `/copies/promos/${id}`, to('sibling'))).status).toBe(404)
    expect((await call('group-admin', 'POST', `/copies/promos/${id}`, to('foreign'))).status).toBe(404)
    expect(await world.payload.count({ collection: 'promos' })).toEqual(before)
  })

  it('do not show their documents as copies or sources', async () => {
    const foreign = await targets.create('promos', 'foreign', 0)
    for (const author of ['group-admin', 'marketing-staff'] as const) {
      expect((await call(author, 'GET', `/copies/promos/${foreign.id}`)).status).toBe(404)
      const websites = [{ id: world.sites.own.id, seen: null }]
      expect((await call(author, 'POST', `/copies/promos/${foreign.id}`, { websites })).status).toBe(404)
    }
    // A platform admin copied it to another group's website: neither side sees the other.
    const websites = [{ id: world.sites.own.id, seen: null }]
    const { answer } = await call('platform-admin', 'POST', `/copies/promos/${foreign.id}`, { websites })
    const made = answer.websites[0].copy
    expect(await copiesOf('promos', made)).toMatchObject([{ id: world.sites.sibling.id, copy: null }])
  })

  it('are closed to sales staff and visitors, and bad requests say what to correct', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    expect((await call('sales-staff', 'GET', `/copies/promos/${id}`)).status).toBeGreaterThanOrEqual(403)
    expect((await world.rest({ method: 'GET', path: `/copies/promos/${id}` })).status).toBe(403)
    const refused = async (path: string, body: object) => {
      const { status, answer } = await call('group-admin', 'POST', path, body)
      return [status, answer.errors[0].message]
    }
    const to = { websites: [{ id: world.sites.sibling.id, seen: null }] }
    expect(await refused('/copies/users/1', to)).toEqual([400, expect.stringContaining('Copy one of')])
    expect(await refused('/copies/promos/x', to)).toEqual([400, expect.stringContaining('id')])
    expect(await refused(`/copies/promos/${id}`, {})).toEqual([
      400,
      expect.stringContaining('Name the websites'),
    ])
    expect(await refused(`/copies/promos/${id}`, { websites: [] })).toEqual([
      400,
      expect.stringContaining('Choose a website'),
    ])
  })
})
