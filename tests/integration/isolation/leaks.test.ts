import { Targets } from './targets'
import { createWorld, type World } from './world'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  for (const [place, secret] of [
    ['own', 'own-key'],
    ['foreign', 'foreign-key'],
  ] as const) {
    await world.payload.update({
      collection: 'tenants',
      id: world.sites[place].id,
      data: { search: { host: 'https://search.example.com', key: secret }, website_id: `website-${place}` },
    })
  }
})
afterAll(() => world?.close())

async function get(role: keyof World['people'], path: string) {
  const answer = await world.rest({ method: 'GET', path, token: world.people[role].token })
  return { ...answer, json: JSON.parse(answer.text) as { docs?: { id: number }[]; totalDocs?: number } }
}

/**
 * Whether a query condition finds anything: a condition on an unreadable field would reveal its value letter by
 * letter.
 */
async function finds(role: keyof World['people'], path: string) {
  const { json } = await get(role, path)
  return (json.totalDocs ?? 0) > 0
}

describe('query conditions on related documents', () => {
  beforeAll(async () => {
    for (const collection of ['pages', 'locations', 'vehicles', 'stock-feeds', 'import-runs']) {
      for (const place of ['own', 'foreign'] as const) await targets.create(collection, place, 0)
    }
  })

  it.each([
    'pages?where[tenant.name][like]=foreign',
    'pages?where[tenant.website_id][equals]=website-foreign',
    'pages?where[tenant.slug][equals]=foreign-site',
    'locations?where[dealership.tenant.name][like]=foreign',
    'vehicles?where[dealership.name][like]=foreign',
    'users?where[tenants.tenant.slug][equals]=foreign-site',
    'users?where[tenants.tenant.name][like]=foreign',
    'tenants?where[locations.name][like]=canary&where[slug][equals]=foreign-site',
    'tenants?where[group.name][like]=south',
    'payload-preferences?where[user.email][like]=example',
    'payload-locked-documents?where[user.email][like]=example',
  ])('find nothing of another website: %s', async (path) => {
    expect(await finds('marketing-staff', `/${path}`)).toBe(false)
    expect(await finds('group-admin', `/${path}`)).toBe(false)
  })

  it.each([
    'tenants?where[search.key][like]=own',
    'pages?where[tenant.search.key][like]=own',
    'tenants?where[group.slug][equals]=north',
    'users?where[group.name][like]=north',
  ])('do not let marketing staff query fields that they cannot read: %s', async (path) => {
    expect(await finds('marketing-staff', `/${path}`)).toBe(false)
  })

  it.each(['hash', 'salt', 'resetPasswordToken', 'sessions.id'])(
    'do not let anybody query a user’s %s',
    async (field) => {
      for (const role of ['marketing-staff', 'group-admin', 'platform-admin'] as const) {
        expect(await finds(role, `/users?where[${field}][exists]=true`)).toBe(false)
      }
    },
  )

  it.each(['tenant.search.key', 'tenant.website_id'])(
    'do not reveal the values of the sort field %s',
    async (field) => {
      const { text } = await get('marketing-staff', `/pages?sort=${field}`)
      expect(text).not.toContain('own-key')
    },
  )
})

describe('a user who also works for another group', () => {
  let shared: number

  beforeAll(async () => {
    const { own, foreign } = world.sites
    const person = await world.addPerson({
      name: 'Shared',
      role: 'marketing-staff',
      group: own.groupId,
      tenants: [own.id, foreign.id],
    })
    shared = person.id
  })

  it('shows the group admin no content of the other group’s website', async () => {
    const { text } = await get('group-admin', `/users/${shared}?depth=2`)
    expect(text).toContain('Shared')
    expect(text).not.toMatch(/Site foreign|foreign-key|website-foreign|Group south/)
  })

  it.each(['tenants.tenant.name][like]=foreign', 'tenants.tenant.website_id][equals]=website-foreign'])(
    'is not revealed by the group admin’s query for it: %s',
    async (condition) => {
      expect(await finds('group-admin', `/users?where[${condition}`)).toBe(false)
    },
  )

  it('cannot be impersonated by the group admin, who would then reach the other group', async () => {
    for (const body of [{ password: 'another password' }, { email: 'mine@example.com' }]) {
      const answer = await world.rest({
        method: 'PATCH',
        path: `/users/${shared}`,
        token: world.people['group-admin'].token,
        body,
      })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('also works on a website of another group')
    }
  })
})

describe('a document’s related data', () => {
  it.each(['', '&select[search]=true', '&select[search][key]=true'])(
    'never shows the search key to marketing staff: tenants?depth=2%s',
    async (query) => {
      expect((await get('marketing-staff', `/tenants?depth=2${query}`)).text).not.toContain('own-key')
      expect((await get('group-admin', `/tenants?depth=2${query}`)).text).toContain('own-key')
    },
  )

  it('does not show the search key through another document either', async () => {
    await targets.create('pages', 'own', 0)
    for (const query of ['depth=2', 'depth=9', 'depth=2&populate[tenants][search]=true']) {
      const { text } = await get('marketing-staff', `/pages?${query}`)
      expect(text).toContain('"tenant":{"id":')
      expect(text).not.toMatch(/own-key|Group north/)
    }
  })

  it('joins only the website’s own locations and dealerships, whatever the join requests', async () => {
    await targets.create('locations', 'foreign', 0)
    const query = `joins[locations][where][tenant][equals]=${world.sites.foreign.id}&joins[dealerships][limit]=100`
    const { text, json } = await get('marketing-staff', `/tenants?depth=2&${query}`)
    expect(json.totalDocs).toBe(1)
    expect(text).not.toMatch(/Dealership (sibling|foreign)/)
  })

  it('does not let marketing staff join collections that they cannot read', async () => {
    const { text } = await get(
      'marketing-staff',
      '/tenants?joins[dealerships][where][tenant.search.key][like]=own',
    )
    expect(text).not.toContain('"dealerships":{"docs":[1')
  })
})
