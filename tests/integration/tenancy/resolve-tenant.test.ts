import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from './next-cache'

let world: World
let resolveTenant: (host: string) => Promise<TenantContext | null>

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
  await saveTenant({
    name: 'Own Motors',
    domains: [{ host: 'own.example.com.au' }, { host: 'www.own-motors.example' }],
    manufacturer_name: 'Kia',
    address: { city: 'Wagga Wagga', state: 'NSW' },
    site_base_url: 'https://own.example.com.au',
    search: { host: 'https://search.example.com', key: 'secret-key' },
    settings: { 'content.warranty': 'tenant warranty', 'search.preset': 3 },
  })
})
afterAll(() => world?.close())

function saveTenant(data: object) {
  return world.payload.update({ collection: 'tenants', id: world.sites.own.id, data })
}

describe('resolving a host’s website', () => {
  it.each([
    'own-site.localhost',
    'own-site.localhost:3000',
    'OWN-SITE.localhost',
    'www.own-site.localhost.',
    'own-site.localhost%3A3000',
    'own.example.com.au',
    'www.own.example.com.au',
    'Own.Example.COM.AU:8443',
    'own.example.com.au.',
    'own-motors.example',
    'WWW.own-motors.example.:443',
  ])(
    'finds %s: the slug or any domain, regardless of www, port, case and trailing dot [TEN-02]',
    async (host) => {
      expect(await resolveTenant(host)).toMatchObject({ id: world.sites.own.id, slug: 'own-site' })
    },
  )

  it.each([
    'unknown.example',
    'unknown.localhost',
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    'own-site',
    'own-site.example.com',
    'a.own-site.localhost',
    'evil-own.example.com.au',
    'own.example.com.au.evil.example',
    '__proto__.localhost',
    'constructor',
    'constructor.localhost',
    '',
    "own-site.localhost' or '1'='1",
  ])('finds nothing for %j', async (host) => {
    expect(await resolveTenant(host)).toBeNull()
  })

  it('follows a domain to the website that now has it', async () => {
    const domains = (host: string) => ({ domains: [{ host }] })
    const { sibling } = world.sites
    const give = (data: object) => world.payload.update({ collection: 'tenants', id: sibling.id, data })
    await give(domains('moved.example'))
    expect(await resolveTenant('moved.example')).toMatchObject({ id: sibling.id })
    await give(domains('elsewhere.example'))
    expect(await resolveTenant('moved.example')).toBeNull()
    expect(await resolveTenant('elsewhere.example')).toMatchObject({ id: sibling.id })
  })

  it('finds nothing once the website is deleted', async () => {
    const data = { name: 'Gone', slug: 'gone', group: world.sites.own.groupId, template: 'metro' as const }
    const gone = await world.payload.create({ collection: 'tenants', data })
    expect(await resolveTenant('gone.localhost')).toMatchObject({ id: gone.id })
    await world.payload.delete({ collection: 'tenants', id: gone.id })
    expect(await resolveTenant('gone.localhost')).toBeNull()
  })
})

describe('a website’s context', () => {
  async function context() {
    const ctx = await resolveTenant('own-site.localhost')
    if (!ctx) throw new Error('The website was not found.')
    return ctx
  }

  it('has the dealer site config: slug, name, template, manufacturer, place and base URL [ENT-16]', async () => {
    expect(await context()).toMatchObject({
      slug: 'own-site',
      name: 'Own Motors',
      template: 'metro',
      groupId: world.sites.own.groupId,
      manufacturerName: 'Kia',
      address: { city: 'Wagga Wagga', state: 'NSW' },
      siteBaseUrl: 'https://own.example.com.au',
      websiteId: 'own-site',
    })
  })

  it('never contains the key of its search service', async () => {
    expect(JSON.stringify(await context())).not.toContain('secret-key')
  })

  it('lists only its own dealerships, each with its slug [ENT-15]', async () => {
    const { dealerships } = await context()
    expect(dealerships).toMatchObject([
      { id: world.sites.own.dealershipId, slug: 'main', name: 'Dealership own-site' },
    ])
  })

  it('resolves settings from template, group and website, the nearest first [TEN-01] [TEN-09]', async () => {
    const group = (settings: object) =>
      world.payload.update({ collection: 'groups', id: world.sites.own.groupId, data: { settings } })
    await group({ 'content.warranty': 'group warranty', 'enquiry.optInText': 'group wording' })
    const { settings } = await context()
    expect(settings['content.warranty']).toBe('tenant warranty')
    expect(settings['enquiry.optInText']).toBe('group wording')
    expect(settings['search.preset']).toBe(3)
    const sibling = await resolveTenant('sibling-site.localhost')
    expect(sibling?.settings['content.warranty']).toBe('group warranty')
    const foreign = await resolveTenant('foreign-site.localhost')
    expect(foreign?.settings['content.warranty']).not.toMatch(/tenant|group/)
  })

  it('lets a dealership have its own wording for its own vehicles [TEN-17]', async () => {
    const { own } = world.sites
    await saveTenant({ settings: { 'finance.disclaimer': 'Website wording' } })
    const other = await world.payload.create({
      collection: 'dealerships',
      data: {
        name: 'Annex',
        slug: 'annex',
        tenant: own.id,
        settings: { 'finance.disclaimer': 'Annex wording' },
      },
    })
    const { settings, dealerships } = await context()
    expect(settings['finance.disclaimer']).toBe('Website wording')
    expect(dealerships.map((dealership) => dealership.settings['finance.disclaimer'])).toEqual([
      'Website wording',
      'Annex wording',
    ])
    await world.payload.delete({ collection: 'dealerships', id: other.id })
  })

  it('has the rest of the dealer site config in the website’s settings and documents [ENT-16]', async () => {
    const { settings, id } = await context()
    expect(settings).toMatchObject({
      'finance.provider': expect.anything(),
      'garage.enabled': expect.any(Boolean),
    })
    const tenant = await world.payload.findByID({ collection: 'tenants', id })
    expect(tenant.search).toEqual({ host: 'https://search.example.com', key: 'secret-key' })
    expect(tenant.locations).toBeDefined()
  })
})
