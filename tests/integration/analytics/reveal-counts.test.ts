import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets
let recordPhoneReveal: typeof import('@/server/analytics/phone-reveals').recordPhoneReveal
let database: typeof import('@/server/clients/database').database

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  ;({ recordPhoneReveal } = await import('@/server/analytics/phone-reveals'))
  ;({ database } = await import('@/server/clients/database'))
})
afterAll(async () => {
  await database().end()
  await world?.close()
})

type Place = 'own' | 'sibling' | 'foreign'

/** A vehicle of that website with three phone reveals, one of them 31 days ago. */
async function plant(place: Place): Promise<number> {
  const { id } = await targets.create('vehicles', place, 0)
  await database().query('UPDATE vehicles SET show_on_dealer_website = true WHERE id = $1', [id])
  const site = { id: world.sites[place].id as never, websiteId: place }
  for (let time = 0; time < 3; time++)
    expect(await recordPhoneReveal(database(), site, String(id))).toBe('recorded')
  await database().query(
    `UPDATE analytics.phone_reveals SET created_at = created_at - interval '31 days'
     WHERE id = (SELECT min(id) FROM analytics.phone_reveals WHERE vehicle_id = $1)`,
    [id],
  )
  return Number(id)
}

async function ask(who: keyof World['people'], path: string, body?: object) {
  const { token } = world.people[who]
  const { status, text } = await world.rest({ method: body ? 'PATCH' : 'GET', path, token, body })
  return { status, body: JSON.parse(text) }
}

describe('the phone reveals of a vehicle', () => {
  it.each<[keyof World['people'], Place, number | undefined]>([
    ['marketing-staff', 'own', 2],
    ['marketing-staff', 'sibling', undefined],
    ['marketing-staff', 'foreign', undefined],
    ['group-admin', 'sibling', 2],
    ['group-admin', 'foreign', undefined],
    ['platform-admin', 'foreign', 2],
  ])(
    'are reported to %s for a vehicle of the %s website as %p in the last 30 days [PHONE-03]',
    async (who, place, expected) => {
      const { status, body } = await ask(who, `/vehicles/${await plant(place)}`)
      expect([status, body.phone_reveals]).toEqual([expected === undefined ? 404 : 200, expected])
    },
  )

  it('cannot be written, searched or sorted by anybody, and are not counted for lists [PHONE-03]', async () => {
    const id = await plant('own')
    const changed = await ask('platform-admin', `/vehicles/${id}`, { phone_reveals: 99 })
    expect(changed.body.doc.phone_reveals).toBe(2)
    const { body } = await ask('marketing-staff', `/vehicles?where[id][equals]=${id}`)
    expect(body.docs.map(({ phone_reveals }: { phone_reveals: unknown }) => phone_reveals)).toEqual([null])
    for (const query of ['where[phone_reveals][greater_than]=0', 'sort=phone_reveals']) {
      const { status } = await ask('marketing-staff', `/vehicles?${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })
})
