import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { Targets } from './targets'
import { createWorld, type World } from './world'

let world: World
let targets: Targets
beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

type Someone = keyof World['people']
const everyone: Someone[] = ['marketing-staff', 'group-admin', 'platform-admin']

interface Lock {
  id: number
  document: { relationTo: CollectionSlug; value: number }
}

const call = (who: Someone, method: 'GET' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  world.rest({ method, path, token: world.people[who].token, body })

async function lock(collection: string, id: number, holder: number): Promise<number> {
  const made = await world.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection, value: id } as never,
      user: { relationTo: 'users', value: holder },
    },
  })
  return made.id
}

async function locksSeenBy(who: Someone): Promise<Lock[]> {
  const { status, text } = await call(who, 'GET', '/payload-locked-documents?depth=0&limit=100')
  expect(status).toBe(200)
  return JSON.parse(text).docs
}

/** Every collection whose documents are locked while a user edits them. */
function lockable(): CollectionSlug[] {
  const { fields } = world.payload.collections['payload-locked-documents'].config
  const document = fields.find((field) => 'name' in field && field.name === 'document')
  return (document as { relationTo?: CollectionSlug[] } | undefined)?.relationTo ?? []
}

describe('while a user edits a document of every collection,', () => {
  const locks = new Map<string, number>()
  beforeAll(async () => {
    for (const collection of lockable()) {
      const { id } = await targets.get(collection, 'read', 'own', world.people['platform-admin'].id)
      locks.set(collection, await lock(collection, id, world.colleagues.own))
    }
    expect([...locks.keys()]).toEqual(expect.arrayContaining(['groups', 'stock-feeds', 'pages', 'users']))
  })
  afterAll(() => world.payload.delete({ collection: 'payload-locked-documents', where: {} }))

  it.each(everyone)('the admin stays available to %s', async (who) => {
    for (const path of ['/access', '/pages', '/pages?depth=2', '/payload-locked-documents', '/users/me']) {
      expect([path, (await call(who, 'GET', path)).status]).toEqual([path, 200])
    }
  })

  it('marketing staff see locks only on documents that they can read', async () => {
    const seen = (await locksSeenBy('marketing-staff')).map(({ document }) => document.relationTo)
    expect(seen).toEqual(expect.arrayContaining(['pages', 'tenants', 'dealerships']))
    expect(seen.filter((collection) => ['groups', 'stock-feeds', 'users'].includes(collection))).toEqual([])
    const byGroupAdmin = (await locksSeenBy('group-admin')).map(({ document }) => document.relationTo)
    expect(byGroupAdmin).toEqual(expect.arrayContaining(['groups', 'stock-feeds', 'pages']))
  })

  it('marketing staff neither take over nor remove the lock of a document that is read-only for them', async () => {
    const { id: holder } = world.people['marketing-staff']
    for (const collection of ['tenants', 'dealerships']) {
      const path = `/payload-locked-documents/${locks.get(collection)}`
      const taken = { user: { relationTo: 'users', value: holder } }
      expect((await call('marketing-staff', 'PATCH', path, taken)).status).toBeGreaterThanOrEqual(403)
      expect((await call('marketing-staff', 'DELETE', path)).status).toBeGreaterThanOrEqual(403)
    }
    const left = await locksSeenBy('platform-admin')
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([locks.get('tenants')]))
  })
})

it('an expired lock is ignored: nobody sees it, and the document can be saved', async () => {
  const { id } = await targets.create('pages', 'own', 0)
  const old = await lock('pages', id, world.colleagues.own)
  expect((await locksSeenBy('group-admin')).map((seen) => seen.id)).toContain(old)
  const { pool } = world.payload.db as unknown as PostgresAdapter
  await pool.query(
    "update payload_locked_documents set updated_at = now() - interval '301 seconds' where id = $1",
    [old],
  )
  for (const who of everyone) expect((await locksSeenBy(who)).map((seen) => seen.id)).not.toContain(old)
  const saved = await call('marketing-staff', 'PATCH', `/pages/${id}?overrideLock=false`, { title: 'Saved' })
  expect(saved.status).toBe(200)
})

it('a lock can never be moved to another document', async () => {
  const { id: own } = await targets.create('pages', 'own', 0)
  const { id: foreign } = await targets.create('pages', 'foreign', 0)
  const { id: holder } = world.people['group-admin']
  const mine = await lock('pages', own, holder)
  const user = { relationTo: 'users', value: holder }
  const document = { relationTo: 'pages', value: foreign }
  for (const body of [{ document }, { document, user }, { globalSlug: 'x', user }]) {
    const answer = await call('group-admin', 'PATCH', `/payload-locked-documents/${mine}`, body)
    expect(answer.status).toBe(403)
  }
  const [stored] = (await locksSeenBy('platform-admin')).filter(({ id }) => id === mine)
  expect(stored?.document.value).toBe(own)
})
