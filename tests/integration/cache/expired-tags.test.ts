import type { Where } from 'payload'
import pg from 'pg'
import { CACHE_CHANNEL } from '@/server/cache/announce-tags'
import type { Page } from '~/src/payload-types'
import { specimens } from '../isolation/specimens'
import { freshWord, Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets
let client: pg.Client
let expired: string[] = []

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  client.on('notification', ({ payload }) => expired.push(...(JSON.parse(payload ?? '[]') as string[])))
  await client.connect()
  await client.query(`LISTEN ${CACHE_CHANNEL}`)
})
afterAll(async () => {
  await client?.end()
  await world?.close()
})

const sorted = (tags: string[]) => [...new Set(tags)].sort()

/** The tags that `write` announces to other processes, each once. A CDN gets the same tags. */
async function tagsOf(write: () => Promise<unknown>): Promise<string[]> {
  await client.query('DELETE FROM cdn.outbox')
  expired = []
  await write()
  // Notifications arrive before the response to a query sent after the commit.
  const { rows } = await client.query<{ tags: string[] }>('SELECT tags FROM cdn.outbox')
  expect(sorted(rows.flatMap(({ tags }) => tags))).toEqual(sorted(expired))
  return sorted(expired)
}

const tenant = () => world.sites.own.id
const site = () => `t:${tenant()}`

describe('a page', () => {
  let page: Page
  const path = `/${freshWord('page')}`
  const update = (data: Partial<Page>, draft = false) =>
    tagsOf(() => world.payload.update({ collection: 'pages', id: page.id, data, draft }))

  it('expires nothing while it is a draft', async () => {
    const write = async () => {
      page = await world.payload.create({
        collection: 'pages',
        draft: true,
        data: { title: 'Draft', path, tenant: tenant() },
      })
    }
    expect(await tagsOf(write)).toEqual([])
    expect(await update({ title: 'Still a draft' }, true)).toEqual([])
  })

  it('expires only its address and the list of pages when it is published', async () => {
    expect(await update({ _status: 'published' })).toEqual([`${site()}:page:${path}`, `${site()}:pages`])
  })

  it('expires nothing while a published page is edited as a draft', async () => {
    expect(await update({ title: 'Next version', path: `${path}-next` }, true)).toEqual([])
  })

  it('expires both addresses when its address changes', async () => {
    const pages = [`${site()}:page:${path}`, `${site()}:page:${path}-next`, `${site()}:pages`]
    const tags = [...pages, `${site()}:redirects`]
    expect(await update({ path: `${path}-next`, _status: 'published' })).toEqual(tags)
  })

  it('expires its address when it is unpublished', async () => {
    expect(await update({ _status: 'draft' })).toEqual([`${site()}:page:${path}-next`, `${site()}:pages`])
  })

  it('expires its address when an old version is restored', async () => {
    const where: Where = {
      and: [{ parent: { equals: page.id } }, { 'version._status': { equals: 'published' } }],
    }
    const { docs } = await world.payload.findVersions({ collection: 'pages', where, sort: '-updatedAt' })
    const restore = () => world.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) })
    expect(await tagsOf(restore)).toEqual([`${site()}:page:${path}-next`, `${site()}:pages`])
  })

  it('expires its address when it is deleted', async () => {
    const remove = () => world.payload.delete({ collection: 'pages', id: page.id })
    expect(await tagsOf(remove)).toEqual([`${site()}:page:${path}-next`, `${site()}:pages`])
  })
})

