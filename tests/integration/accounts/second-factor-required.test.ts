import { jest } from '@jest/globals'
import { type CollectionSlug, canAccessAdmin, createLocalReq } from 'payload'
import { SECOND_FACTOR_MISSING } from '@/domain/accounts/second-factor'
import { env } from '@/env'
import { allowedArgs } from '~/collections/access/server-functions'
import type { RestCall } from '../isolation/rest'
import { createWorld, PASSWORD, type Person, type PersonData, type World } from '../isolation/world'
import { codeOf, enrol } from './authenticator-app'

let world: World
let setting: { restore(): void }
beforeAll(async () => {
  world = await createWorld()
  setting = jest.replaceProperty(env(), 'SECOND_FACTOR', 'required')
})
afterAll(async () => {
  setting?.restore()
  await world?.close()
})

const admins = ['platform-admin', 'group-admin'] as const

const somebody = (role: PersonData['role']) =>
  world.addPerson({
    name: 'Somebody',
    role,
    ...(role === 'platform-admin' ? {} : { group: world.sites.own.groupId }),
    ...(role === 'marketing-staff' ? { tenants: [world.sites.own.id] } : {}),
  })

const slugs = () => world.payload.config.collections.map(({ slug }) => slug)

async function ask(
  { token }: Pick<Person, 'token'>,
  method: RestCall['method'],
  path: string,
  body?: object,
) {
  const { status, text } = await world.rest({ method, path, token, ...(body ? { body } : {}) })
  return { status, message: JSON.parse(text || '{}').errors?.[0]?.message as string | undefined, text }
}

/** A signed-in user's request as the admin's server builds it. */
async function requestOf({ token }: Person) {
  const headers = new Headers({ authorization: `JWT ${token}` })
  const { user } = await world.payload.auth({ headers })
  return createLocalReq({ req: { headers, user } }, world.payload)
}

const refused = { status: 403, message: SECOND_FACTOR_MISSING }

describe.each(admins)('where a second factor is required, a %s without one', (role) => {
  let person: Person
  beforeAll(async () => {
    person = await somebody(role)
  })

  it('can sign in with the password and gets a message that says what is missing', async () => {
    const body = { email: person.email, password: PASSWORD }
    const { status, text } = await world.rest({ method: 'POST', path: '/users/login', body })
    expect(status).toBe(200)
    expect(JSON.parse(text).user).toMatchObject({ id: person.id, secondFactor: 'missing' })
  })

  it('reads nothing and gets the reason', async () => {
    const reading = slugs().filter((slug) => slug !== 'payload-migrations')
    for (const path of [
      ...reading.map((slug) => `/${slug}`),
      '/users/me',
      `/users/${person.id}`,
      '/pages/count',
    ]) {
      expect([path, await ask(person, 'GET', path)]).toEqual([path, expect.objectContaining(refused)])
    }
    expect(await ask(person, 'GET', '/payload-preferences/nav')).toMatchObject(refused)
  })

  it('writes nothing and gets the reason', async () => {
    const { id } = world.sites.own
    for (const [method, path, body] of [
      ['POST', '/pages', { title: 'Mine', path: '/mine', tenant: id }],
      ['PATCH', `/tenants/${id}`, { name: 'Mine' }],
      ['PATCH', '/tenants?where[id][exists]=true', { name: 'Mine' }],
      ['PATCH', `/users/${person.id}`, { name: 'Mine' }],
      ['DELETE', `/users/${world.colleagues.own}`, undefined],
      ['POST', '/payload-preferences/nav', { value: { open: true } }],
      ['DELETE', '/payload-preferences/nav', undefined],
      ['POST', '/users/refresh-token', undefined],
    ] as const) {
      expect([path, await ask(person, method, path, body)]).toEqual([path, expect.objectContaining(refused)])
    }
    const site = await world.payload.findByID({ collection: 'tenants', id })
    expect(site.name).toBe('Site own-site')
  })

  it('is refused by the access rules themselves', async () => {
    const req = await requestOf(person)
    for (const slug of slugs()) {
      const { access } = world.payload.collections[slug as CollectionSlug].config
      for (const rule of ['create', 'read', 'update', 'delete'] as const) {
        expect([slug, rule, await access[rule]({ req })]).toEqual([slug, rule, false])
      }
    }
    const { text } = await ask(person, 'GET', '/access')
    expect(JSON.parse(text).canAccessAdmin ?? false).toBe(false)
    const options = await ask(person, 'GET', '/tenants/populate-tenant-options')
    expect(options.text).not.toContain('Site')
  })

  it('gets no admin page and no response from a server function', async () => {
    const req = await requestOf(person)
    await expect(canAccessAdmin({ req })).rejects.toThrow()
    const calls: [string, object][] = [
      ['render-list', { collectionSlug: 'pages' }],
      ['form-state', { collectionSlug: 'users', id: person.id }],
      ['form-state', { collectionSlug: 'users' }],
      ['get-default-layout', {}],
    ]
    for (const [name, args] of calls) expect(await allowedArgs(req, name, args)).toBeNull()
  })

  it('cannot remove another user’s second factor', async () => {
    const other = await somebody('marketing-staff')
    await enrol(world, other)
    expect((await ask(person, 'POST', `/users/second-factor/remove/${other.id}`)).status).toBe(403)
  })

  it('regains access in the same session by setting one up, and loses it by removing it', async () => {
    const { secret } = await enrol(world, person)
    expect((await ask(person, 'GET', '/pages')).status).toBe(200)
    expect((await ask(person, 'GET', '/users/me')).status).toBe(200)
    await expect(canAccessAdmin({ req: await requestOf(person) })).resolves.not.toThrow()
    const proof = { currentPassword: PASSWORD, code: codeOf(secret) }
    expect((await ask(person, 'POST', '/users/second-factor/remove', proof)).status).toBe(200)
    expect(await ask(person, 'GET', '/pages')).toMatchObject(refused)
  })
})

it('marketing staff need no second factor where only admins must have one', async () => {
  const person = await somebody('marketing-staff')
  expect((await ask(person, 'GET', '/pages')).status).toBe(200)
  expect((await ask(person, 'POST', '/users/refresh-token')).status).toBe(200)
})

it('an admin without the required second factor can log out and sign in as another user', async () => {
  const person = await somebody('group-admin')
  const staff = await somebody('marketing-staff')
  const body = { email: staff.email, password: PASSWORD }
  expect((await ask(person, 'POST', '/users/login', body)).status).toBe(200)
  expect((await ask(person, 'POST', '/users/logout')).status).toBe(200)
  expect((await ask(person, 'GET', '/pages')).status).toBe(403)
})

it('admins need no second factor where none is required', async () => {
  const person = await somebody('group-admin')
  setting.restore()
  expect((await ask(person, 'GET', '/pages')).status).toBe(200)
  setting = jest.replaceProperty(env(), 'SECOND_FACTOR', 'required')
})
