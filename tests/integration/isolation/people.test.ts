import type { TypedUser } from 'payload'
import { createWorld, PASSWORD, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

type Someone = keyof World['people']

const save = (who: Someone, id: number, body: object) =>
  world.rest({ method: 'PATCH', path: `/users/${id}`, token: world.people[who].token, body })
const add = (who: Someone, body: object) =>
  world.rest({
    method: 'POST',
    path: '/users',
    token: world.people[who].token,
    body: { name: 'New', email: `${Math.random()}@example.com`, password: PASSWORD, ...body },
  })

async function stored(id: number) {
  const person = await world.payload.findByID({ collection: 'users', id, depth: 0 })
  return { role: person.role, group: person.group, tenants: (person.tenants ?? []).map((row) => row.tenant) }
}

describe('marketing staff', () => {
  it.each([
    ['role', { role: 'platform-admin' }],
    ['group', { group: 2 }],
    ['websites', { tenants: [{ tenant: 1 }, { tenant: 3 }] }],
    ['websites, by row', { 'tenants.0.tenant': 3 }],
  ])('cannot change their own %s', async (_, change) => {
    const { id } = world.people['marketing-staff']
    const before = await stored(id)
    await save('marketing-staff', id, change)
    expect(await stored(id)).toEqual(before)
  })

  it('can change their own name and password, but nobody else’s', async () => {
    const me = await world.addPerson({ name: 'Me', role: 'marketing-staff', group: world.sites.own.groupId })
    const token = me.token
    const answer = await world.rest({
      method: 'PATCH',
      path: `/users/${me.id}`,
      token,
      body: { name: 'Changed' },
    })
    expect(answer.status).toBe(200)
    for (const id of [
      world.colleagues.own,
      world.people['group-admin'].id,
      world.people['platform-admin'].id,
    ]) {
      const refused = await world.rest({
        method: 'PATCH',
        path: `/users/${id}`,
        token,
        body: { password: 'taken over' },
      })
      expect(refused.status).toBe(403)
    }
  })

  it('see only themselves, not the other users of their website', async () => {
    const { token, id } = world.people['marketing-staff']
    const { text } = await world.rest({ method: 'GET', path: '/users?limit=100', token })
    expect(JSON.parse(text).docs.map((person: { id: number }) => person.id)).toEqual([id])
  })

  it('cannot change a website’s settings, template or domains', async () => {
    const { id } = world.sites.own
    const body = {
      settings: { 'content.warranty': 'mine' },
      template: 'outback',
      domains: [{ host: 'mine.com.au' }],
    }
    const { token } = world.people['marketing-staff']
    const answer = await world.rest({ method: 'PATCH', path: `/tenants/${id}`, token, body })
    expect(answer.status).toBe(403)
    const site = await world.payload.findByID({ collection: 'tenants', id, depth: 0 })
    expect(site).toMatchObject({ template: 'metro', domains: [] })
    expect(site.settings ?? null).toBeNull()
  })
})

describe('a group admin', () => {
  it.each(['platform-admin', 'group-admin'])('cannot create a %s', async (role) => {
    const answer = await add('group-admin', { role, group: world.sites.own.groupId })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Group admins can add and edit only marketing and sales staff.')
  })

  it('cannot create users in another group or for its websites', async () => {
    const { own, foreign } = world.sites
    const elsewhere = await add('group-admin', { role: 'marketing-staff', group: foreign.groupId })
    expect(elsewhere.text).toContain('Choose your own group.')
    for (const tenant of [foreign.id, String(foreign.id)]) {
      const answer = await add('group-admin', {
        role: 'marketing-staff',
        group: own.groupId,
        tenants: [{ tenant }],
      })
      expect(answer.status).toBe(400)
    }
  })

  it('can create staff of the group, who keep their websites', async () => {
    const { own, sibling } = world.sites
    const tenants = [{ tenant: own.id }, { tenant: sibling.id }]
    const answer = await add('group-admin', { role: 'marketing-staff', group: own.groupId, tenants })
    expect(answer.status).toBe(201)
    const { id } = JSON.parse(answer.text).doc
    await save('group-admin', id, { name: 'Renamed' })
    expect((await stored(id)).tenants).toEqual([own.id, sibling.id])
  })

  it.each([
    ['role', { role: 'platform-admin' }],
    ['group', { group: 2 }],
  ])('cannot change their own %s', async (_, change) => {
    const { id } = world.people['group-admin']
    const before = await stored(id)
    expect((await save('group-admin', id, change)).status).toBe(400)
    expect(await stored(id)).toEqual(before)
  })

  it('cannot delete their own account, another admin or users of another group', async () => {
    const other = await world.addPerson({
      name: 'Other',
      role: 'group-admin',
      group: world.sites.own.groupId,
    })
    for (const id of [
      world.people['group-admin'].id,
      other.id,
      world.people['platform-admin'].id,
      world.colleagues.foreign,
    ]) {
      const { token } = world.people['group-admin']
      await world.rest({ method: 'DELETE', path: `/users/${id}`, token })
      await expect(stored(id)).resolves.toBeDefined()
      const changed = await world.rest({
        method: 'PATCH',
        path: `/users/${other.id}`,
        token,
        body: { password: 'mine' },
      })
      expect(changed.status).toBe(403)
    }
  })

  it('does not remove the websites that a platform admin added to a user by saving these again', async () => {
    const { own, foreign } = world.sites
    const { id } = await world.addPerson({
      name: 'Shared',
      role: 'marketing-staff',
      group: own.groupId,
      tenants: [own.id, foreign.id],
    })
    expect((await save('group-admin', id, { name: 'Again' })).status).toBe(200)
    expect((await stored(id)).tenants).toEqual([own.id, foreign.id])
  })
})

describe('a user who works for several websites', () => {
  it('can reach each of them and no other', async () => {
    const { own, sibling } = world.sites
    const { token } = await world.addPerson({
      name: 'Both',
      role: 'marketing-staff',
      group: own.groupId,
      tenants: [own.id, sibling.id],
    })
    const { text } = await world.rest({ method: 'GET', path: '/tenants?sort=id', token })
    expect(JSON.parse(text).docs.map((site: { id: number }) => site.id)).toEqual([own.id, sibling.id])
  })

  it('has a session cookie under 1 KB with 80 websites', async () => {
    const { groupId } = world.sites.own
    const tenants: number[] = []
    for (let index = 0; index < 80; index += 1) {
      const data = {
        name: `Site ${index}`,
        slug: `site-${index}`,
        group: groupId,
        template: 'metro' as const,
      }
      tenants.push((await world.payload.create({ collection: 'tenants', data })).id)
    }
    const { email } = await world.addPerson({
      name: 'Busy',
      role: 'marketing-staff',
      group: groupId,
      tenants,
    })
    const answer = await world.rest({
      method: 'POST',
      path: '/users/login',
      body: { email, password: PASSWORD },
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^payload-token=.+HttpOnly/)
    expect(cookie.length).toBeLessThan(1024)
    const me = await world.rest({
      method: 'GET',
      path: '/users/me',
      headers: { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' },
    })
    expect(JSON.parse(me.text).user.tenants).toHaveLength(80)
  })
})

it('a user whose website was deleted can still be edited', async () => {
  const { own } = world.sites
  const data = { name: 'Gone', slug: 'gone', group: own.groupId, template: 'metro' as const }
  const gone = await world.payload.create({ collection: 'tenants', data })
  const { id } = await world.addPerson({
    name: 'Left over',
    role: 'marketing-staff',
    group: own.groupId,
    tenants: [own.id, gone.id],
  })
  await world.payload.delete({ collection: 'tenants', id: gone.id })
  expect((await save('platform-admin', id, { name: 'Still here' })).status).toBe(200)
  expect((await stored(id)).tenants).toEqual([own.id])
})

it('an account of any other collection gets no role, whatever role it claims', async () => {
  const shopper = { id: 1, collection: 'shoppers', role: 'platform-admin' } as unknown as TypedUser
  for (const collection of ['pages', 'users', 'tenants', 'groups', 'media'] as const) {
    await expect(world.payload.find({ collection, overrideAccess: false, user: shopper })).rejects.toThrow(
      'not allowed',
    )
  }
})
