import { database } from '@/server/clients/database'
import { readAttention } from '@/server/dashboard/read-dashboard'
import { createWorld, type World } from '../isolation/world'

type Author = 'platform-admin' | 'group-admin' | 'marketing-staff' | 'sales-staff'

let world: World
let page: number
let foreign: number

beforeAll(async () => {
  world = await createWorld()
  page = await createPage(world.sites.own.id, '/commented')
  foreign = await createPage(world.sites.foreign.id, '/commented')
})
afterAll(() => world?.close())

async function createPage(tenant: number, path: string): Promise<number> {
  const data = { title: 'Careers', path, tenant, _status: 'draft' } as never
  return Number((await world.payload.create({ collection: 'pages', data, draft: true })).id)
}

async function call(
  author: Author | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  const token = author ? world.people[author].token : undefined
  const { status, text } = await world.rest({ method, path, ...(token && { token }), ...(body && { body }) })
  return { status, answer: JSON.parse(text) }
}

const add = (id: number, text: string, author: Author = 'marketing-staff') =>
  call(author, 'POST', `/comment/pages/${id}`, { text })
const shown = async (id: number, author: Author = 'group-admin') =>
  (await call(author, 'GET', `/comment/pages/${id}`)).answer.comments
const decide = (comment: unknown, isDone: unknown, author: Author = 'group-admin') =>
  call(author, 'POST', `/comment/pages/${page}/done`, { comment, isDone })
const openOnes = async () => {
  const counts = await readAttention(database(), {
    websites: [world.sites.own.id],
    now: new Date(),
  })
  return counts.find(({ kind }) => kind === 'comments')?.count ?? 0
}

describe('Comments on a page', () => {
  it('are read by everybody who reaches the page, counted on the start page, and marked as done', async () => {
    expect((await add(page, '  Is the price right?\nAsk Mia. ')).status).toBe(200)
    expect((await add(page, 'It is.', 'group-admin')).status).toBe(200)
    const [first, second] = await shown(page, 'marketing-staff')
    expect(first).toMatchObject({ text: 'Is the price right?\nAsk Mia.', isDone: false, doneBy: '' })
    expect(first.at).toMatch(/^\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m$/)
    expect(second.text).toBe('It is.')
    expect(await openOnes()).toBe(2)
    expect((await decide(first.id, true)).status).toBe(200)
    expect((await shown(page))[0]).toMatchObject({
      id: first.id,
      isDone: true,
      doneBy: expect.stringMatching(/./),
    })
    expect(await openOnes()).toBe(1)
    await decide(first.id, false)
    expect((await shown(page))[0]).toMatchObject({ isDone: false, doneBy: '' })
  })

  it.each([
    ['no text', {}, 'Enter a comment.'],
    ['only spaces', { text: '   ' }, 'Enter a comment.'],
    ['a number', { text: 4 }, 'Enter a comment.'],
    ['too much text', { text: 'x'.repeat(1001) }, 'Enter a comment of at most 1000 characters.'],
  ])('are refused with %s', async (_, body, message) => {
    const before = await shown(page)
    const { status, answer } = await call('marketing-staff', 'POST', `/comment/pages/${page}`, body)
    expect(status).toBe(400)
    expect(answer.errors[0].message).toContain(message)
    expect(await shown(page)).toEqual(before)
  })

  it('are refused about other things than content', async () => {
    expect((await call('platform-admin', 'POST', '/comment/users/1', { text: 'x' })).status).toBe(400)
    expect((await call('platform-admin', 'POST', '/comment/pages/zero', { text: 'x' })).status).toBe(400)
  })

  it('do not exist for other websites’ staff, and are nothing for sales staff and shoppers', async () => {
    await world.payload.create({
      collection: 'comments',
      data: {
        title: 'x',
        kind: 'pages',
        document: foreign,
        tenant: world.sites.foreign.id,
        text: 'Theirs',
        author: 'x',
        state: 'open',
      },
    })
    for (const author of ['marketing-staff', 'group-admin'] as const) {
      expect((await add(foreign, 'x', author)).status).toBe(404)
      expect((await call(author, 'GET', `/comment/pages/${foreign}`)).status).toBe(404)
    }
    expect((await add(page, 'x', 'sales-staff')).status).toBe(403)
    expect((await call(null, 'GET', `/comment/pages/${page}`)).status).toBe(403)
    expect((await call(null, 'POST', `/comment/pages/${page}`, { text: 'x' })).status).toBe(403)
  })

  it('of another page are not marked through this one', async () => {
    const other = await createPage(world.sites.own.id, '/other-commented')
    await add(other, 'Elsewhere')
    const [comment] = await shown(other)
    expect((await decide(comment.id, true)).status).toBe(404)
    expect((await decide(comment.id, 'yes')).status).toBe(400)
    expect((await shown(other))[0].isDone).toBe(false)
  })

  it('are written by nobody past their form', async () => {
    const data = {
      title: 'x',
      kind: 'pages',
      document: page,
      tenant: world.sites.own.id,
      text: 'x',
      author: 'Boss',
      state: 'open',
    }
    expect((await call('platform-admin', 'POST', '/comments', data)).status).toBe(403)
    const [first] = await shown(page)
    expect((await call('platform-admin', 'PATCH', `/comments/${first.id}`, { text: 'x' })).status).toBe(403)
  })

  it('are written on a draft whose title is empty', async () => {
    const untitled = await createPage(world.sites.own.id, '/untitled-commented')
    await world.payload.update({ collection: 'pages', id: untitled, data: { title: '' }, draft: true })
    expect((await add(untitled, 'What is it called?')).status).toBe(200)
    expect((await shown(untitled))[0].text).toBe('What is it called?')
  })

  it('go with their page', async () => {
    const gone = await createPage(world.sites.own.id, '/gone-commented')
    await add(gone, 'Soon gone')
    await world.payload.delete({ collection: 'pages', id: gone })
    const { totalDocs } = await world.payload.count({
      collection: 'comments',
      where: { document: { equals: gone } },
    })
    expect(totalDocs).toBe(0)
  })
})
