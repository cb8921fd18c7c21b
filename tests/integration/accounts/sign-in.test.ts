import { jest } from '@jest/globals'
import { env } from '@/env'
import { countSignIn } from '@/server/accounts/sign-in-limits'
import { database } from '@/server/clients/database'
import { hashPasswordsAtFullCost } from '../../support/password-cost'
import { createWorld, PASSWORD, type Person, type World } from '../isolation/world'

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

const somebody = () =>
  world.addPerson({ name: 'Somebody', role: 'marketing-staff', group: world.sites.own.groupId })

function signIn(email: string, password: string, address = freshAddress(), cookie?: string) {
  const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) }
  return world.rest({ method: 'POST', path: '/users/login', body: { email, password }, headers })
}

const forget = (email: string, address = freshAddress()) =>
  world.rest({
    method: 'POST',
    path: '/users/forgot-password',
    body: { email },
    headers: { 'x-forwarded-for': address },
  })

/** The cookie that identifies the browser of a login. */
async function deviceOf({ email }: Pick<Person, 'email'>): Promise<string> {
  const { headers } = await signIn(email, PASSWORD)
  const cookie = headers.getSetCookie().find((set) => set.startsWith('forecourt-device-'))
  if (!cookie) throw new Error('The browser cookie is missing.')
  expect(cookie).toMatch(/; Path=\/api\/users; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  return cookie.split(';')[0] ?? ''
}

const inTurn = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let done = 0; done < count; done += 10) {
    const batch = Array.from({ length: Math.min(10, count - done) }, (_, index) => work(done + index))
    results.push(...(await Promise.all(batch)))
  }
  return results
}

/** Records failed attempts without the time that comparing each password takes. */
const recordFailedTries = (count: number, account: string, address?: string) =>
  inTurn(count, () => countSignIn({ account, address: address ?? freshAddress(), device: null }))

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const medianOf = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The ratio of two durations, measured several times in turn, so that other load slows both. */
async function ratioOfTimes(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair < 11; pair += 1) ratios.push((await timeOf(one)) / (await timeOf(other)))
  return medianOf(ratios)
}

describe('the existence of an account', () => {
  hashPasswordsAtFullCost()

  it('is revealed neither by the response to a wrong password nor by its duration', async () => {
    const { email } = await somebody()
    const known = await signIn(email, 'wrong password')
    const unknown = await signIn('nobody@example.com', 'wrong password')
    expect(known.status).toBe(401)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    const ratio = await ratioOfTimes(
      () => signIn('nobody@example.com', 'wrong password'),
      () => signIn(email, 'wrong password'),
    )
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })

  it('is revealed neither by the response to a forgotten password nor by its duration', async () => {
    const { email } = await somebody()
    const start = performance.now()
    const known = await forget(email)
    const time = performance.now() - start
    const unknown = await forget('nobody@example.com')
    const timeOfNobody = performance.now() - start - time
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(Math.abs(time - timeOfNobody)).toBeLessThan(300)
  })

  it('is not revealed by the rate limit', async () => {
    const { email } = await somebody()
    for (const account of [email, 'nobody-else@example.com']) {
      const address = freshAddress()
      await recordFailedTries(9, account, address)
      const answers = [
        await signIn(account, 'wrong password', address),
        await signIn(account, 'wrong password', address),
      ]
      expect(statusesOf(answers)).toEqual([401, 429])
    }
  })
})

