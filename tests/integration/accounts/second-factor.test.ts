import { removeSecondFactorOf } from '@/server/accounts/second-factor/remove-by-address'
import { countCode } from '@/server/accounts/sign-in-limits'
import { database } from '@/server/clients/database'
import { createWorld, PASSWORD, type Person, type PersonData, type World } from '../isolation/world'
import { allowCodeReuse, begin, codeOf, cookiesOf, enrol, wrongCodeOf } from './authenticator-app'

let world: World
let addresses = 0
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

/** A network address that no other test has used. */
const freshAddress = () => {
  addresses += 1
  return `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`
}

const somebody = (data: Partial<PersonData> = {}) =>
  world.addPerson({ name: 'Somebody', role: 'group-admin', group: world.sites.own.groupId, ...data })

const post = (path: string, token: string | null, body: object = {}) =>
  world.rest({ method: 'POST', path: `/users/second-factor${path}`, token, body })

interface SignIn {
  password?: unknown
  code?: unknown
  address?: string
  cookie?: string
}

function signIn({ email }: Pick<Person, 'email'>, given: SignIn = {}) {
  const { password = PASSWORD, code, address = freshAddress(), cookie } = given
  return world.rest({
    method: 'POST',
    path: '/users/login',
    body: { email, password, ...(code === undefined ? {} : { code }) },
    headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
  })
}

const firstError = (text: string) =>
  JSON.parse(text).errors[0] as {
    message: string
    data?: { secondFactor?: string; errors?: { path: string }[] }
  }

const refusedFields = (text: string) => firstError(text).data?.errors?.map(({ path }) => path)

async function isOn({ id }: Pick<Person, 'id'>) {
  const { secondFactor } = await world.payload.findByID({ collection: 'users', id })
  return secondFactor === 'on'
}

async function outcomesOf({ id }: Pick<Person, 'id'>): Promise<string[]> {
  const { docs } = await world.payload.find({
    collection: 'sign-ins',
    where: { person: { equals: id } },
    sort: 'id',
    pagination: false,
  })
  return docs.map(({ outcome }) => outcome)
}

const whoIs = async (token: string) => {
  const { text } = await world.rest({ method: 'GET', path: '/users/me', token })
  return JSON.parse(text).user?.id ?? null
}

async function newSession(person: Person): Promise<string> {
  return JSON.parse((await signIn(person)).text).token
}

