import { freshWord, Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

async function call(method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) {
  const { token } = world.people['marketing-staff']
  const { status, text } = await world.rest({ method, path, token, ...(body ? { body } : {}) })
  return { status, answer: JSON.parse(text) }
}

async function publishedPage(title = 'Published') {
  const data = { title, path: `/${freshWord('version')}`, tenant: world.sites.own.id, _status: 'published' }
  const { answer } = await call('POST', '/pages?depth=0', data)
  return Number(answer.doc.id)
}

const saveDraft = (id: number, title: string) =>
  call('PATCH', `/pages/${id}?depth=0&draft=true`, { title, _status: 'draft' })
const live = async (id: number) => (await call('GET', `/pages/${id}?depth=0`)).answer
const newest = async (id: number) => (await call('GET', `/pages/${id}?depth=0&draft=true`)).answer

async function versionWith(id: number, title: string): Promise<number> {
  const { answer } = await call('GET', `/pages/versions?depth=0&where[parent][equals]=${id}`)
  return answer.docs.find((each: { version: { title: string } }) => each.version.title === title).id
}

/** What Payload's “Revert to published” sends. */
async function revert(id: number, changes: object = {}) {
  const path = `/pages/${id}?locale=undefined&fallback-locale=null&depth=0`
  return call('PATCH', path, { ...(await call('GET', path)).answer, ...changes })
}

describe('“Revert to published”', () => {
  it('discards the drafts that are newer than what is published', async () => {
    const id = await publishedPage()
    await saveDraft(id, 'Draft')
    expect((await revert(id)).status).toBe(200)
    expect(await newest(id)).toMatchObject({ title: 'Published', _status: 'published' })
  })

  it.each(['pages', 'offers', 'blog-posts'])('brings back all that %s had', async (collection) => {
    const { id } = await targets.create(collection, 'own', 0)
    const path = `/${collection}/${id}?depth=0`
    const live = (await call('PATCH', path, { _status: 'published' })).answer.doc
    const hero = { blockType: 'hero', heading: 'Draft', look: 'beside' }
    const more = {
      pages: { blocks: [hero], liveUntil: '2099-01-01T00:00:00.000Z' },
      offers: { disclaimer: 'Draft' },
    }
    const changes = { title: 'Draft', name: 'Draft', ...more[collection as keyof typeof more] }
    const draft = await call('PATCH', `${path}&draft=true`, { ...changes, _status: 'draft' })
    expect(draft.status).toBe(200)
    const { answer: seen } = await call('GET', path)
    expect((await call('PATCH', path, seen)).status).toBe(200)
    const { updatedAt, ...now } = (await call('GET', `${path}&draft=true`)).answer
    expect(now).toEqual({ ...live, updatedAt: undefined })
  })

  it('is not a way to publish an old form over a newer draft', async () => {
    const id = await publishedPage()
    await saveDraft(id, 'Draft')
    expect((await revert(id, { title: 'Old form' })).status).toBe(409)
    expect(await newest(id)).toMatchObject({ title: 'Draft' })
  })
})

describe('An earlier draft that is restored', () => {
  it('becomes the newest draft, and what is live stays', async () => {
    const id = await publishedPage()
    await saveDraft(id, 'First draft')
    await saveDraft(id, 'Second draft')
    const { status, answer } = await call(
      'POST',
      `/pages/versions/${await versionWith(id, 'First draft')}?draft=false`,
    )
    expect(status).toBe(200)
    expect(answer.message).toContain('What is live stays')
    expect(await live(id)).toMatchObject({ title: 'Published', _status: 'published' })
    expect(await newest(id)).toMatchObject({ title: 'First draft', _status: 'draft' })
  })

  it('replaces the document that was never published', async () => {
    const data = { title: 'First draft', path: `/${freshWord('never')}`, tenant: world.sites.own.id }
    const { answer } = await call('POST', '/pages?depth=0&draft=true', { ...data, _status: 'draft' })
    const id = Number(answer.doc.id)
    await saveDraft(id, 'Second draft')
    expect((await call('POST', `/pages/versions/${await versionWith(id, 'First draft')}`)).status).toBe(200)
    expect(await live(id)).toMatchObject({ title: 'First draft', _status: 'draft' })
  })
})

it('A published version that is restored is live again', async () => {
  const id = await publishedPage()
  await call('PATCH', `/pages/${id}?depth=0`, { title: 'Newer', _status: 'published' })
  expect((await call('POST', `/pages/versions/${await versionWith(id, 'Published')}`)).status).toBe(200)
  expect(await live(id)).toMatchObject({ title: 'Published', _status: 'published' })
})

it('A version that does not exist cannot be restored', async () => {
  expect((await call('POST', '/pages/versions/999999')).status).toBe(404)
})
