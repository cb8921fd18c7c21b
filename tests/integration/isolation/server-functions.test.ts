import { jest } from '@jest/globals'
import type { CollectionSlug, SanitizedConfig } from 'payload'
import { database } from '@/server/clients/database'
import { enrol } from '../accounts/authenticator-app'
import type { Actor } from './access-table'
import { Targets } from './targets'
import { createWorld, type World } from './world'

const current = { headers: new Headers() }
jest.unstable_mockModule('next/headers', () => ({
  headers: async () => current.headers,
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
}))

type ServerFunctions = typeof import('~/src/app/(payload)/call-server-function')

let world: World
let targets: Targets
let callServerFunction: ServerFunctions['callServerFunction']
let config: Promise<SanitizedConfig>

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  config = (await import('~/payload.config')).default
  callServerFunction = (await import('~/src/app/(payload)/call-server-function')).callServerFunction
  await world.payload.update({
    collection: 'tenants',
    id: world.sites.own.id,
    data: { search: { host: 'https://search.example.com', key: 'secret-search-key' } },
  })
  await world.payload.update({
    collection: 'groups',
    id: world.sites.own.groupId,
    data: { name: 'Group secret-name', settings: { 'content.warranty': 'secret-setting' } },
  })
})
afterAll(() => world?.close())

const REFUSED = 'refused'

/** What visitors get instead of a form's state, whatever they ask for: a 404 would take a form from somebody who is signed out. */
const NOTHING = JSON.stringify({ state: null })

