import { database } from '@/server/clients/database'
import { createWorld, PASSWORD, type Person, type World } from '../isolation/world'

const NEW_PASSWORD = 'tractor velvet ninety'
const ADMIN_PASSWORD = 'window gravel orchard'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const somebody = () =>
  world.addPerson({ name: 'Somebody', role: 'marketing-staff', group: world.sites.own.groupId })

const save = (token: string, id: number, body: object) =>
  world.rest({ method: 'PATCH', path: `/users/${id}`, token, body })

async function signsIn({ email }: Pick<Person, 'email'>, password: string) {
  const { status } = await world.rest({ method: 'POST', path: '/users/login', body: { email, password } })
  return status === 200
}

function refusals(text: string): Record<string, string> {
  const [error] = JSON.parse(text).errors as { data?: { errors: { path: string; message: string }[] } }[]
  return Object.fromEntries((error?.data?.errors ?? []).map(({ path, message }) => [path, message]))
}

describe('a new password', () => {
  const admin = () => world.people['platform-admin'].token

  it.each([
    ['short', 'vT9$wqL2z!b', 'Use 12 characters or more.'],
    ['common', 'password1234', 'This password is easy to guess.'],
    ['based on the user’s own name', 'RobertaStanley', 'This password is easy to guess.'],
    ['long', 'vT9$wqL2z!bK'.repeat(100_000), 'Use 200 characters or fewer.'],
    ['not a string', { length: 12 }, 'The password must be text.'],
  ])('is rejected at its field when a user is added and it is %s', async (_, password, reason) => {
    const body = { name: 'Roberta Stanley', email: 'new@example.com', role: 'platform-admin', password }
    const answer = await world.rest({ method: 'POST', path: '/users', token: admin(), body })
    expect(answer.status).toBe(400)
    expect(refusals(answer.text).password).toContain(reason)
  })

  it('is rejected at its field when a user is changed and it is common, and the old one stays', async () => {
    const person = await somebody()
    const answer = await save(admin(), person.id, { password: 'password1234' })
    expect(answer.status).toBe(400)
    expect(refusals(answer.text).password).toContain('This password is easy to guess.')
    expect(await signsIn(person, PASSWORD)).toBe(true)
  })

  it('is rejected when it is common and set with a reset link', async () => {
    const person = await somebody()
    const { email } = person
    const token = await world.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const reset = (password: string) =>
      world.rest({ method: 'POST', path: '/users/reset-password', body: { token, password } })
    const refused = await reset('password1234')
    expect(refused.status).toBe(400)
    expect(refusals(refused.text).password).toContain('This password is easy to guess.')
    expect((await reset(NEW_PASSWORD)).status).toBe(200)
    expect(await signsIn(person, NEW_PASSWORD)).toBe(true)
  })
})

it.each(['name', 'email'])('a user’s %s is rejected when it is longer than any real one', async (field) => {
  const person = await somebody()
  const text = field === 'email' ? `${'a'.repeat(300)}@example.com` : 'a '.repeat(500_000)
  const answer = await save(person.token, person.id, { [field]: text, currentPassword: PASSWORD })
  expect(answer.status).toBe(400)
  expect(Object.keys(refusals(answer.text))).toEqual([field])
})

