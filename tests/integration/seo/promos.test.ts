import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { getLandingText } from '@/server/content/landing-text'
import type { getLivePromos } from '@/server/promos/get-live-promos'
import { pixelFile } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let own: TenantContext
let read: { promos: typeof getLivePromos; text: typeof getLandingText }

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  const { resolveTenant } = await import('@/server/tenants/resolve-tenant')
  own = (await resolveTenant('own-site.localhost')) as TenantContext
  read = {
    promos: (await import('@/server/promos/get-live-promos')).getLivePromos,
    text: (await import('@/server/content/landing-text')).getLandingText,
  }
})
afterAll(() => world?.close())

async function plantPromo(title: string, changes: object = {}, tenant = world.sites.own.id) {
  const { payload } = world
  const image = await payload.create({ collection: 'media', data: { tenant, alt: title }, file: pixelFile() })
  const link = { label: 'More', href: '/warranty' }
  return payload.create({
    collection: 'promos',
    data: { tenant, title, image: image.id, link, kind: 'other', ...changes },
  })
}

const titles = async (at = now) => (await read.promos(own, at)).map(({ title }) => title)

describe('the promo tiles of a website', () => {
  it('are its own current ones, in the order of their creation [PROMO-12, PROMO-13]', async () => {
    await plantPromo('Always')
    await plantPromo('Over', { startDate: inDays(-9), expiryDate: inDays(-1) })
    await plantPromo('Not yet', { startDate: inDays(1) })
    await plantPromo('This week', { startDate: inDays(-2), expiryDate: inDays(5) })
    await plantPromo('Theirs', {}, world.sites.foreign.id)
    expect(await titles()).toEqual(['Always', 'This week'])
    expect(await titles(new Date(inDays(6)))).toEqual(['Always', 'Not yet'])
  })

  it('have every field that an editor can set [PROMO-05]', async () => {
    const alt = 'A truck'
    const texts = {
      positions: [8, 17],
      carTypes: ['used' as const],
      shuffle: true,
      kind: 'freight' as const,
    }
    await plantPromo('Delivered', { ...texts, alt })
    const found = (await read.promos(own, now)).find(({ title }) => title === 'Delivered')
    expect(found).toMatchObject({
      ...texts,
      picture: { alt },
      link: { href: '/warranty' },
    })
  })

  it('are rejected when they would never show or have no valid position', async () => {
    const backwards = { startDate: inDays(2), expiryDate: inDays(1) }
    await expect(plantPromo('Backwards', backwards)).rejects.toThrow(/Shown until/)
    await expect(plantPromo('Nowhere', { positions: [0] })).rejects.toThrow(/Positions/)
  })
})

describe('the text of a landing page', () => {
  const write = (path: string, tenant = world.sites.own.id) =>
    world.payload.create({
      collection: 'landing-texts',
      data: { tenant, path, title: `Words of ${path}`, introPlace: 'above' },
    })

  it('is found by its path on its own website only', async () => {
    await write('/search/toyota')
    await write('/search/kia', world.sites.foreign.id)
    expect(await read.text(own, '/search/toyota')).toMatchObject({
      title: 'Words of /search/toyota',
      introPlace: 'above',
    })
    expect(await read.text(own, '/search/kia')).toBeNull()
    expect(await read.text(own, 'constructor')).toBeNull()
  })

  it('can be written once a page, and only for results pages', async () => {
    await expect(write('/search/toyota')).rejects.toThrow(/path/)
    await expect(write('/finance')).rejects.toThrow(/Results page/)
    await write('/search/toyota', world.sites.foreign.id)
  })
})
