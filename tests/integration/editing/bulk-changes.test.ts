import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { freshWord, pixel, Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let home: number

beforeAll(async () => {
  world = await createWorld()
  home = await page('/', 'Home')
})
afterAll(() => world?.close())

async function page(path: string, title: string, blocks: object[] = []): Promise<number> {
  const data = { title, path, blocks, tenant: world.sites.own.id, _status: 'published' }
  return (await world.payload.create({ collection: 'pages', data: data as never })).id
}

const linkTo = (href: string) => ({
  blockType: 'hero',
  heading: 'Welcome',
  look: 'beside',
  links: [{ label: 'More', href }],
})

/** What the list's bulk actions send. */
async function bulk(method: 'PATCH' | 'DELETE', ids: readonly number[], body?: object, query = '') {
  const { token } = world.people['marketing-staff']
  const path = `/pages?depth=0&where[id][in]=${ids.join(',')}${query}`
  const { status, text } = await world.rest({ method, path, token, ...(body ? { body } : {}) })
  const { docs, errors, message } = JSON.parse(text)
  return {
    status,
    message,
    changed: docs?.map(({ id }: { id: number }) => id),
    reasons: errors?.map((each: { message: string }) => each.message),
  }
}

const stored = (id: number) => world.payload.findByID({ collection: 'pages', id, depth: 0 })
const newest = (id: number) => world.payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
const redirectsFrom = async (from: string) =>
  (await world.payload.find({ collection: 'redirects', where: { from: { equals: from } }, depth: 0 })).docs

describe('A bulk change', () => {
  it('does not unpublish the home page, and says why', async () => {
    const { status, changed, reasons } = await bulk('PATCH', [home], { _status: 'draft' })
    expect({ status, changed }).toEqual({ status: 400, changed: [] })
    expect(reasons).toEqual([
      'Home: The page cannot be unpublished. This is the home page. Every visitor expects a page here.',
    ])
    expect(await stored(home)).toMatchObject({ path: '/', _status: 'published' })
    expect(await newest(home)).toMatchObject({ path: '/', _status: 'published' })
  })

  it('does not move the home page, and leaves no redirect', async () => {
    const path = `/${freshWord('start')}`
    const { changed, reasons } = await bulk('PATCH', [home], { path, _status: 'published' })
    expect(changed).toEqual([])
    expect(reasons).toEqual([
      'Home: The page cannot move. This is the home page. Every visitor expects a page here.',
    ])
    expect(await stored(home)).toMatchObject({ path: '/', _status: 'published' })
    expect([...(await redirectsFrom('/')), ...(await redirectsFrom(path))]).toEqual([])
  })

  it('stores every document that it may, and none that it refuses', async () => {
    const linked = `/${freshWord('linked')}`
    const text = await new Targets(world).create('legal-texts', 'own', 0)
    const first = await page(`/${freshWord('first')}`, 'First')
    const kept = await page(linked, 'Linked')
    const legal = await page(`/${freshWord('legal')}`, 'Legal', [
      { blockType: 'legalText', legalText: text.id },
    ])
    await page(`/${freshWord('from')}`, 'From', [linkTo(linked)])
    const last = await page(`/${freshWord('last')}`, 'Last')
    const answer = await bulk('PATCH', [first, kept, legal, last], { _status: 'draft' })
    expect(answer.status).toBe(400)
    expect(answer.message).toContain('2 out of 4')
    expect(answer.changed.toSorted()).toEqual([first, last])
    expect(answer.reasons.toSorted()).toEqual([
      expect.stringContaining('Legal: The page cannot be unpublished. It shows a legal text'),
      expect.stringContaining(`Linked: The page cannot be unpublished. Links to ${linked} would break`),
    ])
    const statuses = await Promise.all(
      [first, kept, legal, last].map(async (id) => (await stored(id))._status),
    )
    expect(statuses).toEqual(['draft', 'published', 'published', 'draft'])
  })

  it('deletes every document that it may, and none that it refuses', async () => {
    const gone = await page(`/${freshWord('gone')}`, 'Gone')
    const { status, changed, reasons } = await bulk('DELETE', [home, gone])
    expect({ status, changed }).toEqual({ status: 400, changed: [gone] })
    expect(reasons).toEqual([expect.stringContaining('Home: The page cannot be deleted.')])
    expect(await stored(home)).toMatchObject({ path: '/' })
    await expect(stored(gone)).rejects.toThrow('Not Found')
  })

  it('gives pages one path only once', async () => {
    const path = `/${freshWord('taken')}`
    const ids = [await page(`${path}-1`, 'One'), await page(`${path}-2`, 'Two')]
    const { changed, reasons } = await bulk('PATCH', ids, { path, _status: 'published' })
    expect(changed).toHaveLength(1)
    expect(reasons).toEqual([expect.stringContaining(`already uses ${path}. Choose another path.`)])
  })

  it('saves drafts beside what is published', async () => {
    const id = await page(`/${freshWord('drafted')}`, 'Drafted')
    const { status } = await bulk('PATCH', [id], { title: 'Later', _status: 'draft' }, '&draft=true')
    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject({ title: 'Drafted', _status: 'published' })
    expect(await newest(id)).toMatchObject({ title: 'Later', _status: 'draft' })
  })

  it('needs a condition, and the right to change', async () => {
    const { token } = world.people['marketing-staff']
    const ask = async (path: string, with_: string | null) =>
      (await world.rest({ method: 'PATCH', path, token: with_, body: { title: 'All' } })).status
    expect(await ask('/pages', token)).toBe(400)
    expect(await ask('/pages?where[id][exists]=true', null)).toBe(403)
    expect(await ask('/pages?where[id][exists]=true', world.people['sales-staff'].token)).toBe(403)
  })
})

describe('A bulk change with a file', () => {
  const files = async () => (await readdir(join(process.env.DATA_DIR ?? '', 'media'))).toSorted()
  const picture = () => new Targets(world).create('media', 'own', 0)
  const fileOf = async (id: number) => (await world.payload.findByID({ collection: 'media', id })).filename

  async function replace(ids: readonly number[]) {
    const { token } = world.people['marketing-staff']
    const path = `/media?depth=0&where[id][in]=${ids.join(',')}`
    const { status, text } = await world.rest({ method: 'PATCH', path, token, body: {}, file: pixel })
    return { status, answer: JSON.parse(text) }
  }

  it('is refused for several documents, whose files stay', async () => {
    const ids = [(await picture()).id, (await picture()).id]
    const before = await files()
    const { status, answer } = await replace(ids)
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { errors: [{ message: expect.stringContaining('Choose one document, or send no file.') }] },
    })
    expect(await files()).toEqual(before)
  })

  it('replaces the file of one document', async () => {
    const { id } = await picture()
    const before = await fileOf(id)
    expect((await replace([id])).status).toBe(200)
    const after = await fileOf(id)
    expect(after).not.toBe(before)
    expect(await files()).toContain(after)
    expect(await files()).not.toContain(before)
  })
})

