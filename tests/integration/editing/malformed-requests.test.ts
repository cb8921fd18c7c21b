import { handleEndpoints, type SanitizedConfig } from 'payload'
import { checkApiRequest } from '@/server/web/check-api-request'
import type { Actor } from '../isolation/access-table'
import { createWorld, type World } from '../isolation/world'

let world: World
let config: Promise<SanitizedConfig>

beforeAll(async () => {
  world = await createWorld()
  config = (await import('~/payload.config')).default
})
afterAll(() => world?.close())

interface Call {
  readonly type?: string
  readonly headers?: Record<string, string>
  readonly actor?: Actor
}

/** Sends a request as `src/app/(payload)/api` receives it; a body that is not text is sent as JSON. */
async function ask(method: string, path: string, body?: unknown, call: Call = {}) {
  const { type = 'application/json', headers, actor = 'platform-admin' } = call
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      'content-type': type,
      ...(actor === 'anonymous' ? {} : { authorization: `JWT ${world.people[actor].token}` }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
  const read = await checkApiRequest(request)
  const response = read instanceof Response ? read : await handleEndpoints({ config, request: read })
  return { status: response.status, text: await response.text() }
}

const form = (...parts: string[]) => ({
  type: 'multipart/form-data; boundary=x',
  body: `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`,
})

describe('Payload’s API', () => {
  it('has no endpoint that verifies a user', async () => {
    for (const actor of ['anonymous', 'platform-admin'] as const) {
      expect((await ask('POST', '/users/verify/x', undefined, { actor })).status).toBe(404)
    }
  })

  const odd = [
    'x',
    '0',
    '-1',
    '1.5',
    '1e999',
    '9999999999',
    '%00',
    '%C3%A9',
    "'",
    'constructor',
    '[object%20Object]',
  ]

  it.each([
    ...['', '/begin', '/finish', '/recovery-codes', '/remove', ...odd.map((id) => `/remove/${id}`)].map(
      (step) => `/users/second-factor${step}`,
    ),
  ])('causes no server error at %s', async (path) => {
    for (const actor of ['anonymous', 'marketing-staff', 'group-admin', 'platform-admin'] as const) {
      for (const body of [
        '{',
        { code: { a: 1 }, currentPassword: [] },
        { code: 'a\0b', currentPassword: 'a\0b' },
      ]) {
        const { status } = await ask('POST', path, body, { actor })
        expect([actor, body, status < 500]).toEqual([actor, body, true])
      }
      expect((await ask('GET', path, undefined, { actor })).status).toBeLessThan(500)
    }
  })

  it('answers 400 to a visitor who logs out', async () => {
    for (const path of ['/users/logout', '/users/logout?allSessions=%00']) {
      expect((await ask('POST', path, '{', { actor: 'anonymous' })).status).toBe(400)
    }
  })

  it('rejects a list of documents at a field that takes one', async () => {
    const id = world.colleagues.own
    const answer = await ask('PATCH', `/users/${id}`, { tenants: [{ tenant: [world.sites.own.id] }] })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Choose one.')
    expect((await ask('PATCH', `/users/${id}`, { group: [world.sites.own.groupId] })).status).toBe(400)
    const staff = await world.payload.findByID({ collection: 'users', id, depth: 0 })
    expect(staff.tenants?.map(({ tenant }) => tenant)).toEqual([world.sites.own.id])
  })

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['an object', { a: 1 }],
    ['a list with null', [null]],
    ['a list of numbers', [5]],
    ['an object for a website', [{ tenant: { a: 1 } }]],
    ['a text for a website', [{ tenant: 'x' }]],
    ['a website that does not exist', [{ tenant: 999_999 }]],
    ['a number out of range', [{ tenant: 1e300 }]],
  ])('causes no server error when a user’s websites are %s', async (_, tenants) => {
    for (const actor of ['platform-admin', 'group-admin'] as const) {
      const { status } = await ask('PATCH', `/users/${world.colleagues.own}`, { tenants }, { actor })
      expect([actor, status < 500]).toEqual([actor, true])
    }
  })

  it.each<[string, unknown]>([
    ['a null character', { title: 'a\0b', path: '/null' }],
    ['half a surrogate pair', { title: '\ud800', path: '/half' }],
    ['a number for a text', { title: 5, path: 5 }],
    ['an object for a text', { title: { a: 1 }, path: ['/x'] }],
    ['a text for blocks', { title: 'x', path: '/x', blocks: 'x' }],
    ['null for a block', { title: 'x', path: '/y', blocks: [null] }],
    ['an unknown block', { title: 'x', path: '/z', blocks: [{ blockType: 'constructor' }] }],
    ['an object for a state', { title: 'x', path: '/w', _status: {} }],
    ['an object for a website', { title: 'x', path: '/v', tenant: {} }],
    ['no fields', {}],
  ])('causes no server error when a page contains %s', async (_, page) => {
    const tenant = world.sites.own.id
    for (const query of ['', '?draft=true']) {
      const { status } = await ask('POST', `/pages${query}`, { tenant, ...(page as object) })
      expect([query, status < 500]).toEqual([query, true])
    }
  })

  it.each([
    '/constructor',
    '/pages/abc',
    '/pages/NaN',
    '/pages/1e999',
    '/pages/99999999999',
    '/pages/-1',
    '/pages/versions/x',
    '/media/file/x',
    '/media/file/..%2f..%2fx',
    '/pages?where[id][equals]=abc',
    '/pages?where[id][equals]=99999999999',
    '/pages?where[id][in]=a,b',
    '/pages?where[tenant][equals]=abc',
    '/pages?where[tenant][in][]=abc',
    '/pages?where[createdAt][greater_than]=x',
    '/pages?where[title][equals]=%00',
    '/pages?where[title][like]=%00',
    '/pages?where[title][nonsense]=1',
    '/pages?where[nonsense][equals]=1',
    '/pages?where[or]=x',
    '/pages?where=x',
    '/pages?limit=-1',
    '/pages?limit=1e999',
    '/pages?limit=x&page=x&depth=x',
    '/pages?limit=10&page=-5',
    '/pages?page=1e15',
    '/pages?sort=nonsense',
    '/pages?sort=%00',
    '/pages?select=x',
    '/pages?select[nonsense]=true',
    '/pages?select[title][x]=true',
    '/pages?populate=x',
    '/pages?populate[nonsense]=true',
    '/pages?joins=x',
    '/pages?draft=x&locale=x&fallback-locale=%00',
  ])('causes no server error at %s', async (path) => {
    const { status } = await ask('GET', path)
    expect(status).toBeLessThan(500)
  })

  it.each<[string, string, string | undefined]>([
    ['text', 'text/plain', 'x'],
    ['text that is JSON', 'text/plain', '{}'],
    ['truncated JSON', 'application/json', '{"a":'],
    ['a JSON null', 'application/json', 'null'],
    ['a JSON list', 'application/json', '[{}]'],
    ['an empty body', 'application/json', undefined],
    ['a form', 'application/x-www-form-urlencoded', 'a=b'],
    ['an upload without parts', 'multipart/form-data; boundary=x', 'x'],
    [
      'an upload with a truncated part',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form',
    ],
    ['an upload with an invalid header', 'multipart/form-data; boundary=x', '--x\r\n:\r\n\r\nx\r\n--x--'],
    ['an upload without a boundary', 'multipart/form-data', 'x'],
    ['an upload without a document', form('name="a"\r\n\r\nb').type, form('name="a"\r\n\r\nb').body],
    ['an upload with text for the file', form().type, form('name="file"\r\n\r\n{"filename":"a"}').body],
    ['an upload with a truncated document', form().type, form('name="_payload"\r\n\r\n{"a":').body],
    ['an upload of a list', form().type, form('name="_payload"\r\n\r\n[]').body],
    ['an upload of null', form().type, form('name="_payload"\r\n\r\nnull').body],
  ])('causes no server error when it receives %s', async (_, type, body) => {
    const failed: string[] = []
    for (const [method, path] of [
      ['POST', '/users/login'],
      ['POST', '/users/forgot-password'],
      ['POST', '/users/reset-password'],
      ['POST', '/users/unlock'],
      ['POST', '/users/refresh-token'],
      ['POST', '/users/first-register'],
      ['POST', '/users'],
      ['POST', '/pages'],
      ['POST', '/media'],
      ['PATCH', '/pages?where[id][equals]=0'],
      ['PATCH', `/users/${world.colleagues.own}`],
      ['POST', '/payload-preferences/x'],
      ['POST', '/nothing'],
    ] as const) {
      for (const actor of ['anonymous', 'marketing-staff', 'platform-admin'] as const) {
        const { status } = await ask(method, path, body, { type, actor })
        if (status >= 500) failed.push(`${actor}: ${method} ${path} ${status}`)
      }
    }
    expect(failed).toEqual([])
  })

  it('answers 404 to a user who deletes a preference that only another user has, or nobody', async () => {
    await ask('POST', '/payload-preferences/columns', { value: 1 }, { actor: 'group-admin' })
    for (const key of ['columns', 'nothing', 'constructor', '__proto__', "'", '9999999999']) {
      expect([key, (await ask('DELETE', `/payload-preferences/${key}`)).status]).toEqual([key, 404])
    }
    expect((await ask('DELETE', '/payload-preferences/%00')).status).toBe(400)
    const anonymous = await ask('DELETE', '/payload-preferences/columns', undefined, { actor: 'anonymous' })
    expect([401, 403]).toContain(anonymous.status)
    const own = () => ask('DELETE', '/payload-preferences/columns', undefined, { actor: 'group-admin' })
    expect([(await own()).status, (await own()).status]).toEqual([200, 404])
  })

  it('causes no server error when a search is sent as a body', async () => {
    const headers = { 'x-payload-http-method-override': 'GET' }
    const type = 'application/x-www-form-urlencoded'
    const found = await ask('POST', '/pages', 'where[title][like]=x', { headers, type })
    expect(found.status).toBe(200)
    for (const body of ['{', '', 'null', '{"where":5}', '{"locale":{}}']) {
      expect((await ask('POST', '/pages', body, { headers })).status).toBeLessThan(500)
    }
  })
})
