import { forgetSignIns } from '@/server/accounts/forget-sign-ins'
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

async function read(who: Someone) {
  const { status, text } = await world.rest({
    method: 'GET',
    path: '/sign-ins?limit=500&depth=0',
    token: world.people[who].token,
  })
  return { status, docs: (JSON.parse(text).docs ?? []) as SignIn[] }
}

describe('the audit log', () => {
  it('tells who signed in, who was refused and why', async () => {
    const person = await somebody()
    await signIn(person.email, 'wrong password', '203.0.113.1')
    await signIn(person.email, PASSWORD, '203.0.113.1')
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['signed-in', 'wrong-password', 'signed-in'])
  })

  it('tells of tries at addresses that nobody has', async () => {
    await signIn('nobody@example.com', 'wrong password', '203.0.113.2')
    const { docs } = await world.payload.find({
      collection: 'sign-ins',
      where: { outcome: { equals: 'unknown-address' } },
    })
    expect(docs).toMatchObject([{ person: null, account: expect.stringMatching(/^[\w-]{16}$/) }])
  })

  it('tells once of tries that are too many, however many follow', async () => {
    const person = await somebody()
    for (let index = 0; index < 14; index += 1) await signIn(person.email, 'wrong', '203.0.113.3')
    const outcomes = (await notesOf(person)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'too-many-tries')).toHaveLength(1)
  })

  it('tells of a forgotten password, of its new one and of links that are wrong', async () => {
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
    const { totalDocs } = await world.payload.count({
      collection: 'sign-ins',
      where: { outcome: { equals: 'wrong-reset-link' } },
    })
    expect(totalDocs).toBe(1)
  })

  it('holds no password, and addresses only as codes that are alike for the same address', async () => {
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

  it('shows a group admin the people of the own group, and nobody else', async () => {
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

  it('outlives the account that it tells of', async () => {
    const person = await somebody()
    const [note] = await notesOf(person)
    await world.payload.delete({ collection: 'users', id: person.id })
    const left = await world.payload.findByID({ collection: 'sign-ins', id: note?.id ?? 0 })
    expect(left).toMatchObject({ outcome: 'signed-in', person: null, account: note?.account })
  })

  it('forgets after 400 days', async () => {
    const person = await somebody()
    const [note] = await notesOf(person)
    const age = (days: number) =>
      database().query('UPDATE sign_ins SET created_at = now() - make_interval(days => $1) WHERE id = $2', [
        days,
        note?.id,
      ])
    await age(399)
    await forgetSignIns(database())
    expect(await notesOf(person)).toHaveLength(1)
    await age(401)
    await forgetSignIns(database())
    expect(await notesOf(person)).toHaveLength(0)
  })

  it('is tidied with the counts of tries whose time is over', async () => {
    const counts = [
      ['over', Date.now() - 1],
      ['counting', Date.now() + 60_000],
    ]
    for (const row of counts)
      await database().query('INSERT INTO limits.tries (key, points, expire) VALUES ($1, 1, $2)', row)
    await forgetSignIns(database())
    const { rows } = await database().query("SELECT key FROM limits.tries WHERE key IN ('over', 'counting')")
    expect(rows).toEqual([{ key: 'counting' }])
  })
})
