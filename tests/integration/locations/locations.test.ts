import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LocationsBlock } from '@/payload-types'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { pixelFile } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let own: TenantContext
let foreign: TenantContext
let service: Upstream
let respond: (response: ServerResponse) => void
let asked: string[]
let locationAt: typeof import('@/server/locations/location-at').locationAt
let answerLocator: typeof import('@/server/locations/answer-locator').answerLocator
let geocodePostcode: typeof import('@/server/locations/geocode').geocodePostcode
let loadLocations: typeof import('~/blocks/locations/load').loadLocations
let getContactPlaces: typeof import('@/server/leads/contact-places').getContactPlaces
let locationEntries: typeof import('@/server/locations/location-entries').locationEntries

const hours = ['1', '2', '3', '4', '5'].map((weekday) => ({
  weekday: weekday as '1',
  status: 'Open' as const,
  open: '08:30',
  close: '17:00',
}))

async function plant(site: 'own' | 'foreign', slug: string, changes: object = {}) {
  const { id: tenant, dealershipId: dealership } = world.sites[site]
  return world.payload.create({
    collection: 'locations',
    data: { tenant, dealership, name: slug, slug, ...changes },
  })
}

beforeAll(async () => {
  disableCachedReads()
  process.env.FEED_ALLOW_PRIVATE = 'true'
  world = await createWorld()
  service = await startUpstream((request, response) => {
    asked.push(request.url ?? '')
    respond(response)
  })
  const picture = { tenant: world.sites.own.id, alt: 'The yard' }
  const image = await world.payload.create({ collection: 'media', data: picture, file: pixelFile() })
  await plant('own', 'perth-workshop', {
    location_type: 'service',
    address: { city: 'Burswood', state: 'WA', postcode: '6100' },
    contact_detail: { phone: '08 5550 0405' },
    motor_vehicle_repairer: 'WA MRB 1',
  })
  await plant('own', 'brisbane', {
    primary: true,
    location_type: 'sales',
    image: image.id,
    average_rating: 4.6,
    review_count: 12,
    address: {
      street: '1 High Street',
      city: 'Aspley',
      state: 'QLD',
      postcode: '4034',
      lat: -27.36,
      long: 153.01,
    },
    contact_detail: { phone: '07 5550 0101', opening_hours: hours },
    special_hours: [{ date: '2026-12-25', status: 'Closed', name: 'Christmas Day' }],
  })
  await plant('own', 'hidden', { visible: false })
  await plant('foreign', 'brisbane', { name: 'Theirs', contact_detail: { phone: '02 5550 0001' } })
  await plant('foreign', 'perth-workshop', { name: 'Their workshop' })
  const { resolveTenant } = await import('@/server/tenants/resolve-tenant')
  own = (await resolveTenant('own-site.localhost')) as TenantContext
  foreign = (await resolveTenant('foreign-site.localhost')) as TenantContext
  foreign = { ...foreign, settings: { ...foreign.settings, 'locations.path': '/our-location/{slug}' } }
  ;({ locationAt } = await import('@/server/locations/location-at'))
  ;({ answerLocator } = await import('@/server/locations/answer-locator'))
  ;({ geocodePostcode } = await import('@/server/locations/geocode'))
  ;({ loadLocations } = await import('~/blocks/locations/load'))
  ;({ getContactPlaces } = await import('@/server/leads/contact-places'))
  ;({ locationEntries } = await import('@/server/locations/location-entries'))
})

beforeEach(() => {
  asked = []
  respond = (response) => response.end('{"results":[]}')
})

afterAll(async () => {
  await service?.close()
  await world?.close()
})

describe('a location’s page', () => {
  it('has everything that the location stores, by its own clock [LOC-17, ROUTE-35]', async () => {
    const found = await locationAt(own, '/contact-us/brisbane')
    expect(found).toMatchObject({
      kind: 'location',
      location: {
        name: 'brisbane',
        type: 'sales',
        isMain: true,
        picture: { alt: 'The yard' },
        rating: 4.6,
        reviews: 12,
        phone: '07 5550 0101',
        zone: 'Australia/Brisbane',
        position: { lat: -27.36, lng: 153.01 },
        specialHours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed' }],
        dealership: { slug: 'main', name: 'Dealership own-site' },
      },
      others: [{ name: 'perth-workshop', zone: 'Australia/Perth', repairerLicence: 'WA MRB 1' }],
    })
  })

  it('is at the path of its website, and redirects from the others’ [ROUTE-35, ROUTE-37]', async () => {
    expect(await locationAt(own, '/locations/brisbane')).toEqual({
      kind: 'moved',
      to: '/contact-us/brisbane',
    })
    expect(await locationAt(foreign, '/our-location/brisbane')).toMatchObject({
      kind: 'location',
      location: { name: 'Theirs' },
      others: [{ name: 'Their workshop' }],
    })
    expect(await locationAt(foreign, '/contact-us/brisbane')).toEqual({
      kind: 'moved',
      to: '/our-location/brisbane',
    })
  })

  it.each(['/contact-us/hidden', '/contact-us/nowhere', '/contact-us/main', '/about/brisbane', '/contact'])(
    'is not at %s',
    async (path) => {
      expect(await locationAt(own, path)).toBeNull()
    },
  )
})

