import type { LinkChoice } from '@/domain/content/links/link-choice'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let targets: Targets

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

type Person = keyof World['people']

async function choices(query: Record<string, string>, person: Person = 'marketing-staff') {
  const all = { tenant: String(world.sites.own.id), kind: 'pages', ...query }
  const path = `/pages/link-choices?${new URLSearchParams(all)}`
  return world.rest({ method: 'GET', path, token: world.people[person].token })
}

const paths = async (query: Record<string, string>) => {
  const { text } = await choices(query)
  return (JSON.parse(text) as { choices: LinkChoice[] }).choices.map(({ path }) => path)
}

describe('The list to choose an address from', () => {
  it('offers published pages by their title, and the pages that the website has without an editor', async () => {
    const tenant = world.sites.own.id
    const data = { tenant, title: 'Roof racks', blocks: [] }
    await world.payload.create({
      collection: 'pages',
      data: { ...data, path: '/accessories', _status: 'published' },
    })
    await world.payload.create({
      collection: 'pages',
      data: { ...data, path: '/unfinished', _status: 'draft' },
      draft: true,
    })
    expect(await paths({ q: 'racks roof' })).toEqual(['/accessories'])
    expect(await paths({ q: 'special' })).toEqual(['/special-offers'])
  })

  it('offers the searches that have stock, and vehicles for sale by name or stock number', async () => {
    const { id, canary } = await targets.create('vehicles', 'own', 0)
    await world.payload.update({
      collection: 'vehicles',
      id,
      data: { stocknum: 'K77', show_on_dealer_website: true },
    })
    expect(await paths({ kind: 'vehicles', q: 'k77' })).toEqual([`/cars/${canary}`])
    expect(await paths({ kind: 'vehicles', q: `${canary} K77` })).toEqual([`/cars/${canary}`])
    expect(await paths({ kind: 'vehicles', q: 'nothing' })).toEqual([])
    expect(await paths({ kind: 'searches', q: 'search' })).toContain('/search')
  })

  it('offers published offers', async () => {
    const { id, canary } = await targets.create('offers', 'own', 0)
    expect(await paths({ kind: 'offers', q: canary })).toEqual([`/offers/${id}`])
  })

  it('is not found for another group’s website, and refused for people who do not edit', async () => {
    const foreign = { tenant: String(world.sites.foreign.id) }
    expect((await choices(foreign)).status).toBe(404)
    expect((await choices(foreign, 'group-admin')).status).toBe(404)
    expect((await choices({}, 'sales-staff')).status).toBe(403)
    expect((await world.rest({ method: 'GET', path: '/pages/link-choices' })).status).toBe(403)
  })

  it('names the field that is wrong', async () => {
    const { status, text } = await choices({ kind: 'menus' })
    expect(status).toBe(400)
    expect(text).toContain('kind: Choose page, stock search, vehicle or offer.')
  })
})
