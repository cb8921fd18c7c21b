import type { TenantContext } from '@/domain/tenants/tenant-context'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let world: World
let targets: Targets
let getPage: typeof import('@/server/pages/get-page').getPage
let readTenantContext: typeof import('@/server/tenants/read-tenant-context').readTenantContext
let parseAsOfToken: typeof import('@/server/tenants/as-of/as-of-token').parseAsOfToken

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  targets = new Targets(world)
  ;({ getPage } = await import('@/server/pages/get-page'))
  ;({ readTenantContext } = await import('@/server/tenants/read-tenant-context'))
  ;({ parseAsOfToken } = await import('@/server/tenants/as-of/as-of-token'))
})
afterAll(() => world?.close())

type Person = keyof World['people']

const tokenOf = (person: Person | 'anonymous') => (person === 'anonymous' ? null : world.people[person].token)

async function move(person: Person | 'anonymous', body: object) {
  const { status, text } = await world.rest({
    method: 'POST',
    path: '/calendar/move',
    token: tokenOf(person),
    body,
  })
  return { status, message: JSON.parse(text).errors?.[0]?.message }
}

const NEVER = { liveFrom: null, liveUntil: null }

async function plantPromo(place: 'own' | 'foreign' = 'own') {
  const { id } = await targets.create('promos', place, 0)
  await world.payload.update({ collection: 'promos', id, data: { startDate: null, expiryDate: null } })
  return id
}

const readPromo = (id: number) => world.payload.findByID({ collection: 'promos', id, depth: 0 })

describe('A move on the calendar', () => {
  it('stores the new dates', async () => {
    const id = await plantPromo()
    const dates = { liveFrom: inDays(2), liveUntil: inDays(4) }
    expect(await move('marketing-staff', { kind: 'promo', id, was: NEVER, ...dates })).toMatchObject({
      status: 200,
    })
    expect(await readPromo(id)).toMatchObject({ startDate: dates.liveFrom, expiryDate: dates.liveUntil })
    expect(await move('marketing-staff', { kind: 'promo', id, was: dates, ...NEVER })).toMatchObject({
      status: 200,
    })
    expect((await readPromo(id)).startDate).toBeNull()
  })

  it('is refused if somebody changed the dates in the meantime', async () => {
    const id = await plantPromo()
    await world.payload.update({ collection: 'promos', id, data: { startDate: inDays(1) } })
    expect(
      await move('marketing-staff', { kind: 'promo', id, was: NEVER, liveFrom: inDays(3), liveUntil: null }),
    ).toEqual({
      status: 409,
      message: 'Somebody changed its dates in the meantime. Load the calendar again.',
    })
  })

  it('keeps the rules of the form, and says which one it breaks', async () => {
    const id = await plantPromo()
    expect(
      await move('marketing-staff', {
        kind: 'promo',
        id,
        was: NEVER,
        liveFrom: inDays(4),
        liveUntil: inDays(2),
      }),
    ).toEqual({
      status: 400,
      message: 'Enter a time after “Shown from”. Otherwise the tile is never shown.',
    })
    expect((await readPromo(id)).startDate).toBeNull()
  })

  it('does not publish the changes of a draft', async () => {
    const { id } = await targets.create('pages', 'own', 0)
    await world.payload.update({ collection: 'pages', id, data: { title: 'Not ready' }, draft: true })
    expect(
      await move('marketing-staff', { kind: 'page', id, was: NEVER, liveFrom: inDays(1), liveUntil: null }),
    ).toMatchObject({
      status: 409,
      message: expect.stringContaining('changes that are not published'),
    })
    const page = await world.payload.findByID({ collection: 'pages', id, depth: 0 })
    expect(page.title).not.toBe('Not ready')
    expect(page.liveFrom).toBeNull()
  })

  it('finds nothing of another group, and refuses visitors and sales staff', async () => {
    const [own, foreign] = [await plantPromo(), await plantPromo('foreign')]
    const asked = { kind: 'promo', was: NEVER, liveFrom: inDays(1), liveUntil: null }
    expect((await move('marketing-staff', { ...asked, id: foreign })).status).toBe(404)
    expect((await move('group-admin', { ...asked, id: foreign })).status).toBe(404)
    expect((await move('anonymous', { ...asked, id: own })).status).toBe(403)
    expect([403, 404]).toContain((await move('sales-staff', { ...asked, id: own })).status)
    expect((await readPromo(foreign)).startDate).toBeNull()
    expect((await readPromo(own)).startDate).toBeNull()
  })

  it.each([
    [{}, /^kind: /],
    [{ kind: 'sale', id: 1, was: NEVER, ...NEVER }, /^kind: Only pages/],
    [{ kind: 'promo', id: 'x', was: NEVER, ...NEVER }, /^id: /],
    [{ kind: 'promo', id: 1, was: NEVER, liveFrom: 'Friday', liveUntil: null }, /^liveFrom: Enter a time/],
  ])('says what is wrong with %j', async (body, message) =>
    expect(await move('marketing-staff', body)).toEqual({
      status: 400,
      message: expect.stringMatching(message),
    }),
  )
})

