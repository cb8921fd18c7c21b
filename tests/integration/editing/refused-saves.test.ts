import type { Group, Tenant } from '~/src/payload-types'
import { createWorld, type World } from '../isolation/world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

/** The error that an editor sees at the field when a save is rejected; null when it is saved. */
async function refusalOf(save: () => Promise<unknown>): Promise<string | null> {
  try {
    await save()
    return null
  } catch (error) {
    const { data } = error as { data?: { errors?: { message: string }[] } }
    if (!data?.errors) throw error
    return data.errors.map(({ message }) => message).join(' ')
  }
}

const saveGroup = (settings: Group['settings']) => () =>
  world.payload.update({ collection: 'groups', id: world.sites.own.groupId, data: { settings } })
const saveTenant =
  (data: Partial<Tenant>, id = world.sites.own.id) =>
  () =>
    world.payload.update({ collection: 'tenants', id, data })

describe('settings', () => {
  const buttons = { 'checkout.reserveButtons': true }
  const checkout = { 'checkout.enabled': true }
  const reason = 'On Site own-site: Reserve buttons need checkout to be on (VDP-33).'

  it('of a group are rejected when they contradict those of one of its websites', async () => {
    expect(await refusalOf(saveGroup(checkout))).toBeNull()
    expect(await refusalOf(saveTenant({ settings: buttons }))).toBeNull()
    expect(await refusalOf(saveGroup({ 'checkout.enabled': false }))).toContain(reason)
    expect(await refusalOf(saveGroup(null))).toContain(reason)
    expect(await refusalOf(saveGroup({ ...checkout, 'search.soldDays': 5 }))).toBeNull()
    expect(await refusalOf(saveTenant({ settings: null }))).toBeNull()
    expect(await refusalOf(saveGroup(null))).toBeNull()
  })

  it('of a website are rejected with a template that contradicts an inherited setting [TEN-14]', async () => {
    expect(await refusalOf(saveGroup({ 'promos.positions': [8] }))).toBeNull()
    const refused = 'Position 8 cannot hold a promo tile and the random tile.'
    expect(await refusalOf(saveTenant({ template: 'marque' }))).toContain(`On Site own-site: ${refused}`)
    const tiles = { 'promos.randomSetShown': false }
    expect(await refusalOf(saveTenant({ template: 'marque', settings: tiles }))).toBeNull()
    expect(await refusalOf(saveTenant({ settings: null }))).toContain(refused)
    expect(await refusalOf(saveTenant({ template: 'metro', settings: null }))).toBeNull()
    expect(await refusalOf(saveGroup(null))).toBeNull()
  })

  it('of a group do not affect the websites of another group', async () => {
    const { foreign } = world.sites
    const both = { ...checkout, ...buttons }
    expect(await refusalOf(saveTenant({ settings: both }, foreign.id))).toBeNull()
    expect(await refusalOf(saveGroup({ 'checkout.enabled': false }))).toBeNull()
    expect(await refusalOf(saveGroup(null))).toBeNull()
  })
})

describe('a page', () => {
  const create = (path: string, draft: boolean) => () =>
    world.payload.create({
      collection: 'pages',
      draft,
      data: { title: 'Hidden', path, tenant: world.sites.own.id, _status: draft ? 'draft' : 'published' },
    })

  it.each([
    '/search',
    '/search/used-cars',
    '/cars/trade-in',
    '/media/brochure',
    '/api/stock/search',
    '/sites',
  ])('is rejected at %s, where it could never show', async (path) => {
    expect(await refusalOf(create(path, false))).toContain(`${path} is reserved for`)
    expect(await refusalOf(create(path, true))).toContain('Choose another path.')
  })

  it('cannot move to such an address either', async () => {
    const page = await create('/free', false)()
    const move = () =>
      world.payload.update({ collection: 'pages', id: page.id, data: { path: '/search/used-cars' } })
    expect(await refusalOf(move)).toContain('is reserved for the stock search')
  })
})
