import type { Actor } from './access-table'
import { Targets } from './targets'
import { createWorld, PASSWORD, type World } from './world'

type Routes = typeof import('~/src/app/(payload)/api/[...slug]/route')

let world: World
let targets: Targets
let routes: Routes
let cookie: string

const host = 'admin.example.com'
const OWN = { host, origin: `https://${host}`, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' }

function send(method: keyof Routes, path: string, headers: Record<string, string>, body?: object) {
  const request = new Request(`https://${host}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  const slug = path.split('?')[0]?.split('/').filter(Boolean) ?? []
  return routes[method](request, { params: Promise.resolve({ slug }) })
}

const signIn = (headers: Record<string, string>, who: Exclude<Actor, 'anonymous'> = 'marketing-staff') =>
  send('POST', '/users/login', headers, { email: world.people[who].email, password: PASSWORD })

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  routes = await import('~/src/app/(payload)/api/[...slug]/route')
  cookie = (await signIn(OWN)).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^payload-token=/)
})
afterAll(() => world?.close())

const foreign: [string, Record<string, string>][] = [
  ['another site', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site that hides its origin', { host, 'sec-fetch-site': 'cross-site' }],
  ['a frame without an origin', { host, origin: 'null' }],
  [
    'a dealer’s website beside the admin',
    { ...OWN, origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' },
  ],
  ['the admin without HTTPS', { ...OWN, origin: `http://${host}` }],
]

describe.each(foreign)('a page of %s', (_, headers) => {
  it('cannot change, create or delete anything with its visitor’s cookie', async () => {
    const { id } = await targets.create('pages', 'own', 0)
    const sent = { ...headers, cookie }
    const answers = await Promise.all([
      send('PATCH', `/pages/${id}`, sent, { title: 'Foreign' }),
      send('POST', `/pages/${id}?x`, { ...sent, 'x-payload-http-method-override': 'GET' }, {}),
      send('POST', '/pages', sent, { tenant: world.sites.own.id, path: '/foreign', title: 'Foreign' }),
      send('PUT', `/pages/${id}`, sent, { title: 'Foreign' }),
      send('DELETE', `/pages/${id}`, sent),
      send('POST', '/users/logout', sent),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    const { totalDocs } = await world.payload.count({
      collection: 'pages',
      where: { title: { equals: 'Foreign' } },
    })
    expect(totalDocs).toBe(0)
    expect((await world.payload.findByID({ collection: 'pages', id })).id).toBe(id)
  })

  it('cannot sign anybody in', async () => {
    const answer = await signIn(headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('the admin’s own pages', () => {
  it.each([
    ['over HTTPS', OWN],
    ['in development', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['behind a proxy that renames the host', { ...OWN, host: 'app:3000', 'x-forwarded-host': host }],
  ])('can write %s without SERVER_URL', async (_, headers) => {
    const { id } = await targets.create('pages', 'own', 0)
    const answer = await send('PATCH', `/pages/${id}`, { ...headers, cookie }, { title: 'Mine' })
    expect(answer.status).toBe(200)
  })
})

it('session and browser cookies are limited to HTTPS after a login over HTTPS, and only then', async () => {
  for (const [headers, secure] of [
    [OWN, true],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
  ] as const) {
    const answer = await signIn(headers)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toHaveProperty('token')
    const cookies = answer.headers.getSetCookie().toSorted()
    expect(cookies).toEqual([
      expect.stringMatching(/^forecourt-device-.+HttpOnly/),
      expect.stringMatching(/^payload-token=.+HttpOnly/),
    ])
    for (const set of cookies) expect(/; Secure(;|$)/.test(set)).toBe(secure)
  }
})
