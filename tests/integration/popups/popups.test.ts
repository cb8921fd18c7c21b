import type { TenantContext } from '@/domain/tenants/tenant-context'
import { pixelFile } from '../isolation/targets'
import { createWorld, type Site, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

let world: World
let getLivePopups: typeof import('@/server/popups/get-popups').getLivePopups
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant
const pictures = new Map<number, number>()

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  ;({ getLivePopups } = await import('@/server/popups/get-popups'))
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
  for (const { id: tenant } of [world.sites.own, world.sites.foreign]) {
    const data = { tenant, alt: 'A red ute in the yard' }
    const { id } = await world.payload.create({ collection: 'media', data, file: pixelFile() })
    pictures.set(tenant, id)
  }
})
beforeEach(() => world.payload.delete({ collection: 'popups', where: { id: { exists: true } } }))
afterAll(() => world?.close())

const dataOf = (title: string, changes: object = {}, { id: tenant }: Site = world.sites.own) => ({
  ...{ tenant, title, src: pictures.get(tenant), trigger: 'delay', after: 5 },
  ...changes,
})

const asStaff = async (body: object, path = '/popups', method: 'POST' | 'PATCH' | 'DELETE' = 'POST') => {
  const answer = await world.rest({ method, path, token: world.people['marketing-staff'].token, body })
  return { status: answer.status, text: answer.text }
}

async function plant(title: string, changes: object = {}, site: Site = world.sites.own): Promise<void> {
  await world.payload.create({ collection: 'popups', data: dataOf(title, changes, site) as never })
}

async function live(slug: string, at = now) {
  return getLivePopups((await resolveTenant(`${slug}.localhost`)) as TenantContext, at)
}

describe('the popups of a website', () => {
  it('are its own that have started and not expired, the newest first [PROMO-09]', async () => {
    await plant('Always')
    await plant('Over', { expiryDate: inDays(-1) })
    await plant('Tomorrow', { startDate: inDays(1) })
    await plant('This week', { startDate: inDays(-1), expiryDate: inDays(6) })
    await plant('Theirs', {}, world.sites.foreign)
    const titles = async (slug: string, at = now) => (await live(slug, at)).map(({ title }) => title)
    expect(await titles('own-site')).toEqual(['This week', 'Always'])
    expect(await titles('own-site', new Date(inDays(7)))).toEqual(['Tomorrow', 'Always'])
    expect(await titles('foreign-site')).toEqual(['Theirs'])
  })

  it('carry picture, expiry, link, title, description and button, as staff write them [PROMO-08, PROMO-11]', async () => {
    const saved = await asStaff(
      dataOf('Offer', {
        ...{ description: 'Ends soon.', linkTo: '/special-offers', buttonText: 'See it' },
        ...{ expiryDate: inDays(3), paths: ['/finance', '/used-car/*'] },
      }),
    )
    expect(saved.status).toBe(201)
    expect(await live('own-site')).toMatchObject([
      {
        title: 'Offer',
        description: 'Ends soon.',
        picture: { alt: 'A red ute in the yard' },
        button: { label: 'See it', href: '/special-offers' },
        expiryDate: inDays(3),
        paths: ['/finance', '/used-car/*'],
      },
    ])
  })

  it.each<[string, object, string]>([
    [
      'a script as a link',
      { linkTo: 'javascript:alert(1)', buttonText: 'Go' },
      'Enter a path such as /finance',
    ],
    ['a button without an address', { buttonText: 'Go' }, 'Enter both the button’s text and its address'],
    ['an address without a button', { linkTo: '/finance' }, 'Enter both the button’s text and its address'],
    ['a page that is no path', { paths: ['finance'] }, '“finance” is not a path'],
    [
      'an end before its start',
      { startDate: inDays(2), expiryDate: inDays(1) },
      'Enter a time after “Shown from”',
    ],
    ['no picture', { src: null }, 'src'],
  ])('are refused with %s, and the reason', async (_, changes, reason) => {
    const refused = await asStaff(dataOf('Refused', changes))
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(reason)
    expect(await live('own-site')).toEqual([])
  })

  it('of another website cannot be read, changed or given another website’s picture', async () => {
    await plant('Theirs', {}, world.sites.foreign)
    const [theirs] = await live('foreign-site')
    const change = (id = 0) => asStaff({ title: 'Mine' }, `/popups/${id}`, 'PATCH')
    expect(await change(theirs?.id)).toEqual(await change(999_999))
    expect((await live('foreign-site'))[0]?.title).toBe('Theirs')
    const foreign = pictures.get(world.sites.foreign.id)
    expect((await asStaff(dataOf('Own', { src: foreign }))).text).toContain('belongs to this website')
  })
})
