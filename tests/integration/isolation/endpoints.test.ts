import type { Actor } from './access-table'
import { actors } from './access-table'
import { pixel, Targets } from './targets'
import { createWorld, PASSWORD, type World } from './world'

let world: World
let targets: Targets
beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

const tokenOf = (actor: Actor) => (actor === 'anonymous' ? null : world.people[actor].token)
const get = (actor: Actor, path: string) => world.rest({ method: 'GET', path, token: tokenOf(actor) })
const post = (actor: Actor, path: string, body: object = {}) =>
  world.rest({ method: 'POST', path, token: tokenOf(actor), body })

describe('Payload’s endpoints outside its collections', () => {
  it.each(actors)('offer %s no GraphQL', async (actor) => {
    const query = { query: '{ Pages { docs { title } } }' }
    expect((await post(actor, '/graphql', query)).status).toBe(404)
    expect((await get(actor, '/graphql-playground')).status).toBe(404)
  })

  it.each(actors)('let %s neither run, queue nor see jobs', async (actor) => {
    for (const path of ['/payload-jobs', '/payload-jobs/run', '/payload-jobs/handle-schedules']) {
      expect((await get(actor, path)).status).toBe(404)
    }
    expect((await post(actor, '/payload-jobs', { taskSlug: 'inline' })).status).toBe(404)
  })

  it.each(actors)('offer %s no migrations and no key-value store', async (actor) => {
    expect((await get(actor, '/payload-migrations')).status).toBe(404)
    expect((await get(actor, '/payload-kv')).status).toBe(403)
  })

  it('list the websites that the user can reach for the selector', async () => {
    const options = async (actor: Actor) => {
      const { text } = await get(actor, '/tenants/populate-tenant-options')
      return (JSON.parse(text).tenantOptions as { label: string }[]).map(({ label }) => label)
    }
    expect(await options('marketing-staff')).toEqual(['Site own-site'])
    expect(await options('group-admin')).toEqual(['Site own-site', 'Site sibling-site'])
    expect(await options('platform-admin')).toHaveLength(3)
    expect((await get('anonymous', '/tenants/populate-tenant-options')).status).toBe(401)
  })

  it('report in /access what the user may do, and nothing to visitors', async () => {
    const access = async (actor: Actor) => JSON.parse((await get(actor, '/access')).text)
    const visitor = await access('anonymous')
    expect(visitor.canAccessAdmin ?? false).toBe(false)
    for (const rules of Object.values(visitor.collections ?? {})) expect(rules).not.toHaveProperty('read')
    const staff = await access('marketing-staff')
    expect(staff.canAccessAdmin).toBe(true)
    expect(staff.collections.groups ?? {}).not.toHaveProperty('read')
    expect(JSON.stringify(staff)).not.toMatch(/foreign|sibling/)
  })

  it('grant no permission on a foreign document and show nothing of it', async () => {
    const { id, canary } = await targets.create('pages', 'foreign', 0)
    const { text } = await post('marketing-staff', `/pages/access/${id}`)
    expect(text).not.toContain(canary)
    for (const right of ['read', 'update', 'delete', 'readVersions']) {
      expect(JSON.parse(text)[right] ?? false).toBe(false)
    }
  })
})