describe('wrong passwords', () => {
  it('from one network for one account are refused from the eleventh, with a time to retry', async () => {
    const { email } = await somebody()
    const address = freshAddress()
    await recordFailedTries(10, email, address)
    const refused = await signIn(email, PASSWORD, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(JSON.parse(refused.text).errors[0].message).toMatch(
      /^Too many attempts\. Try again in 1[45] minutes\.$/,
    )
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('sent all at once are counted before they are compared', async () => {
    const { email } = await somebody()
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email, 'wrong password', address)),
    )
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(10)
  })

  it('of a stranger with many addresses lock the account for strangers, but not for the owner’s browser', async () => {
    const person = await somebody()
    const device = await deviceOf(person)
    await recordFailedTries(499, person.email)
    expect((await signIn(person.email, 'wrong password')).status).toBe(401)
    expect((await signIn(person.email, PASSWORD)).status).toBe(429)
    const address = freshAddress()
    expect((await signIn(person.email, PASSWORD, address, device)).status).toBe(200)
    expect((await signIn(person.email, 'wrong password', address)).status).toBe(429)
  })

  it('of a stranger behind the same address do not lock out the owner’s browser', async () => {
    const person = await somebody()
    const device = await deviceOf(person)
    const office = freshAddress()
    await recordFailedTries(11, person.email, office)
    expect((await signIn(person.email, PASSWORD, office)).status).toBe(429)
    expect((await signIn(person.email, PASSWORD, office, device)).status).toBe(200)
  })

  it('from a known browser are limited as well', async () => {
    const person = await somebody()
    const device = await deviceOf(person)
    const answers = await inTurn(12, () => signIn(person.email, 'wrong password', freshAddress(), device))
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(2)
  })

  it('from a browser that is known for another account, or forged, count as a stranger’s', async () => {
    const person = await somebody()
    const other = await somebody()
    const [name, value] = (await deviceOf(person)).split('=')
    const [, foreign] = (await deviceOf(other)).split('=')
    for (const cookie of [`${name}=${foreign}`, `${name}=a.b`, `${name}=`, `${name}=${value}x`]) {
      const address = freshAddress()
      await recordFailedTries(10, person.email, address)
      expect((await signIn(person.email, PASSWORD, address, cookie)).status).toBe(429)
    }
  })

  it('from a browser that used the previous password count as a stranger’s', async () => {
    const person = await somebody()
    const device = await deviceOf(person)
    const password = 'tractor velvet ninety'
    await world.payload.update({ collection: 'users', id: person.id, data: { password } })
    const office = freshAddress()
    await recordFailedTries(10, person.email, office)
    expect((await signIn(person.email, password, office, device)).status).toBe(429)
  })

  it.each([
    ['email address', { email: 'moved@example.com' }],
    ['password', { password: 'tractor velvet ninety' }],
  ])('of a stranger do not lock out the browser in which the owner changed the %s', async (_, change) => {
    const { id, token, email } = await somebody()
    const body = { ...change, currentPassword: PASSWORD }
    const { headers } = await world.rest({ method: 'PATCH', path: `/users/${id}`, token, body })
    const device = headers.getSetCookie().find((set) => set.startsWith('forecourt-device-'))
    const now = { email, password: PASSWORD, ...change }
    const office = freshAddress()
    await recordFailedTries(10, now.email, office)
    expect((await signIn(now.email, now.password, office)).status).toBe(429)
    expect((await signIn(now.email, now.password, office, device?.split(';')[0])).status).toBe(200)
  })

  it('gain no known browser through a rename or an admin’s change of the account', async () => {
    const { id, token } = await somebody()
    const save = (as: string, body: object) =>
      world.rest({ method: 'PATCH', path: `/users/${id}`, token: as, body })
    const answers = [
      await save(token, { name: 'Renamed' }),
      await save(world.people['platform-admin'].token, {
        email: 'moved-by-admin@example.com',
        currentPassword: PASSWORD,
      }),
    ]
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  it('are counted without storing a readable network address', async () => {
    const address = freshAddress()
    await signIn('nobody@example.com', 'wrong password', address)
    await forget('nobody@example.com', address)
    const { rows } = await database().query('SELECT key FROM limits.tries')
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ key }) => key.includes('198.51.'))).toEqual([])
  })

  it('from one network are refused from the hundred-and-first, for any account', async () => {
    const address = freshAddress()
    await inTurn(99, (index) => recordFailedTries(1, `nobody-${index}@example.com`, address))
    expect((await signIn('somebody-else@example.com', 'wrong', address)).status).toBe(401)
    expect((await signIn('somebody-else@example.com', 'wrong', address)).status).toBe(429)
  })

  it('for the user’s own current password are limited too', async () => {
    const person = await somebody()
    const guess = () =>
      world.rest({
        method: 'PATCH',
        path: `/users/${person.id}`,
        token: person.token,
        body: { email: 'mine@example.com', currentPassword: 'wrong password' },
      })
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})

it('repeated logins are not limited while the password is right', async () => {
  const { email } = await somebody()
  const address = freshAddress()
  for (let index = 0; index < 12; index += 1) {
    expect((await signIn(email, PASSWORD, address)).status).toBe(200)
  }
})

it('a forgotten password is mailed at most five times an hour', async () => {
  const { email } = await somebody()
  const answers = await inTurn(6, () => forget(email))
  expect(statusesOf(answers).sort()).toEqual([...Array(5).fill(200), 429])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
})

describe('a demo password', () => {
  const DEMO_PASSWORD = 'demo-platform-admin'
  const email = 'demo@example.com'
  const here = { host: 'localhost:3000', 'x-forecourt-peer': '127.0.0.1' }
  const from = (headers: Record<string, string>) =>
    world.rest({
      method: 'POST',
      path: '/users/login',
      body: { email, password: DEMO_PASSWORD },
      headers: { 'x-forwarded-for': freshAddress(), ...headers },
    })

  beforeAll(async () => {
    await world.payload.create({
      collection: 'users',
      data: { name: 'Demo', role: 'platform-admin', email, password: DEMO_PASSWORD },
      context: { plantsDemo: true },
    })
  })

  it('works on the server itself', async () => {
    expect((await from({ ...here, 'x-forwarded-for': '::1' })).status).toBe(200)
  })

  it.each([
    ['from another machine', { host: 'localhost:3000', 'x-forecourt-peer': '203.0.113.9' }],
    [
      'from another machine that claims to be this one',
      { host: 'localhost:3000', 'x-forecourt-peer': '203.0.113.9', 'x-forwarded-for': '127.0.0.1' },
    ],
    ['through a proxy', { ...here, 'x-forwarded-for': '203.0.113.9' }],
    ['at another host name', { ...here, host: 'admin.example.com', 'x-forwarded-for': '127.0.0.1' }],
  ])('is refused %s, with an explanation', async (_, headers) => {
    const answer = await from(headers)
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text).errors[0].message).toContain('DEMO_ANYWHERE')
  })

  it('works from anywhere when the operator allows it', async () => {
    const setting = jest.replaceProperty(env(), 'DEMO_ANYWHERE', true)
    expect((await from({})).status).toBe(200)
    setting.restore()
    expect((await from({})).status).toBe(403)
  })

  it('cannot be chosen by a user', async () => {
    const { id, token } = await somebody()
    const answer = await world.rest({
      method: 'PATCH',
      path: `/users/${id}`,
      token,
      body: { password: 'demo-tractor velvet ninety', currentPassword: PASSWORD },
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('are reserved for the demo')
  })
})