describe('a dealership’s page', () => {
  it('lists its locations, main ones first, and /dealerships lists all [ROUTE-37]', async () => {
    const one = await locationAt(own, '/locations/main')
    expect(one).toMatchObject({
      title: 'Dealership own-site',
      groups: [{ heading: null, locations: [{ name: 'brisbane' }, { name: 'perth-workshop' }] }],
    })
    expect(await locationAt(foreign, '/dealerships')).toMatchObject({
      title: 'Our dealerships',
      groups: [
        {
          heading: 'Dealership foreign-site',
          href: expect.stringMatching(/^\/locations\//),
          locations: [{ name: 'Theirs' }, { name: 'Their workshop' }],
        },
      ],
    })
  })
})

describe('a redirect from /contact', () => {
  it('leads to the contact page once it is published [ROUTE-35]', async () => {
    const data = {
      tenant: world.sites.foreign.id,
      path: '/contact-us',
      title: 'Contact',
      _status: 'published' as const,
    }
    await world.payload.create({ collection: 'pages', data })
    expect(await locationAt(foreign, '/contact')).toEqual({ kind: 'moved', to: '/contact-us' })
  })
})

describe('the search for a location', () => {
  const names = async (postcode: string, ctx = own) => {
    const { located, problem } = await answerLocator(ctx, postcode)
    return [problem, ...located.map(({ location }) => location.name)]
  }

  it('shows the nearest to a postcode first [LOC-22, ROUTE-37]', async () => {
    expect(await names('')).toEqual([null, 'brisbane', 'perth-workshop'])
    expect(await names(' 6000 ')).toEqual([null, 'perth-workshop', 'brisbane'])
    const { located } = await answerLocator(own, '6000')
    expect(located[0]?.km).toBeLessThan(10)
    expect(located[1]?.km).toBeGreaterThan(3000)
  })

  it.each([
    ['0001', 'Invalid postcode'],
    ['400', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('says what is wrong with %s [LOC-19]', async (postcode, problem) => {
    expect(await names(postcode)).toEqual([problem, 'brisbane', 'perth-workshop'])
  })

  it('shows only locations of its website', async () => {
    expect(await names('4000', foreign)).toEqual([null, 'Theirs', 'Their workshop'])
  })
})

describe('the position of a postcode', () => {
  const withService = (path: string): TenantContext => ({
    ...own,
    settings: { ...own.settings, 'integrations.geocodeUrl': `${service.address}${path}` },
  })
  const perth = { lat: -31.95, lng: 115.86 }

  it('is the first result of the service, which is asked by postcode and country [LOC-18]', async () => {
    const results = [{ geometry: { location: perth } }, { geometry: { location: { lat: 0, lng: 0 } } }]
    respond = (response) => response.end(JSON.stringify({ results }))
    expect(await geocodePostcode(withService('/found?key=K'), '6000')).toEqual(perth)
    const { searchParams } = new URL(asked[0] ?? '', service.address)
    expect(Object.fromEntries(searchParams)).toEqual({
      key: 'K',
      components: 'postal_code:6000|country:AU',
    })
  })

  it('does not exist when the service has no result [LOC-19]', async () => {
    await expect(geocodePostcode(withService('/none'), '6000')).rejects.toThrow('Invalid postcode')
  })

  it('comes from the built-in list when the service fails', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    respond = (response) => response.writeHead(500).end()
    const { lat } = await geocodePostcode(withService('/broken'), '6000')
    expect(Math.round(lat)).toBe(-32)
    respond = (response) => response.end('{"answers":1}')
    expect(await geocodePostcode(withService('/other'), '6000')).toMatchObject({ lat })
    expect(logged.mock.calls.map(([line]) => String(line).split(':')[0])).toEqual(
      Array(2).fill('no position of a postcode for own-site'),
    )
    logged.mockRestore()
  })
})

describe('the blocks and lists that show locations', () => {
  const block = { blockType: 'locations', layout: 'grid', filter: 'all' } as LocationsBlock
  const shown = { now: new Date('2026-12-23T00:00:00Z'), path: '/about-us' }

  it('read the same hours and phones as the location’s page [LOC-02, LOC-12]', async () => {
    const { locations } = await loadLocations(block, own, shown)
    expect(
      locations.map(({ name, phone, open, holidays }) => [name, phone, open?.text, holidays.length]),
    ).toEqual([
      ['brisbane', '07 5550 0101', 'Open until 5 pm', 1],
      ['perth-workshop', '08 5550 0405', undefined, 0],
    ])
    const places = await getContactPlaces(own, 'enquiry')
    expect(places).toEqual([
      {
        name: 'brisbane',
        phone: '07 5550 0101',
        street: '1 High Street',
        city: 'Aspley',
        hours: locations[0]?.hours,
      },
    ])
  })

  it('show what an editor chose [LOC-06]', async () => {
    const one = async (changes: Partial<LocationsBlock>) => {
      const { locations } = await loadLocations({ ...block, ...changes }, own, shown)
      return locations.map(({ name }) => name)
    }
    expect(await one({ filter: 'service' })).toEqual(['perth-workshop'])
    expect(await one({ filter: 'one', location: null })).toEqual([])
    expect(await one({ filter: 'primary' })).toEqual(['brisbane'])
  })

  it('are in the sitemap at the website’s own paths [ROUTE-35, ROUTE-37]', async () => {
    expect((await locationEntries(foreign)).map(({ path }) => path)).toEqual([
      '/dealer-locator',
      '/dealerships',
      '/locations/main',
      '/our-location/brisbane',
      '/our-location/perth-workshop',
    ])
  })
})

describe('the proposed public holidays', () => {
  const ask = (token: string | null, query: string) =>
    world.rest({ method: 'GET', path: `/locations/public-holidays${query}`, token })

  it('are for staff only, and for a state [LOC-12]', async () => {
    const { token } = world.people['marketing-staff']
    expect((await ask(null, '?state=QLD')).status).toBe(403)
    expect((await ask(token, '?state=Auckland')).status).toBe(400)
    const answer = await ask(token, '?state=Queensland')
    const { holidays } = JSON.parse(answer.text)
    expect(holidays.map(({ name }: { name: string }) => name)).toContain('Christmas Day')
  })
})
