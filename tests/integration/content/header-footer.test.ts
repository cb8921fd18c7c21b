import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { getChrome } from '@/server/content/site-chrome'
import type { publishedLinks } from '@/server/pages/get-page'
import type { resolveTenant } from '@/server/tenants/resolve-tenant'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let read: {
  chrome: typeof getChrome
  links: typeof publishedLinks
  tenant: typeof resolveTenant
}

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  read = {
    chrome: (await import('@/server/content/site-chrome')).getChrome,
    links: (await import('@/server/pages/get-page')).publishedLinks,
    tenant: (await import('@/server/tenants/resolve-tenant')).resolveTenant,
  }
})
afterAll(() => world?.close())

const siteOf = async (slug: string) => (await read.tenant(`${slug}.localhost`)) as TenantContext

async function save(body: object) {
  const { docs } = await world.payload.find({
    collection: 'site-chrome',
    where: { tenant: { equals: world.sites.own.id } },
    overrideAccess: true,
  })
  const token = world.people['marketing-staff'].token
  const [stored] = docs
  const tenant = world.sites.own.id
  return stored
    ? world.rest({ method: 'PATCH', path: `/site-chrome/${stored.id}`, token, body })
    : world.rest({ method: 'POST', path: '/site-chrome', token, body: { tenant, ...body } })
}

const sale = { label: 'Demonstrator sale', href: '/pages/sale' }

describe('marketing staff', () => {
  it('edit the menu, its lists, the footer’s columns and the social links of their website [HF-01, HF-02, HF-03]', async () => {
    const { status } = await save({
      menu: [
        { kind: 'link', label: 'Home', href: '/' },
        { kind: 'group', label: 'Offers', href: '/special-offers', links: [sale] },
      ],
      columns: [{ kind: 'links', title: 'Buyer tools', links: [sale] }],
      social: [{ network: 'facebook', href: 'https://www.facebook.com/own' }],
      small_print: 'Own small print',
    })
    expect(status).toBeLessThan(300)
    const chrome = await read.chrome(await siteOf('own-site'))
    expect(chrome.menu).toEqual([
      { kind: 'link', label: 'Home', href: '/' },
      { kind: 'list', label: 'Offers', all: { label: 'Offers', href: '/special-offers' }, links: [sale] },
    ])
    expect(chrome).toMatchObject({
      columns: [{ title: 'Buyer tools', links: [sale] }],
      social: [{ network: 'facebook', href: 'https://www.facebook.com/own' }],
      smallPrint: ['Own small print'],
    })
    expect((await read.chrome(await siteOf('foreign-site'))).columns).not.toEqual(chrome.columns)
  })

  it('cannot save a link that runs a script', async () => {
    const unsafe = { kind: 'link', label: 'Home', href: 'javascript:alert(1)' }
    expect((await save({ menu: [unsafe] })).status).toBe(400)
  })
})

it('links to latest offers stay on a website without a page for them, and links to missing pages do not [CB-01]', async () => {
  const links = [
    { label: 'Latest offers', href: '/special-offers' },
    { label: 'Book a service', href: '/service-that-is-missing' },
    { label: 'Elsewhere', href: 'https://example.com' },
    { label: 'Book by form', href: '/forms/service?car_id=1#when' },
    { label: 'Sell your car', href: '/trade-in' },
  ]
  expect(await read.links(await siteOf('own-site'), links)).toEqual([links[0], ...links.slice(2)])
})