describe('A page with dates', () => {
  const plantPage = async (dates: object) => {
    const { id } = await targets.create('pages', 'own', 0)
    const { path } = await world.payload.update({
      collection: 'pages',
      id,
      data: { ...dates, _status: 'published' },
    })
    return { id, path }
  }

  it('is shown between them only, as of any time', async () => {
    const ctx = (await readTenantContext(world.sites.own.id)) as TenantContext
    const { path } = await plantPage({ liveFrom: inDays(2), liveUntil: inDays(4) })
    expect(await getPage(ctx, path)).toBeNull()
    expect(await getPage({ ...ctx, asOf: inDays(3) }, path)).toMatchObject({ path })
    expect(await getPage({ ...ctx, asOf: inDays(5) }, path)).toBeNull()
  })

  it('is not the home page, which must always be shown', async () => {
    const { id } = await plantPage({})
    const { docs } = await world.payload.find({
      collection: 'pages',
      where: { tenant: { equals: world.sites.own.id }, path: { equals: '/' } },
    })
    const home = docs[0]?.id ?? id
    const data = { path: '/', liveUntil: inDays(9), _status: 'published' } as const
    await expect(world.payload.update({ collection: 'pages', id: home, data })).rejects.toThrow(/Shown until/)
  })
})

describe('A website as of another time', () => {
  const open = async (person: Person | 'anonymous', query: string) => {
    const { status, text, headers } = await world.rest({
      method: 'GET',
      path: `/tenants/as-of?${query}`,
      token: tokenOf(person),
    })
    return { status, text, location: headers?.get('location') ?? null }
  }

  it('opens in the website’s own time zone, for its own people', async () => {
    const { id } = world.sites.own
    const { status, location } = await open('marketing-staff', `site=${id}&at=2026-12-04T17:00`)
    expect(status).toBe(303)
    const token = location?.split('/as-of/')[1] ?? ''
    expect(parseAsOfToken(id, token, new Date())).toMatchObject({ at: new Date('2026-12-04T06:00:00Z') })
    expect(parseAsOfToken(world.sites.foreign.id, token, new Date())).toBeNull()
  })

  it('does not open for other people, nor at a time that is none', async () => {
    const [own, foreign] = [world.sites.own.id, world.sites.foreign.id]
    expect((await open('marketing-staff', `site=${foreign}&at=2026-12-04T17:00`)).status).toBe(404)
    expect((await open('anonymous', `site=${own}&at=2026-12-04T17:00`)).status).toBe(404)
    for (const at of ['', 'Friday', '2026-13-01T00:00', '1999-01-01T00:00', '2200-01-01T00:00'])
      expect(await open('marketing-staff', `site=${own}&at=${at}`)).toMatchObject({
        status: 400,
        text: expect.stringContaining('at: Enter'),
      })
  })
})
