import { deleteOldLogs } from '@/server/accounts/delete-old-logs'
import { database } from '@/server/clients/database'
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

async function call(
  author: Author,
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  const { token } = world.people[author]
  const { status, text } = await world.rest({ method, path, token, ...(body ? { body } : {}) })
  return { status, answer: JSON.parse(text) }
}

/** The edits of a document that the person reads, oldest first. */
async function editsOf(kind: string, id: number | string, reader: Author = 'group-admin') {
  const query = `depth=0&sort=createdAt&where[kind][equals]=${kind}&where[document][equals]=${id}`
  const { answer } = await call(reader, 'GET', `/edits?${query}`)
  return answer.docs as {
    action: string
    parts: string
    title: string
    personName: string
    website: number
  }[]
}

const actionsOf = async (kind: string, id: number | string) =>
  (await editsOf(kind, id)).map(({ action, parts }) => [action, parts])

describe('The log of edits', () => {
  it('says who changed which parts of a page, through drafts, publishing and deletion', async () => {
    const tenant = world.sites.own.id
    const blocks = [{ blockType: 'offers' }]
    const { answer } = await call('marketing-staff', 'POST', '/pages?depth=0', {
      title: 'Careers',
      path: '/log-careers',
      tenant,
      _status: 'published',
    })
    const { id } = answer.doc
    const path = `/pages/${id}?depth=0`
    const save = (body: object, draft = '') => call('marketing-staff', 'PATCH', path + draft, body)
    expect((await save({ title: 'Jobs' }, '&draft=true')).status).toBe(200)
    expect((await save({ title: 'Jobs', _status: 'published' })).status).toBe(200)
    expect((await save({ blocks, _status: 'published' })).status).toBe(200)
    expect((await save({ blocks: [], _status: 'published' })).status).toBe(200)
    expect((await save({ _status: 'draft' })).status).toBe(200)
    expect((await call('marketing-staff', 'DELETE', path)).status).toBe(200)
    expect(await actionsOf('pages', id)).toEqual([
      ['created', ''],
      ['draft', 'Title'],
      ['published', ''],
      ['published', expect.stringMatching(/ added$/)],
      ['published', expect.stringMatching(/ removed$/)],
      ['unpublished', ''],
      ['deleted', ''],
    ])
    expect((await editsOf('pages', id)).at(-1)).toMatchObject({
      title: 'Jobs',
      personName: expect.stringMatching(/\w/),
      website: tenant,
    })
  })

  it('says that an earlier draft of a live page that is restored is a draft', async () => {
    const tenant = world.sites.own.id
    const page = { title: 'First', path: '/log-restored', tenant, _status: 'published' }
    const { id } = (await call('marketing-staff', 'POST', '/pages?depth=0', page)).answer.doc
    const save = (body: object, draft = '') =>
      call('marketing-staff', 'PATCH', `/pages/${id}?depth=0${draft}`, body)
    await save({ title: 'Draft', _status: 'draft' }, '&draft=true')
    await save({ title: 'Second', _status: 'published' })
    const found = `/pages/versions?depth=0&where[parent][equals]=${id}&where[version.title][equals]=Draft`
    const { answer } = await call('marketing-staff', 'GET', found)
    // What Payload's “Restore this version” sends.
    const restore = `/pages/versions/${answer.docs[0].id}?draft=false`
    expect((await call('marketing-staff', 'POST', restore)).status).toBe(200)
    expect(await actionsOf('pages', id)).toEqual([
      ['created', ''],
      ['draft', 'Title'],
      ['published', 'Title'],
      ['draft', 'Title'],
    ])
  })

  it('says that a draft that is copied over a published document is a draft', async () => {
    const { own, sibling } = world.sites
    const source = (await targets.create('offers', 'own', 0)).id
    const publish = (id: number) =>
      world.payload.update({ collection: 'offers', id, data: { _status: 'published' } as never })
    const copy = async (seen: string | null) => {
      const websites = [{ id: sibling.id, seen }]
      return call('group-admin', 'POST', `/copies/offers/${source}`, { websites })
    }
    const id = Number((await copy(null)).answer.websites[0].copy)
    const { updatedAt } = await publish(id)
    await world.payload.update({
      collection: 'offers',
      id: source,
      data: { disclaimer: 'Until Sunday', tenant: own.id, _status: 'draft' },
    })
    expect((await copy(updatedAt)).status).toBe(200)
    expect((await actionsOf('offers', id)).map(([action]) => action)).toEqual(['created', 'draft'])
    expect(await world.payload.findByID({ collection: 'offers', id })).toMatchObject({ _status: 'published' })
  })

  it('has no entry for a save that changes nothing, a refused one, or one by no person', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    const path = `/promos/${id}?depth=0`
    const { answer } = await call('marketing-staff', 'GET', path)
    expect((await call('marketing-staff', 'PATCH', path, { title: answer.title })).status).toBe(200)
    expect((await call('marketing-staff', 'PATCH', path, { title: '' })).status).toBe(400)
    await world.payload.update({ collection: 'promos', id, data: { title: 'By the server' } })
    expect(await actionsOf('promos', id)).toEqual([])
    expect((await call('marketing-staff', 'PATCH', path, { title: 'By a person' })).status).toBe(200)
    expect(await actionsOf('promos', id)).toEqual([['changed', 'Title']])
  })

  it('names the changed settings of a website and of its group, and never a value', async () => {
    const { id, groupId } = world.sites.own
    const secret = 'never-in-the-log'
    expect((await call('group-admin', 'PATCH', `/tenants/${id}?depth=0`, { name: secret })).status).toBe(200)
    expect(
      (await call('platform-admin', 'PATCH', `/groups/${groupId}?depth=0`, { name: 'New name' })).status,
    ).toBe(200)
    expect(await actionsOf('tenants', id)).toEqual([['changed', 'Name']])
    expect(await actionsOf('groups', groupId)).toEqual([['changed', 'Name']])
    const { rows } = await database().query(
      `SELECT count(*)::int AS n FROM edits WHERE parts LIKE '%${secret}%'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('is read by marketing staff for their websites only, and not by sales staff', async () => {
    const { groupId } = world.sites.own
    expect(await editsOf('groups', groupId, 'marketing-staff')).toEqual([])
    expect((await call('sales-staff', 'GET', '/edits')).status).toBe(403)
    expect((await call('group-admin', 'DELETE', '/edits?where[id][exists]=true')).status).toBe(403)
  })

  it('loses entries after 400 days, and no earlier', async () => {
    const { id } = await targets.create('promos', 'own', 0)
    for (const title of ['One', 'Two'])
      await call('marketing-staff', 'PATCH', `/promos/${id}?depth=0`, { title })
    await database().query(
      `UPDATE edits SET created_at = now() - CASE id WHEN (SELECT min(id) FROM edits WHERE document = $1 AND kind = 'promos')
         THEN interval '401 days' ELSE interval '399 days' END
       WHERE document = $1 AND kind = 'promos'`,
      [String(id)],
    )
    await deleteOldLogs(database())
    expect(await actionsOf('promos', id)).toEqual([['changed', 'Title']])
  })

  it('keeps the name of a person who was deleted', async () => {
    const person = await world.addPerson({
      name: 'Former Colleague',
      role: 'marketing-staff',
      group: world.sites.own.groupId,
      tenants: [world.sites.own.id],
    })
    const { id } = await targets.create('promos', 'own', 0)
    const { token } = person
    await world.rest({ method: 'PATCH', path: `/promos/${id}?depth=0`, token, body: { title: 'Last tile' } })
    await world.payload.delete({ collection: 'users', id: person.id })
    expect((await editsOf('promos', id)).map(({ personName }) => personName)).toEqual(['Former Colleague'])
  })
})