describe('a password-reset link', () => {
  const reset = (token: string, password: string) =>
    world.rest({ method: 'POST', path: '/users/reset-password', body: { token, password } })
  const linkOf = ({ email }: Person) =>
    world.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  it.each(['password1234', 'short', 'vT9$wqL2z!bK'.repeat(100)])(
    'is checked before the password, so that nobody without a link learns what passwords are allowed: case %#',
    async (password) => {
      const answer = await reset('0'.repeat(40), password)
      expect(answer.status).toBe(403)
      expect(refusals(answer.text)).toEqual({})
    },
  )

  it('is invalid once it has expired', async () => {
    const person = await somebody()
    const token = await linkOf(person)
    await database().query(
      "UPDATE users SET reset_password_expiration = now() - interval '1 s' WHERE id = $1",
      [person.id],
    )
    expect((await reset(token ?? '', 'password1234')).status).toBe(403)
    expect((await reset(token ?? '', NEW_PASSWORD)).status).toBe(403)
    expect(await signsIn(person, PASSWORD)).toBe(true)
  })

  it('sets no password based on the user’s own name or address', async () => {
    const person = await world.addPerson({
      name: 'Roberta Stanley',
      role: 'marketing-staff',
      group: world.sites.own.groupId,
    })
    const token = (await linkOf(person)) ?? ''
    for (const password of ['RobertaStanley', person.email]) {
      const refused = await reset(token, password)
      expect(refused.status).toBe(400)
      expect(refusals(refused.text).password).toContain('This password is easy to guess.')
    }
    expect((await reset(token, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('one’s own account', () => {
  it.each([
    ['password', { password: NEW_PASSWORD }],
    ['email address', { email: 'elsewhere@example.com' }],
  ])('keeps its %s unless the current password is given', async (_, change) => {
    const person = await somebody()
    const withoutIt = await save(person.token, person.id, change)
    expect(withoutIt.status).toBe(400)
    expect(refusals(withoutIt.text).currentPassword).toContain('Enter your current password')
    for (const currentPassword of ['wrong', NEW_PASSWORD, { a: 1 }, 1]) {
      const wrong = await save(person.token, person.id, { ...change, currentPassword })
      expect(wrong.status).toBe(400)
      expect(refusals(wrong.text).currentPassword).toBeDefined()
    }
    expect(await signsIn(person, PASSWORD)).toBe(true)
  })

  it('keeps its password in a bulk update too', async () => {
    const person = await somebody()
    await world.rest({
      method: 'PATCH',
      path: `/users?where[id][equals]=${person.id}`,
      token: person.token,
      body: { password: NEW_PASSWORD },
    })
    expect(await signsIn(person, PASSWORD)).toBe(true)
  })

  it('changes with the current password, which no response repeats', async () => {
    const person = await somebody()
    const change = { password: NEW_PASSWORD, email: `moved-${person.id}@example.com` }
    const answer = await save(person.token, person.id, { ...change, currentPassword: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(PASSWORD)
    expect(await signsIn(change, NEW_PASSWORD)).toBe(true)
    const stored = await world.payload.findByID({
      collection: 'users',
      id: person.id,
      showHiddenFields: true,
    })
    expect(JSON.stringify(stored)).not.toContain(PASSWORD)
  })

  it('changes its name without the password, even though the admin sends the address too', async () => {
    const person = await somebody()
    const body = { name: 'Renamed', email: person.email.toUpperCase() }
    expect((await save(person.token, person.id, body)).status).toBe(200)
  })

  it.each(['where[currentPassword][equals]=x', 'sort=currentPassword'])(
    'reveals nothing about the current password to the query %s',
    async (query) => {
      const { token } = world.people['platform-admin']
      const answer = await world.rest({ method: 'GET', path: `/users?${query}`, token })
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toContain('currentPassword":"')
    },
  )
})

describe('another user’s account', () => {
  const add = (body: object) =>
    world.rest({
      method: 'POST',
      path: '/users',
      token: world.people['platform-admin'].token,
      body: {
        name: 'New',
        email: `${Math.random()}@example.com`,
        password: NEW_PASSWORD,
        group: world.sites.own.groupId,
        ...body,
      },
    })

  it.each([
    ['group-admin', 'password', { password: NEW_PASSWORD }],
    ['platform-admin', 'password', { password: NEW_PASSWORD }],
    ['platform-admin', 'email address', { email: 'taken-over@example.com' }],
    ['platform-admin', 'role', { role: 'platform-admin' }],
    ['platform-admin', 'role', { role: 'group-admin' }],
  ] as const)(
    'rejects a %s’s change of its %s without that admin’s current password',
    async (who, _, change) => {
      const admin = await world.addPerson({ name: 'Admin', role: who, group: world.sites.own.groupId })
      await world.payload.update({ collection: 'users', id: admin.id, data: { password: ADMIN_PASSWORD } })
      const { text } = await world.rest({
        method: 'POST',
        path: '/users/login',
        body: { email: admin.email, password: ADMIN_PASSWORD },
      })
      const { token } = JSON.parse(text)
      const person = await somebody()
      const without = await save(token, person.id, change)
      expect(without.status).toBe(400)
      expect(refusals(without.text).currentPassword).toContain('Enter your current password')
      const theirs = await save(token, person.id, { ...change, currentPassword: PASSWORD })
      expect(theirs.status).toBe(400)
      expect(refusals(theirs.text).currentPassword).toBe('This is not your current password.')
      expect(await signsIn(person, PASSWORD)).toBe(true)
      const right = await save(token, person.id, { ...change, currentPassword: ADMIN_PASSWORD })
      expect(right.status).toBe(200)
      const now = { email: person.email, password: PASSWORD, ...change }
      expect(await signsIn(now, now.password)).toBe(true)
    },
  )

  it('accepts other changes without a current password, though the admin sends the whole form', async () => {
    const { id, email } = await somebody()
    const body = { name: 'Renamed', email: email.toUpperCase(), role: 'marketing-staff' }
    for (const who of ['group-admin', 'platform-admin'] as const) {
      expect((await save(world.people[who].token, id, body)).status).toBe(200)
    }
  })

  it('can be created without a current password, unless it is an admin’s', async () => {
    expect((await add({ role: 'marketing-staff' })).status).toBe(201)
    for (const role of ['group-admin', 'platform-admin']) {
      const refused = await add({ role })
      expect(refused.status).toBe(400)
      expect(refusals(refused.text).currentPassword).toContain('Enter your current password')
      expect((await add({ role, currentPassword: PASSWORD })).status).toBe(201)
    }
  })
})
