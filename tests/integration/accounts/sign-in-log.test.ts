import { jest } from '@jest/globals'
import { deleteOldLogs } from '@/server/accounts/delete-old-logs'
import { makeResetLink } from '@/server/accounts/reset-link'
import { database } from '@/server/clients/database'
import type { SignIn } from '~/src/payload-types'
import { createWorld, PASSWORD, type Person, type World } from '../isolation/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

type Someone = keyof World['people']

const somebody = (site: 'own' | 'foreign' = 'own') =>
  world.addPerson({ name: 'Somebody', role: 'marketing-staff', group: world.sites[site].groupId })

const signIn = (email: string, password: string, address: string) =>
  world.rest({
    method: 'POST',
    path: '/users/login',
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  })

async function notesOf({ id }: Pick<Person, 'id'>): Promise<SignIn[]> {
  const { docs } = await world.payload.find({
    collection: 'sign-ins',
    where: { person: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs
}

async function countOf(outcome: SignIn['outcome']): Promise<number> {
  const { totalDocs } = await world.payload.count({
    collection: 'sign-ins',
    where: { outcome: { equals: outcome } },
  })
  return totalDocs
}

async function read(who: Someone) {
  const { status, text } = await world.rest({
    method: 'GET',
    path: '/sign-ins?limit=500&depth=0',
    token: world.people[who].token,
  })
  return { status, docs: (JSON.parse(text).docs ?? []) as SignIn[] }
}

describe('the audit log', () => {
  it('records who signed in, and who was refused and why', async () => {
    const person = await somebody()
    await signIn(person.email, 'wrong password', '203.0.113.1')
    await signIn(person.email, PASSWORD, '203.0.113.1')
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['signed-in', 'wrong-password', 'signed-in'])
  })

  it('records attempts at unknown addresses', async () => {
    await signIn('nobody@example.com', 'wrong password', '203.0.113.2')
    const { docs } = await world.payload.find({
      collection: 'sign-ins',
      where: { outcome: { equals: 'unknown-address' } },
    })
    expect(docs).toMatchObject([{ person: null, account: expect.stringMatching(/^[\w-]{16}$/) }])
  })

  it('records excessive attempts once, however many follow', async () => {
    const person = await somebody()
    for (let index = 0; index < 14; index += 1) await signIn(person.email, 'wrong', '203.0.113.3')
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'too-many-tries')).toHaveLength(1)
  })

  it('records a forgotten password, its reset and wrong links', async () => {
    const before = await countOf('wrong-reset-link')
    const person = await somebody()
    const post = (path: string, body: object) => world.rest({ method: 'POST', path, body })
    await post('/users/forgot-password', { email: person.email })
    const token = await world.payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    })
    const password = 'tractor velvet ninety'
    await post('/users/reset-password', { token: 'wrong', password })
    await post('/users/reset-password', { token, password })
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['signed-in', 'reset-asked', 'reset'])
    expect((await countOf('wrong-reset-link')) - before).toBe(1)
  })

  it('records a password that a user changed, and a password or email address that an admin set', async () => {
    const person = await somebody()
    const password = 'tractor velvet ninety'
    const save = (token: string, body: object) =>
      world.rest({ method: 'PATCH', path: `/users/${person.id}`, token, body })
    const email = 'changed-with-password@example.com'
    expect((await save(person.token, { email, password, currentPassword: PASSWORD })).status).toBe(200)
    const admin = world.people['platform-admin'].token
    const set = { password: 'another velvet tractor', currentPassword: PASSWORD }
    expect((await save(admin, set)).status).toBe(200)
    expect((await save(admin, { name: 'Renamed' })).status).toBe(200)
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['signed-in', 'password-changed', 'password-set'])
  })

  it('records wrong current passwords, and records excessive ones once', async () => {
    const person = await somebody()
    const guess = (currentPassword: string) =>
      world.rest({
        method: 'PATCH',
        path: `/users/${person.id}`,
        token: person.token,
        body: { email: 'mine@example.com', currentPassword },
        headers: { 'x-forwarded-for': '203.0.113.20' },
      })
    for (let index = 0; index < 12; index += 1) await guess('wrong password')
    const notes = await notesOf(person)
    const outcomes = notes.map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['signed-in', ...Array(10).fill('wrong-current-password'), 'too-many-tries'])
    expect(notes.at(-1)).toMatchObject({ account: notes[0]?.account, address: notes[1]?.address })
  })

  it('records excessive attempts at reset links once', async () => {
    const before = await countOf('too-many-tries')
    const body = { token: 'wrong', password: 'tractor velvet ninety' }
    const headers = { 'x-forwarded-for': '203.0.113.21' }
    for (let index = 0; index < 33; index += 1) {
      await world.rest({ method: 'POST', path: '/users/reset-password', body, headers })
    }
    expect((await countOf('too-many-tries')) - before).toBe(1)
  })

  it('records no wrong link when the password is rejected or the server fails', async () => {
    const before = await countOf('wrong-reset-link')
    const { email } = await somebody()
    const token = await world.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const reset = (password: string) =>
      world.rest({ method: 'POST', path: '/users/reset-password', body: { token, password } })
    expect((await reset('password1234')).status).toBe(400)
    const failing = jest
      .spyOn(world.payload.db, 'updateOne')
      .mockRejectedValueOnce(new Error('The database is away.'))
    expect((await reset('tractor velvet ninety')).status).toBe(500)
    failing.mockRestore()
    expect((await countOf('wrong-reset-link')) - before).toBe(0)
  })

  it('records a reset link that the operator printed', async () => {
    const person = await somebody()
    await makeResetLink(world.payload, person.email)
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['signed-in', 'reset-link-printed'])
  })

  it('contains no passwords, and stores addresses only as codes that are equal for equal addresses', async () => {
    const person = await somebody()
    for (const address of ['203.0.113.4', '203.0.113.4', '203.0.113.5']) {
      await signIn(person.email, 'a wrong password to look for', address)
    }
    const [, one, again, other] = await notesOf(person)
    expect(one?.address).toMatch(/^[\w-]{16}$/)
    expect(again?.address).toBe(one?.address)
    expect(other?.address).not.toBe(one?.address)
    const { docs } = await world.payload.find({ collection: 'sign-ins', pagination: false, depth: 0 })
    const all = JSON.stringify(docs)
    for (const secret of ['to look for', PASSWORD, person.email, '203.0.113.4'])
      expect(all).not.toContain(secret)
  })

  it('shows a group admin only the users of the admin’s own group', async () => {
    const [own, foreign] = [await somebody('own'), await somebody('foreign')]
    await signIn('nobody@example.com', 'wrong password', '203.0.113.6')
    const group = await read('group-admin')
    const seen = group.docs.map(({ person }) => person)
    expect(seen).toContain(own.id)
    expect(seen).not.toContain(foreign.id)
    expect(seen).not.toContain(world.people['platform-admin'].id)
    expect(seen).not.toContain(null)
    const platform = (await read('platform-admin')).docs.map(({ person }) => person)
    expect(platform).toEqual(expect.arrayContaining([own.id, foreign.id, null]))
    expect((await read('marketing-staff')).status).toBe(403)
  })

  it('keeps an account’s entries after the account is deleted', async () => {
    const person = await somebody()
    const [note] = await notesOf(person)
    await world.payload.delete({ collection: 'users', id: person.id })
    const left = await world.payload.findByID({ collection: 'sign-ins', id: note?.id ?? 0 })
    expect(left).toMatchObject({ outcome: 'signed-in', person: null, account: note?.account })
  })

  it('deletes entries after 400 days', async () => {
    const person = await somebody()
    const [note] = await notesOf(person)
    const age = (days: number) =>
      database().query('UPDATE sign_ins SET created_at = now() - make_interval(days => $1) WHERE id = $2', [
        days,
        note?.id,
      ])
    await age(399)
    await deleteOldLogs(database())
    expect(await notesOf(person)).toHaveLength(1)
    await age(401)
    await deleteOldLogs(database())
    expect(await notesOf(person)).toHaveLength(0)
  })

  it('is cleaned up together with expired attempt counts', async () => {
    const counts = [
      ['over', Date.now() - 1],
      ['counting', Date.now() + 60_000],
    ]
    for (const row of counts)
      await database().query('INSERT INTO limits.tries (key, points, expire) VALUES ($1, 1, $2)', row)
    await deleteOldLogs(database())
    const { rows } = await database().query("SELECT key FROM limits.tries WHERE key IN ('over', 'counting')")
    expect(rows).toEqual([{ key: 'counting' }])
  })
})
