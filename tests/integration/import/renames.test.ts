import type { Payload } from 'payload'
import { cars, type DealerSite, openDealerSite } from './dealer-site'
import { openPayload } from './open-payload'

let site: DealerSite
let payload: Payload

beforeAll(async () => {
  site = await openDealerSite()
  payload = await openPayload(site)
})
afterAll(async () => {
  await payload.destroy()
  await site.close()
})

async function renameLocation(slug: string, name: string, city: string) {
  const { docs } = await payload.find({ collection: 'locations', where: { slug: { equals: slug } } })
  await payload.update({
    collection: 'locations',
    id: docs[0]?.id ?? 0,
    data: { name, address: { ...docs[0]?.address, city } },
  })
}

describe('after our own records are renamed,', () => {
  const places = [{}, { location: 'coast' }, { location_name: 'Coast' }, { city: 'Kedron', state: 'QLD' }]
  const rows = cars(4, (index) => places[index - 1] ?? {})
  const stored = async () =>
    [...(await site.stock()).values()].map((vehicle) => [
      vehicle.dealership_slug,
      vehicle.dealership_name,
      vehicle.location_name,
      vehicle.city,
      vehicle.state,
    ])

  it('the same file changes nothing, and vehicles keep the new names [ENT-07]', async () => {
    await site.import(rows)
    await payload.update({
      collection: 'dealerships',
      id: site.city,
      data: { name: 'Capital Motors', slug: 'capital' },
    })
    await renameLocation('city-yard', 'Town Yard', 'Fremantle')
    await renameLocation('coast', 'Beach', 'Busselton')
    const renamed = await stored()
    expect(renamed).toEqual([
      ['capital', 'Capital Motors', 'Town Yard', 'Fremantle', 'WA'],
      ['capital', 'Capital Motors', 'Beach', 'Busselton', 'WA'],
      ['capital', 'Capital Motors', 'Beach', 'Busselton', 'WA'],
      ['capital', 'Capital Motors', null, 'Kedron', 'QLD'],
    ])
    expect((await site.import(rows)).counts).toMatchObject({ changed: 0, unchanged: 4 })
    expect(await stored()).toEqual(renamed)
  })

  it('a vehicle moves when the feed says so, or when a location it names is added', async () => {
    await site.import(cars(1, () => ({ location: 'Hills' })))
    expect((await site.stock()).get('A1')).toMatchObject({ location_id: null, location_name: 'Hills' })
    const location = await payload.create({
      collection: 'locations',
      data: { tenant: site.tenantId, dealership: site.city, name: 'Hills', slug: 'hills' },
    })
    const again = await site.import(cars(1, () => ({ location: 'Hills' })))
    expect(again.counts).toMatchObject({ changed: 1 })
    expect((await site.stock()).get('A1')).toMatchObject({ location_id: location.id })
    await site.import(cars(1, () => ({ location: 'coast' })))
    expect((await site.stock()).get('A1')).toMatchObject({ location_name: 'Beach', city: 'Busselton' })
  })
})