/** The response of the admin's server function; `REFUSED` when the caller gets a 404, or a visitor no state. */
async function ask(
  who: Actor,
  name: string,
  args: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const token = who === 'anonymous' ? null : world.people[who].token
  current.headers = new Headers({
    host: 'localhost:3000',
    ...(token ? { authorization: `JWT ${token}` } : {}),
    ...headers,
  })
  try {
    const answer = await callServerFunction({ name, args }, { config, importMap: {} })
    const isNothing = who === 'anonymous' && name === 'form-state' && JSON.stringify(answer) === NOTHING
    return isNothing ? REFUSED : answer
  } catch (error) {
    if ((error as { digest?: string }).digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return REFUSED
    throw error
  }
}

const formState = (collectionSlug: string, id?: number | string) => ({
  id,
  collectionSlug,
  data: {},
  docPermissions: { fields: true },
  docPreferences: { fields: {} },
  operation: id ? 'update' : 'create',
  returnLockStatus: true,
  schemaPath: collectionSlug,
  skipValidation: true,
})

const countLocks = async () =>
  (await world.payload.count({ collection: 'payload-locked-documents' })).totalDocs

const lockable = () =>
  world.payload.config.collections
    .filter(({ lockDocuments }) => lockDocuments !== false)
    .map(({ slug }) => slug)

async function idIn(collection: CollectionSlug, place: 'own' | 'foreign') {
  return (await targets.get(collection, 'read', place, world.people['platform-admin'].id)).id
}

describe('editing a document', () => {
  it('locks it for a user who may save it', async () => {
    const { id } = await targets.create('pages', 'own', 0)
    const answer = await ask('marketing-staff', 'form-state', formState('pages', id))
    expect(answer).toMatchObject({ lockedState: { isLocked: true }, state: { title: {} } })
    const { docs } = await world.payload.find({
      collection: 'payload-locked-documents',
      where: { and: [{ 'document.value': { equals: id } }, { 'document.relationTo': { equals: 'pages' } }] },
      depth: 0,
    })
    expect(docs.map(({ user }) => user.value)).toEqual([world.people['marketing-staff'].id])
    const { status } = await world.rest({
      method: 'PATCH',
      path: `/pages/${id}?overrideLock=false`,
      token: world.people['group-admin'].token,
      body: { title: 'Meanwhile' },
    })
    expect(status).toBe(423)
  })

  it('is refused for documents of another group, and locks nothing', async () => {
    const before = await countLocks()
    for (const collection of lockable()) {
      const id = await idIn(collection, 'foreign')
      for (const who of ['anonymous', 'marketing-staff', 'group-admin'] as const) {
        for (const given of [id, String(id)]) {
          const answer = await ask(who, 'form-state', formState(collection, given))
          expect([collection, who, answer]).toEqual([collection, who, REFUSED])
        }
      }
    }
    expect(await countLocks()).toBe(before)
  })

  it.each([999_999, 99_999_999_999, '1e3', ' 1', '1; drop', -1, 1.5, { id: 1 }, [1]])(
    'is refused for a document that does not exist, and locks nothing: %j',
    async (id) => {
      const before = await countLocks()
      for (const who of ['anonymous', 'marketing-staff', 'group-admin', 'platform-admin'] as const) {
        expect(await ask(who, 'form-state', { ...formState('pages'), id })).toBe(REFUSED)
      }
      expect(await countLocks()).toBe(before)
    },
  )

  it('works for marketing staff without a lock where they may only read', async () => {
    const before = await countLocks()
    for (const collection of ['tenants', 'dealerships'] as const) {
      const id = await idIn(collection, 'own')
      const answer = await ask('marketing-staff', 'form-state', formState(collection, id))
      expect(answer).toMatchObject({ state: { name: {} } })
      expect(answer).not.toMatchObject({ lockedState: { isLocked: true } })
    }
    for (const collection of ['groups', 'stock-feeds'] as const) {
      const id = await idIn(collection, 'own')
      expect(await ask('marketing-staff', 'form-state', formState(collection, id))).toBe(REFUSED)
    }
    expect(await countLocks()).toBe(before)
  })

  it.each([
    { globalSlug: 'pages' },
    { widgetSlug: 'collections' },
    { collectionSlug: 'pages', globalSlug: 'pages' },
    { collectionSlug: '__proto__' },
    { collectionSlug: ['pages'] },
    {},
    null,
    'pages',
  ])('is refused when it names no document of a collection: %j', async (args) => {
    expect(await ask('platform-admin', 'form-state', args)).toBe(REFUSED)
  })
})

const calls: [name: string, args: (collection: string, id: number) => object][] = [
  ['form-state', formState],
  ['render-document', (collectionSlug, docID) => ({ collectionSlug, docID, drawerSlug: 'drawer' })],
  ['render-document-slots', (collectionSlug, id) => ({ collectionSlug, id })],
  [
    'table-state',
    (collectionSlug, id) => ({
      collectionSlug: 'locations',
      parent: { collectionSlug, id, joinPath: 'locations' },
      query: { limit: 5 },
      columns: [{ accessor: 'name', active: true }],
    }),
  ],
]

describe('a server function that accesses a document', () => {
  it.each(calls)('is refused on the website of another group: %s', async (name, args) => {
    const given = args('tenants', world.sites.foreign.id)
    for (const who of ['anonymous', 'marketing-staff', 'group-admin'] as const) {
      expect(await ask(who, name, given)).toBe(REFUSED)
    }
    expect(await ask('platform-admin', name, given)).not.toBe(REFUSED)
  })

  it.each(calls)('works on the user’s own website: %s', async (name, args) => {
    for (const who of ['marketing-staff', 'group-admin'] as const) {
      const answer = await ask(who, name, args('tenants', world.sites.own.id))
      expect(answer).toEqual(expect.any(Object))
      expect(answer).not.toHaveProperty('errors')
    }
  })

  it('is refused for the list of an unreadable collection, and lists others while a user edits', async () => {
    await ask('platform-admin', 'form-state', formState('stock-feeds', await idIn('stock-feeds', 'own')))
    await ask('platform-admin', 'form-state', formState('groups', await idIn('groups', 'own')))
    for (const collectionSlug of ['groups', 'stock-feeds', 'payload-migrations', 'payload-kv', 'nothing']) {
      expect(await ask('marketing-staff', 'render-list', { collectionSlug })).toBe(REFUSED)
      const columns = [{ accessor: 'name', active: true }]
      expect(await ask('marketing-staff', 'table-state', { collectionSlug, columns })).toBe(REFUSED)
    }
    const list = await ask('marketing-staff', 'render-list', {
      collectionSlug: 'pages',
      query: { limit: 10 },
    })
    expect(list).toHaveProperty('List')
  })
})

describe('a server function called by a page', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('of %s is refused, and locks nothing', async (_, headers) => {
    const { id } = await targets.create('pages', 'own', 0)
    const before = await countLocks()
    expect(await ask('marketing-staff', 'form-state', formState('pages', id), headers)).toBe(REFUSED)
    expect(await countLocks()).toBe(before)
  })

  it('of the admin works', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }
    const { id } = await targets.create('pages', 'own', 0)
    const answer = await ask('marketing-staff', 'form-state', formState('pages', id), headers)
    expect(answer).toMatchObject({ lockedState: { isLocked: true } })
  })
})