describe('setting up a second factor', () => {
  it('starts with a key and its QR code, and changes nothing until a code is entered', async () => {
    const person = await somebody()
    const { status, text, headers } = await post('/begin', person.token)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text)).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M\d/) },
    })
    expect(await isOn(person)).toBe(false)
    expect((await signIn(person)).status).toBe(200)
  })

  it('needs the current password and a code of the latest key', async () => {
    const person = await somebody()
    const old = await begin(world, person)
    const secret = await begin(world, person)
    const finish = (currentPassword: unknown, code: unknown) =>
      post('/finish', person.token, { currentPassword, code })
    for (const password of [undefined, '', 'wrong password', { length: 12 }]) {
      const answer = await finish(password, codeOf(secret))
      expect([answer.status, refusedFields(answer.text)]).toEqual([400, ['currentPassword']])
    }
    for (const code of [undefined, '', codeOf(old), wrongCodeOf(secret)]) {
      const answer = await finish(PASSWORD, code)
      expect([answer.status, refusedFields(answer.text)]).toEqual([400, ['code']])
    }
    expect(await isOn(person)).toBe(false)
  })

  it('returns ten recovery codes, writes to the audit log and ends the user’s other sessions', async () => {
    const person = await somebody()
    const other = await newSession(person)
    const { recoveryCodes } = await enrol(world, person)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await isOn(person)).toBe(true)
    expect(await outcomesOf(person)).toContain('second-factor-on')
    expect(await whoIs(person.token)).toBe(person.id)
    expect(await whoIs(other)).toBeNull()
    const status = await world.rest({ method: 'GET', path: '/users/second-factor', token: person.token })
    expect(JSON.parse(status.text)).toEqual({
      secondFactor: { since: expect.any(String), recoveryCodes: 10 },
    })
  })

  it('is refused while the user has one', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    expect((await post('/begin', person.token)).status).toBe(409)
    const again = { currentPassword: PASSWORD, code: codeOf(secret) }
    expect((await post('/finish', person.token, again)).status).toBe(400)
  })

  it('is available to marketing staff but not to visitors', async () => {
    await enrol(world, await somebody({ role: 'marketing-staff' }))
    for (const step of ['/begin', '/finish', '/recovery-codes', '/remove', '/remove/1']) {
      expect((await post(step, null)).status).toBeGreaterThanOrEqual(401)
    }
    expect((await world.rest({ method: 'GET', path: '/users/second-factor' })).status).toBe(401)
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code only after a correct password, and gives no session without it', async () => {
    const person = await somebody()
    await enrol(world, person)
    const { status, text, headers } = await signIn(person)
    expect(status).toBe(401)
    expect(firstError(text)).toMatchObject({
      message: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
      data: { secondFactor: 'needed' },
    })
    expect(headers.getSetCookie()).toEqual([])
    expect(text).not.toContain('token')
    expect(await outcomesOf(person)).toContain('code-asked')
  })

  it('responds to a wrong password as it does without a second factor, whatever code is sent', async () => {
    const person = await somebody()
    const { secret, recoveryCodes } = await enrol(world, person)
    const stranger = await signIn({ email: 'nobody@example.com' }, { password: 'wrong password' })
    for (const code of [undefined, codeOf(secret), '000000', recoveryCodes[0]]) {
      const answer = await signIn(person, { password: 'wrong password', code })
      expect([answer.status, answer.text]).toEqual([stranger.status, stranger.text])
    }
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(200)
  })

  it('accepts a code only once', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(person, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect(firstError((await signIn(person, { code })).text).data?.secondFactor).toBe('wrong')
    expect(await outcomesOf(person)).toContain('wrong-code')
  })

  it('accepts neither a code older than the last one nor the code of the setup', async () => {
    const person = await somebody()
    const secret = await begin(world, person)
    const code = codeOf(secret)
    expect((await post('/finish', person.token, { currentPassword: PASSWORD, code })).status).toBe(200)
    expect((await signIn(person, { code })).status).toBe(401)
    expect((await signIn(person, { code: codeOf(secret, 1) })).status).toBe(200)
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(401)
  })

  it.each([
    [-2, 401],
    [2, 401],
    [1, 200],
  ])('and a code from %i half-minutes away gets status %i', async (step, status) => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    // A code two steps off must not become one step off when the clock advances.
    const code = step === -2 ? codeOf(secret, -2) : codeOf(secret, step === 2 ? 3 : step)
    expect((await signIn(person, { code })).status).toBe(status)
  })

  it('accepts each recovery code once, as people type it', async () => {
    const person = await somebody()
    const { recoveryCodes } = await enrol(world, person)
    const [first = '', second = ''] = recoveryCodes
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `
    expect((await signIn(person, { code: typed })).status).toBe(200)
    expect(await outcomesOf(person)).toContain('recovery-code')
    expect((await signIn(person, { code: first })).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(person, { code: second })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('accepts no other user’s code and no replaced recovery code', async () => {
    const [person, other] = [await somebody(), await somebody()]
    const own = await enrol(world, person)
    const foreign = await enrol(world, other)
    for (const code of [foreign.recoveryCodes[0], codeOf(foreign.secret)]) {
      expect((await signIn(person, { code })).status).toBe(401)
    }
    const proof = { currentPassword: PASSWORD, code: codeOf(own.secret) }
    const answer = await post('/recovery-codes', person.token, proof)
    expect(answer.status).toBe(200)
    const [fresh] = JSON.parse(answer.text).recoveryCodes
    expect((await signIn(person, { code: own.recoveryCodes[0] })).status).toBe(401)
    expect((await signIn(person, { code: fresh })).status).toBe(200)
    expect(await outcomesOf(person)).toContain('new-recovery-codes')
  })

  it.each([
    ['blank', ' '],
    ['an unknown recovery code', 'ABCDE-FGH23'],
    ['too many digits', '12345678901234567890'],
    ['50,000 letters', 'x'.repeat(50_000)],
    ['a number', 123456],
    ['an object', { a: 1 }],
    ['a list', ['000000']],
    ['null', null],
  ])('rejects an invalid code without a server error: %s', async (_, code) => {
    const person = await somebody()
    await enrol(world, person)
    const { status, headers } = await signIn(person, { code })
    expect(status).toBe(401)
    expect(headers.getSetCookie()).toEqual([])
  })

  it('cannot be bypassed through Payload’s own login operation', async () => {
    const person = await somebody()
    await enrol(world, person)
    const data = { email: person.email, password: PASSWORD }
    await expect(world.payload.login({ collection: 'users', data })).rejects.toThrow('6-digit code')
  })

  it('lasts through a session refresh', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    const { token } = JSON.parse((await signIn(person, { code: codeOf(secret) })).text)
    const answer = await world.rest({ method: 'POST', path: '/users/refresh-token', token })
    expect(answer.status).toBe(200)
    expect(await whoIs(JSON.parse(answer.text).refreshedToken)).toBe(person.id)
  })
})

describe('attempts to guess a code', () => {
  const haveTried = async (count: number, { id }: Person, device: string | null = null) => {
    for (let index = 0; index < count; index += 1) await countCode({ person: id, device })
  }

  it('are refused from the twenty-first in a day, even if the code is right', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    await haveTried(19, person)
    expect((await signIn(person, { code: wrongCodeOf(secret) })).status).toBe(401)
    const refused = await signIn(person, { code: codeOf(secret) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(await outcomesOf(person)).toContain('too-many-tries')
  })

  it('do not lock out a browser that has given a code before', async () => {
    const person = await somebody()
    const { secret, cookies } = await enrol(world, person)
    await haveTried(25, person)
    expect((await signIn(person, { code: codeOf(secret), cookie: cookies })).status).toBe(200)
  })

  it('are limited in such a browser too', async () => {
    const person = await somebody()
    const { secret, cookies } = await enrol(world, person)
    const signedIn = await signIn(person, { code: codeOf(secret), cookie: cookies })
    const cookie = `${cookies}; ${cookiesOf(signedIn.headers)}`
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await signIn(person, { code: wrongCodeOf(secret), cookie })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('from a browser that only ever gave the password count as a stranger’s', async () => {
    const person = await somebody()
    const before = cookiesOf((await signIn(person)).headers)
    const { secret } = await enrol(world, person)
    await haveTried(20, person)
    expect((await signIn(person, { code: codeOf(secret), cookie: before })).status).toBe(429)
  })

  it('count for nothing without the password, so that no stranger can use them up', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    for (let index = 0; index < 22; index += 1) {
      await signIn(person, { password: 'wrong password', code: '000000' })
    }
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(200)
  })

  it('are not used up by a normal login, which first sends no code', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    const address = freshAddress()
    for (let index = 0; index < 12; index += 1) expect((await signIn(person, { address })).status).toBe(401)
    expect((await signIn(person, { address, code: codeOf(secret) })).status).toBe(200)
  })
})

it('a password reset by mail does not sign in a user with a second factor', async () => {
  const person = await somebody()
  const { secret } = await enrol(world, person)
  const token = await world.payload.forgotPassword({
    collection: 'users',
    data: { email: person.email },
    disableEmail: true,
  })
  const password = 'tractor velvet ninety'
  const body = { token, password }
  const answer = await world.rest({ method: 'POST', path: '/users/reset-password', body })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^forecourt-device-/)])
  expect(Object.keys(JSON.parse(answer.text))).toEqual(['message'])
  const { rows } = await database().query('SELECT 1 FROM users_sessions WHERE _parent_id = $1', [person.id])
  expect(rows).toEqual([])
  expect((await signIn(person, { password })).status).toBe(401)
  expect((await signIn(person, { password, code: codeOf(secret) })).status).toBe(200)
})

describe('removing a second factor', () => {
  it('needs the user’s own password and a code', async () => {
    const person = await somebody()
    const { secret, recoveryCodes } = await enrol(world, person)
    const tries = [
      {},
      { currentPassword: PASSWORD },
      { code: codeOf(secret) },
      { currentPassword: 'wrong password', code: codeOf(secret) },
      { currentPassword: PASSWORD, code: wrongCodeOf(secret) },
    ]
    for (const body of tries) {
      expect((await post('/remove', person.token, body)).status).toBeGreaterThanOrEqual(400)
      expect((await post(`/remove/${person.id}`, person.token, body)).status).toBe(403)
    }
    expect(await isOn(person)).toBe(true)
    const proof = { currentPassword: PASSWORD, code: recoveryCodes[0] }
    expect((await post('/remove', person.token, proof)).status).toBe(200)
    expect(await isOn(person)).toBe(false)
    expect((await signIn(person)).status).toBe(200)
    expect(await outcomesOf(person)).toContain('second-factor-off')
    expect((await post('/remove', person.token, proof)).status).toBe(409)
  })

  it('of another user needs a platform admin, or a group admin for the group’s staff', async () => {
    const staff = await somebody({ role: 'marketing-staff' })
    const admin = await somebody()
    const remove = (who: keyof World['people'], { id }: Person) =>
      post(`/remove/${id}`, world.people[who].token)
    for (const [who, person] of [
      ['group-admin', staff],
      ['platform-admin', admin],
    ] as const) {
      await enrol(world, person)
      expect((await remove('marketing-staff', person)).status).toBe(403)
      expect((await remove(who, person)).status).toBe(200)
      expect(await isOn(person)).toBe(false)
      expect((await signIn(person)).status).toBe(200)
      expect(await outcomesOf(person)).toContain('second-factor-taken')
      expect((await remove(who, person)).status).toBe(409)
    }
  })

  it('of another user is recorded with the admin who did it', async () => {
    const person = await somebody({ role: 'marketing-staff' })
    await enrol(world, person)
    const { id, token } = world.people['group-admin']
    await post(`/remove/${person.id}`, token)
    const path = `/sign-ins?depth=0&sort=-id&limit=1&where[person][equals]=${person.id}`
    const { text } = await world.rest({ method: 'GET', path, token })
    expect(JSON.parse(text).docs).toMatchObject([{ outcome: 'second-factor-taken', by: id }])
  })

  it('reveals to a group admin nothing more about the platform admin who did it', async () => {
    const person = await somebody({ role: 'marketing-staff' })
    await enrol(world, person)
    await post(`/remove/${person.id}`, world.people['platform-admin'].token)
    const { token } = world.people['group-admin']
    const ask = async (query: string) =>
      (
        await world.rest({
          method: 'GET',
          path: `/sign-ins?where[person][equals]=${person.id}&${query}`,
          token,
        })
      ).text
    expect(await ask('depth=2')).not.toContain(world.people['platform-admin'].email)
    for (const field of ['email', 'name', 'role']) {
      expect(await ask(`where[by.${field}][exists]=true`)).not.toContain('second-factor-taken')
    }
  })

  it('is refused to a group admin for other admins, for other groups and for staff shared with one', async () => {
    const { own, foreign } = world.sites
    const others = [
      await somebody(),
      await somebody({ role: 'marketing-staff', group: foreign.groupId }),
      await somebody({ role: 'platform-admin' }),
      await somebody({ role: 'marketing-staff', tenants: [own.id, foreign.id] }),
    ]
    for (const person of others) {
      await enrol(world, person)
      const { status } = await post(`/remove/${person.id}`, world.people['group-admin'].token)
      expect(status).toBe(403)
      expect(await isOn(person)).toBe(true)
    }
  })

  it.each(['0', '-1', 'x', '1e3', '99999999999', '%00'])('is refused for the unknown user %s', async (id) => {
    const { status } = await post(`/remove/${id}`, world.people['platform-admin'].token)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('with the operator’s command accepts the address in upper or lower case and writes to the audit log', async () => {
    const person = await somebody()
    await enrol(world, person)
    expect(await removeSecondFactorOf('nobody@example.com')).toBe(0)
    expect(await removeSecondFactorOf(person.email.toUpperCase())).toBe(1)
    expect(await isOn(person)).toBe(false)
    expect(await outcomesOf(person)).toContain('second-factor-taken')
  })
})

describe('the stored second factor', () => {
  it('contains neither the key nor a recovery code in clear text', async () => {
    const person = await somebody()
    const { secret, recoveryCodes } = await enrol(world, person)
    await signIn(person, { code: recoveryCodes[0] })
    await signIn(person, { code: codeOf(secret) })
    const { rows } = await database().query(
      `SELECT (SELECT json_agg(f) FROM accounts.second_factors f)::text || (SELECT json_agg(s) FROM sign_ins s)::text
         || (SELECT json_agg(u) FROM users u)::text AS everything`,
    )
    const everything: string = rows[0].everything
    expect(everything).toContain('v1.')
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(everything).not.toContain(text)
    }
  })

  it.each([
    '',
    '?depth=2&showHiddenFields=true',
    '?select[secondFactor]=true&select[second_factors]=true',
    '?where[secondFactor][equals]=on',
    '?sort=secondFactor',
  ])('is never revealed by the API: users%s', async (query) => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    const { rows } = await database().query('SELECT secret, recovery_codes FROM accounts.second_factors')
    const stored = rows.flatMap(({ secret, recovery_codes: codes }) => [secret, ...codes])
    for (const token of [person.token, world.people['platform-admin'].token]) {
      const { status, text } = await world.rest({ method: 'GET', path: `/users${query}`, token })
      expect(status).toBeLessThan(500)
      expect([secret, ...stored].filter((text_) => text.includes(text_))).toEqual([])
    }
  })

  it('cannot be turned on or off by updating the user', async () => {
    const person = await somebody()
    const write = (secondFactor: string) =>
      world.rest({
        method: 'PATCH',
        path: `/users/${person.id}`,
        token: world.people['platform-admin'].token,
        body: { secondFactor },
      })
    await write('on')
    expect(await isOn(person)).toBe(false)
    await enrol(world, person)
    await write('off')
    expect(await isOn(person)).toBe(true)
    expect((await signIn(person)).status).toBe(401)
  })

  it('is deleted with the user', async () => {
    const person = await somebody()
    await enrol(world, person)
    await world.payload.delete({ collection: 'users', id: person.id })
    const { rows } = await database().query('SELECT 1 FROM accounts.second_factors WHERE person_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([])
  })

  it('lets nobody sign in when it cannot be read, such as after a change of PAYLOAD_SECRET', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    await database().query('UPDATE accounts.second_factors SET secret = $2 WHERE person_id = $1', [
      person.id,
      'v1.AAAA',
    ])
    await allowCodeReuse(person)
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(401)
  })
})