describe('A document whose deletion the database refuses', () => {
  const campaigns = { collection: 'spin-campaigns', depth: 0 } as const

  async function campaign(day: number): Promise<number> {
    const { data } = await new Targets(world).newData('spin-campaigns', 'own', 0)
    const starts_at = `2026-01-0${day}T00:00:00.000Z`
    const named = { ...data, name: `Day ${day}`, starts_at }
    return (await world.payload.create({ ...campaigns, data: named as never })).id
  }

  it('stays, is named and logged, and the others go', async () => {
    const [first, spun, last] = [await campaign(3), await campaign(2), await campaign(1)]
    const { data } = await new Targets(world).newData('spins', 'own', 0)
    await world.payload.create({ collection: 'spins', data: { ...data, campaign: spun } as never })
    const log = jest.spyOn(world.payload.logger, 'error')
    const { status, text } = await world.rest({
      method: 'DELETE',
      path: `/spin-campaigns?depth=0&where[id][in]=${first},${spun},${last}`,
      token: world.people['platform-admin'].token,
    })
    const logged = log.mock.calls.map(([entry]) => entry)
    log.mockRestore()
    const { docs, errors, message } = JSON.parse(text)
    expect({ status, message }).toEqual({ status: 400, message: expect.stringContaining('1 out of 3') })
    expect(docs).toEqual([expect.objectContaining({ id: first }), expect.objectContaining({ id: last })])
    const reason = expect.stringMatching(/^Day 2: Something went wrong\. It stays as it was\./)
    expect(errors).toEqual([{ id: spun, isPublic: false, message: reason }])
    expect(logged).toContainEqual({
      err: expect.any(Error),
      msg: expect.stringContaining(`spin-campaigns ${spun}`),
    })
    const left = await world.payload.find({ ...campaigns, where: { id: { in: [first, spun, last] } } })
    expect(left.docs.map(({ id }) => id)).toEqual([spun])
  })

  it('is not tried by a person who may not delete', async () => {
    const { status } = await world.rest({
      method: 'DELETE',
      path: `/spin-campaigns?where[id][equals]=${await campaign(4)}`,
      token: world.people['marketing-staff'].token,
    })
    expect(status).toBe(403)
  })
})