describe('the login API', () => {
  it('refuses a registration once a user exists', async () => {
    const body = { name: 'Me', email: 'me@example.com', password: PASSWORD, role: 'platform-admin' }
    for (const actor of actors) expect((await post(actor, '/users/first-register', body)).status).toBe(403)
  })

  it('responds to a forgotten password alike for users and strangers, without the token', async () => {
    const { email, id } = world.people['marketing-staff']
    const known = await post('anonymous', '/users/forgot-password', { email })
    const unknown = await post('anonymous', '/users/forgot-password', { email: 'nobody@example.com' })
    expect(known.status).toBe(unknown.status)
    expect(known.text).toBe(unknown.text)
    const person = await world.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    const { resetPasswordToken } = person as { resetPasswordToken?: string }
    expect(resetPasswordToken).toHaveLength(40)
    for (const actor of actors) {
      expect((await get(actor, `/users?where[id][equals]=${id}`)).text).not.toContain(resetPasswordToken)
    }
  })

  it('resets a password only with the right token', async () => {
    for (const token of ['', 'wrong', '%', null, { like: '' }]) {
      const answer = await post('anonymous', '/users/reset-password', {
        token,
        password: 'tractor velvet ninety',
      })
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain('"token"')
    }
  })

  it('returns `me` and a refreshed session only to their owner', async () => {
    expect(JSON.parse((await get('anonymous', '/users/me')).text).user).toBeNull()
    const { token, id } = world.people['marketing-staff']
    expect(JSON.parse((await get('marketing-staff', '/users/me')).text).user.id).toBe(id)
    expect((await post('anonymous', '/users/refresh-token')).status).toBeGreaterThanOrEqual(400)
    const forged = `${token.slice(0, -4)}AAAA`
    const answer = await world.rest({ method: 'GET', path: '/users/me', token: forged })
    expect(JSON.parse(answer.text).user).toBeNull()
  })

  it('never reveals a password hash, a reset token or sessions', async () => {
    for (const query of ['', '?select[hash]=true&select[salt]=true', '?showHiddenFields=true&depth=2']) {
      const { text } = await get('platform-admin', `/users${query}`)
      expect(text).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
    }
    for (const person of JSON.parse((await get('group-admin', '/users?limit=100')).text).docs) {
      if (person.id !== world.people['group-admin'].id) expect(person.sessions ?? []).toEqual([])
    }
  })

  it('hides the session cookie from scripts and from requests of other sites', async () => {
    const { email } = world.people['marketing-staff']
    const { headers } = await post('anonymous', '/users/login', { email, password: PASSWORD })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly=true; .*SameSite=Lax|HttpOnly; .*SameSite=Lax/)
  })
})

describe('locks', () => {
  it('can be assigned to oneself, never to another user', async () => {
    const { id } = await targets.create('payload-locked-documents', 'own', 0)
    const pass = (value: number) =>
      world.rest({
        method: 'PATCH',
        path: `/payload-locked-documents/${id}`,
        token: tokenOf('marketing-staff'),
        body: { user: { relationTo: 'users', value } },
      })
    expect((await pass(world.people['group-admin'].id)).status).toBe(403)
    expect((await pass(world.people['marketing-staff'].id)).status).toBe(200)
  })

  it('do not name the colleague of another website', async () => {
    await targets.create('payload-locked-documents', 'foreign', 0)
    const { text } = await get('group-admin', '/payload-locked-documents?depth=2&limit=100')
    for (const lock of JSON.parse(text).docs)
      expect(lock.user.value.id ?? lock.user.value).not.toBe(world.colleagues.foreign)
  })
})

describe('files', () => {
  it('with the same name, uploaded at once for several websites, stay separate', async () => {
    const uploads = (['own', 'sibling', 'foreign', 'own', 'foreign'] as const).map((place) =>
      world.rest({
        method: 'POST',
        path: '/media',
        token: tokenOf('platform-admin'),
        body: { alt: 'Logo', tenant: world.sites[place].id },
        file: pixel,
      }),
    )
    const names = (await Promise.all(uploads)).map(({ text }) => JSON.parse(text).doc.filename)
    expect(new Set(names).size).toBe(uploads.length)
  })

  it.each(actors)('of another website are served by the API to platform admins only: %s', async (actor) => {
    const { id } = await targets.create('media', 'foreign', 0)
    const { filename } = await world.payload.findByID({ collection: 'media', id })
    const { status } = await get(actor, `/media/file/${filename}`)
    expect(status).toBe(actor === 'platform-admin' ? 200 : 403)
  })
})