describe('other documents', () => {
  it.each([
    ['media', ['media']],
    ['site-chrome', ['chrome']],
    ['themes', ['']],
    ['finance-providers', ['']],
    ['locations', ['locations', 'stock', 'vehicles']],
    ['dealerships', ['', 'stock', 'vehicles']],
  ])('in %s expire what shows them, on their own website only', async (collection, kinds) => {
    const { id } = await targets.create(collection, 'own', 0)
    const change = specimens[collection]?.change(freshWord('mark'), 0) ?? {}
    const write = () =>
      world.payload.update({ collection: collection as 'media', id, data: change as { alt: string } })
    const tags = kinds.map((kind) => (kind ? `${site()}:${kind}` : site()))
    expect(await tagsOf(write)).toEqual(tags)
  })

  it.each([
    ['promos', 'promos'],
    ['landing-texts', 'landing-texts'],
  ] as const)('expire all of a website’s %s together', async (collection, tag) => {
    const { id } = await targets.create(collection, 'own', 0)
    const write = () => world.payload.update({ collection, id, data: { title: freshWord('changed') } })
    expect(await tagsOf(write)).toEqual([`${site()}:${tag}`])
    expect(await tagsOf(() => world.payload.delete({ collection, id }))).toEqual([`${site()}:${tag}`])
  })

  it('expire a legal text under one tag, whatever its slug, and the links of consents to legal pages', async () => {
    const { id } = await targets.create('legal-texts', 'own', 0)
    const slug = freshWord('renamed')
    const write = () => world.payload.update({ collection: 'legal-texts', id, data: { slug } })
    expect(await tagsOf(write)).toEqual([`${site()}:legal-pages`, `${site()}:legal:${id}`])
  })

  it('expire a vehicle’s page and the lists when staff hide the vehicle', async () => {
    const { id, canary } = await targets.create('vehicles', 'own', 0)
    const write = () =>
      world.payload.update({ collection: 'vehicles', id, data: { staff: { hidden: true } } })
    expect(await tagsOf(write)).toEqual([
      `${site()}:stock`,
      `${site()}:stock-choices`,
      `${site()}:vehicle:${canary}`,
    ])
    const tagIt = () =>
      world.payload.update({ collection: 'vehicles', id, data: { staff: { tag: 'Runout' } } })
    expect(await tagsOf(tagIt)).toEqual([`${site()}:stock`, `${site()}:vehicle:${canary}`])
  })

  it('expire a website’s record and the hosts', async () => {
    const write = () =>
      world.payload.update({ collection: 'tenants', id: tenant(), data: { name: 'New name' } })
    expect(await tagsOf(write)).toEqual(['hosts', site()])
  })

  it('expire every website of a group, and none of another group', async () => {
    const { own, sibling } = world.sites
    const write = () =>
      world.payload.update({ collection: 'groups', id: own.groupId, data: { name: 'Renamed' } })
    expect(await tagsOf(write)).toEqual([`t:${own.id}`, `t:${sibling.id}`].sort())
  })
})

describe('a write that does not take effect', () => {
  it('announces nothing when it is rolled back', async () => {
    const rollBack = async () => {
      const transactionID = (await world.payload.db.beginTransaction()) ?? undefined
      await world.payload.create({
        collection: 'pages',
        data: { title: 'Undone', path: `/${freshWord('undone')}`, tenant: tenant(), _status: 'published' },
        req: { transactionID },
      })
      await world.payload.db.rollbackTransaction(transactionID ?? '')
    }
    expect(await tagsOf(rollBack)).toEqual([])
  })

  it('announces nothing when it is rejected', async () => {
    const refused = () =>
      world.payload
        .update({ collection: 'tenants', id: tenant(), data: { canonical_host: 'not-one-of-its.example' } })
        .catch(() => undefined)
    expect(await tagsOf(refused)).toEqual([])
  })

  it('announces nothing before it is committed', async () => {
    const path = `/${freshWord('later')}`
    const transactionID = (await world.payload.db.beginTransaction()) ?? undefined
    const write = () =>
      world.payload.create({
        collection: 'pages',
        data: { title: 'Later', path, tenant: tenant(), _status: 'published' },
        req: { transactionID },
      })
    expect(await tagsOf(write)).toEqual([])
    const commit = () => world.payload.db.commitTransaction(transactionID ?? '')
    expect(await tagsOf(commit)).toEqual([`${site()}:page:${path}`, `${site()}:pages`])
  })
})
