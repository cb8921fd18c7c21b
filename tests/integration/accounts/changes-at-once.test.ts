import { setTimeout } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { database } from '@/server/clients/database'
import { createWorld, PASSWORD, type Person, type World } from '../isolation/world'

const NEW_PASSWORD = 'tractor velvet ninety'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const somebody = () =>
  world.addPerson({
    name: 'Somebody',
    role: 'group-admin',
    group: world.sites.own.groupId,
    tenants: [world.sites.own.id],
  })

const signIn = ({ email }: Pick<Person, 'email'>, password = PASSWORD) =>
  world.rest({ method: 'POST', path: '/users/login', body: { email, password } })

const post = (path: string, { token }: Person) => world.rest({ method: 'POST', path, token })

const change = (id: number, data: object) => world.payload.update({ collection: 'users', id, data })

/** Requests during which Payload reads and rewrites the whole user. */
const inFlight: [string, (person: Person) => Promise<{ status: number }>][] = [
  ['a sign-in', (person) => signIn(person)],
  ['a session that is refreshed', (person) => post('/users/refresh-token', person)],
  ['a sign-out', (person) => post('/users/logout', person)],
  [
    'a change of the name',
    ({ id, token }) =>
      world.rest({ method: 'PATCH', path: `/users/${id}`, token, body: { name: 'Renamed' } }),
  ],
  [
    'a change of many people’s name',
    ({ id, token }) =>
      world.rest({
        method: 'PATCH',
        path: `/users?where[id][equals]=${id}`,
        token,
        body: { name: 'Renamed' },
      }),
  ],
]

const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Resolves once `work` ends or one of its statements waits for a lock. */
async function endOrWait(work: Promise<unknown>) {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  while (!ended && !(await database().query(WAITING)).rowCount) await setTimeout(20)
}

/**
 * Runs `first`. When it has read the user and is about to write, runs `second` to its end, or until it must wait
 * for `first`.
 */
async function runDuring<T>(first: () => Promise<T>, second: () => Promise<unknown>): Promise<T> {
  const { db } = world.payload
  const write = db.updateOne
  let begun: Promise<unknown> | undefined
  const spy = jest.spyOn(db, 'updateOne').mockImplementationOnce(async (args) => {
    begun = second()
    await endOrWait(begun)
    return write.call(db, args)
  })
  const result = await first()
  await begun
  spy.mockRestore()
  if (!begun) throw new Error('Nothing was written.')
  return result
}

describe.each(inFlight)('%s in flight', (_, work) => {
  it('does not undo a demotion or the removal of a website', async () => {
    const person = await somebody()
    const demotion = { role: 'marketing-staff', tenants: [] }
    const { status } = await runDuring(
      () => work(person),
      () => change(person.id, demotion),
    )
    expect(status).toBe(200)
    const stored = await world.payload.findByID({ collection: 'users', id: person.id })
    expect(stored).toMatchObject(demotion)
  })

  it('does not undo a password change', async () => {
    const person = await somebody()
    await runDuring(
      () => work(person),
      () => change(person.id, { password: NEW_PASSWORD }),
    )
    expect((await signIn(person)).status).toBe(401)
    expect((await signIn(person, NEW_PASSWORD)).status).toBe(200)
  })
})

it('a login with a password that changes meanwhile is refused, or its session ends with the change', async () => {
  const person = await somebody()
  const [answer] = await Promise.all([signIn(person), change(person.id, { password: NEW_PASSWORD })])
  const { token } = JSON.parse(answer.text) as { token?: string }
  const me = await world.rest({ method: 'GET', path: '/users/me', token })
  expect(JSON.parse(me.text).user).toBeNull()
  expect((await signIn(person, NEW_PASSWORD)).status).toBe(200)
})

it('a session that ends while it is refreshed is refused without a server error', async () => {
  const person = await somebody()
  const holder = await database().connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [person.id])
  const refresh = post('/users/refresh-token', person)
  await setTimeout(500)
  await holder.query('DELETE FROM users_sessions WHERE _parent_id = $1', [person.id])
  await holder.query('COMMIT')
  holder.release()
  expect((await refresh).status).toBe(403)
})

it('a password-reset link used twice at once sets only one password', async () => {
  const { email } = await somebody()
  const token = await world.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  const reset = (password: string) =>
    world.rest({ method: 'POST', path: '/users/reset-password', body: { token, password } })
  const answers = await Promise.all([reset(NEW_PASSWORD), reset('another velvet tractor')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

it('a login with a wrong password neither waits for a change of the user nor blocks one', async () => {
  const person = await somebody()
  const holder = await database().connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [person.id])
  expect((await signIn(person, 'wrong password')).status).toBe(401)
  await holder.query('COMMIT')
  holder.release()
})