describe('a server function that this admin never calls', () => {
  it.each([
    'copy-data-from-locale',
    'get-folder-results-component-and-data',
    'get-upcoming-scheduled-publish',
    'render-field',
    'schedule-publish',
    'slugify',
    'constructor',
    '__proto__',
    'no-such-function',
  ])('is refused to everybody: %s', async (name) => {
    const args = { collectionSlug: 'pages', docID: 1, type: 'publish', path: 'title', valueToSlugify: 'x' }
    for (const who of ['anonymous', 'marketing-staff', 'platform-admin'] as const) {
      expect(await ask(who, name, args)).toBe(REFUSED)
    }
  })

  it.each([null, undefined, 'form-state', { args: {} }, { name: ['form-state'] }])(
    'is refused without a valid name: %j',
    async (given) => {
      await expect(callServerFunction(given, { config, importMap: {} })).rejects.toThrow('404')
    },
  )
})

describe('the response of a server function', () => {
  /** Everything in a response, including the properties of rendered elements, except what stays on the server. */
  function textOf(answer: unknown): string {
    const onServer = new Set(['payload', 'req', 'i18n', 'importMap', '_owner', '_store', '_debugInfo'])
    const seen = new WeakSet<object>()
    return JSON.stringify(answer, (key, value) => {
      if (onServer.has(key)) return undefined
      if (typeof value !== 'object' || value === null) return value
      if (seen.has(value)) return undefined
      seen.add(value)
      return value
    })
  }

  beforeAll(() => enrol(world, world.people['marketing-staff']))

  /** The stored secrets of every user's password and second factor. */
  async function secretsInStore(): Promise<string[]> {
    const { docs } = await world.payload.db.find<{ hash: string; salt: string }>({
      collection: 'users',
      pagination: false,
    })
    const { rows } = await database().query(
      'SELECT secret, recovery_codes AS codes FROM accounts.second_factors',
    )
    expect(rows).toHaveLength(1)
    return [
      ...docs.flatMap(({ hash, salt }) => [hash, salt]),
      ...rows.flatMap(({ secret, codes }) => [secret, ...codes]),
    ]
  }

  const every: [string, () => object][] = [
    ...calls.map(([name, args]): [string, () => object] => [name, () => args('tenants', world.sites.own.id)]),
    ['form-state', () => formState('users', world.people['marketing-staff'].id)],
    ['render-document', () => ({ collectionSlug: 'users', docID: world.people['marketing-staff'].id })],
    ['render-list', () => ({ collectionSlug: 'tenants', query: {} })],
    ['table-state', () => ({ collectionSlug: 'tenants', columns: [], query: {} })],
    ['render-widget', () => ({ widgetSlug: 'collections', widgetData: {} })],
    ['get-default-layout', () => ({})],
  ]

  it.each(every)('to %s returns nothing to marketing staff that REST hides from them', async (name, args) => {
    const answer = await ask('marketing-staff', name, args())
    expect(answer).not.toBe(REFUSED)
    const text = textOf(answer)
    const secrets = await secretsInStore()
    expect(secrets.length).toBeGreaterThan(2)
    expect(['secret-', ...secrets].filter((secret) => text.includes(secret))).toEqual([])
  })

  it.each(every)('to %s returns nothing to visitors', async (name, args) => {
    expect(await ask('anonymous', name, args())).toBe(REFUSED)
  })

  it('describes an editing colleague by name and address only', async () => {
    for (const who of ['marketing-staff', 'group-admin', 'platform-admin'] as const) {
      const { id } = await targets.create('pages', 'own', 0)
      const { lockedState } = (await ask(who, 'form-state', formState('pages', id))) as {
        lockedState: { user: object }
      }
      const { email, user } = world.people[who]
      expect(lockedState.user).toEqual({ id: user.id, collection: 'users', email, name: user.name })
    }
  })

  it('contains the session’s websites and group by id only', async () => {
    const headers = new Headers({ authorization: `JWT ${world.people['marketing-staff'].token}` })
    const { user } = await world.payload.auth({ headers })
    expect(user?.tenants?.map(({ tenant }) => tenant)).toEqual([world.sites.own.id])
    expect(user?.group).toBe(world.sites.own.groupId)
  })
})

describe('before the first user exists,', () => {
  beforeAll(() => world.payload.delete({ collection: 'users', where: {} }))

  it('a visitor gets only the form for the first account, without a lock', async () => {
    const first = await ask('anonymous', 'form-state', formState('users'))
    expect(first).toMatchObject({ state: { email: {} } })
    expect(await ask('anonymous', 'form-state', formState('users', 1))).toBe(REFUSED)
    expect(await ask('anonymous', 'form-state', formState('pages'))).toBe(REFUSED)
    expect(await ask('anonymous', 'render-list', { collectionSlug: 'tenants' })).toBe(REFUSED)
    expect(await ask('anonymous', 'get-default-layout', {})).toBe(REFUSED)
  })
})
