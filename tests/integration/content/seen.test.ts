import type { Pool } from 'pg'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

type Collection = 'promos' | 'popups' | 'announcements'

let world: World
let targets: Targets
let pool: Pool

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  pool = (await import('@/server/clients/database')).database()
})
beforeEach(() =>
  pool.query(
    'DELETE FROM promos; DELETE FROM popups; DELETE FROM announcements; UPDATE vehicles SET sold = true',
  ),
)
afterAll(() => world?.close())

async function plantVehicles(count: number, type: string) {
  for (let nth = 0; nth < count; nth += 1) {
    const { id } = await targets.create('vehicles', 'own', 0)
    await pool.query(
      `UPDATE vehicles SET status = 'in_stock', sold = false, show_on_dealer_website = true, car_type = $2 WHERE id = $1`,
      [id, type],
    )
  }
}

const seenIn = async (collection: Collection) => {
  const path = `/${collection}?depth=0&sort=id&where[tenant][equals]=${world.sites.own.id}`
  const { text } = await world.rest({ method: 'GET', path, token: world.people['marketing-staff'].token })
  return (JSON.parse(text).docs as { seen: string }[]).map(({ seen }) => seen)
}

const plant = async (collection: Collection, data: object = {}) => {
  const { id } = await targets.create(collection, 'own', 0)
  return world.payload.update({ collection, id, data: data as never })
}

describe('The list of promo tiles', () => {
  it('says which tiles shoppers see, and why not the others', async () => {
    await plantVehicles(6, 'used')
    await plant('promos', { positions: [], carTypes: [] })
    await plant('promos', { carTypes: ['new'] })
    await plant('promos', { expiryDate: '2020-01-01T00:00:00.000Z', startDate: null })
    await plant('promos', { positions: [60] })
    expect(await seenIn('promos')).toEqual([
      'Yes',
      'Not seen: the website has no new stock.',
      'Not seen: it has ended. Set a later end.',
      'Not seen: the results have 6 vehicles, and its position is behind them.',
    ])
  })

  it('is right in the answer to a save', async () => {
    await plantVehicles(6, 'used')
    const { id } = await targets.create('promos', 'own', 0)
    const { text } = await world.rest({
      method: 'PATCH',
      path: `/promos/${id}`,
      token: world.people['marketing-staff'].token,
      body: { startDate: '2199-01-01T00:00:00.000Z' },
    })
    expect(JSON.parse(text).doc.seen).toBe('Not seen yet: it has not started.')
  })
})

describe('The list of popups', () => {
  it('names the newer popup that opens instead', async () => {
    await plant('popups', { paths: [] })
    await plant('popups', { title: 'Before you go', paths: [] })
    expect(await seenIn('popups')).toEqual([
      'Not seen: the newer popup “Before you go” opens on its pages.',
      'Yes',
    ])
  })
})

describe('The list of announcement bars', () => {
  it('names the newer bar that is shown instead', async () => {
    await plant('announcements')
    await plant('announcements', { text: 'Closed on Monday' })
    await plant('announcements', { text: 'Over', liveUntil: '2020-01-01T00:00:00.000Z' })
    expect(await seenIn('announcements')).toEqual([
      'Not seen: the newer bar “Closed on Monday” is shown instead.',
      'Yes',
      'Not seen: it has ended. Set a later end.',
    ])
  })
})
