import type { TenantContext } from '@/domain/tenants/tenant-context'
import { READABLE } from '@/domain/theme/colours/contrast'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let resolveTenant: (host: string) => Promise<TenantContext | null>

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
})
afterAll(() => world?.close())

const staff = () => world.people['marketing-staff'].token
const colours = { name: 'Ours', brand: '#0b3d75', accent: '#b4522a' }

async function save(theme: object, token = staff()) {
  const { docs } = await world.payload.find({
    collection: 'themes',
    where: { tenant: { equals: world.sites.own.id } },
  })
  const id = docs[0]?.id
  const body = { tenant: world.sites.own.id, ...theme }
  return id
    ? world.rest({ method: 'PATCH', path: `/themes/${id}`, token, body })
    : world.rest({ method: 'POST', path: '/themes', token, body })
}

async function upload(name: string, source: string, type = 'image/svg+xml', site = world.sites.own.id) {
  const file = { name, type, bytes: new TextEncoder().encode(source) }
  const token = world.people['platform-admin'].token
  const answer = await world.rest({
    method: 'POST',
    path: '/media',
    token,
    body: { tenant: site, alt: 'Logo' },
    file,
  })
  return { status: answer.status, ...JSON.parse(answer.text) }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.4 40"><script>alert(1)</script><path d="M0 0h9" onclick="x()"/></svg>'

describe('a website’s theme', () => {
  it('is created by its own marketing staff and then shown on its pages', async () => {
    expect((await save({ ...colours, fonts: 'slab', radius: 'none' })).status).toBe(201)
    expect((await resolveTenant('own-site.localhost'))?.theme).toMatchObject({
      brand: '#0b3d75',
      fonts: 'slab',
      radius: 'none',
      density: 'regular',
    })
  })

  it('is rejected, with the measured ratio and advice, when a required text colour is unreadable', async () => {
    const answer = await save({ brand: '#f5d90a', text_on_brand: 'white' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(
      `White on #f5d90a has 1.4:1; ${READABLE}:1 is required. Use dark text or a darker brand.`,
    )
    expect((await resolveTenant('own-site.localhost'))?.theme.brand).toBe('#0b3d75')
  })

  it('is rejected for a single changed choice too, because the stored colour counts', async () => {
    const answer = await save({ text_on_accent: 'dark' })
    expect([answer.status, answer.text.includes('Dark text on #b4522a has')]).toEqual([400, true])
    expect((await save({ text_on_accent: 'white' })).status).toBe(200)
  })

  it.each([
    ['brand', 'red'],
    ['brand', '#12345'],
    ['fonts', 'Comic Sans'],
    ['radius', 'huge'],
  ])('is rejected with %s %j', async (field, value) => {
    expect((await save({ [field]: value })).status).toBe(400)
  })

  it('applies to no other website: its own theme stays the platform default', async () => {
    const sibling = await resolveTenant('sibling-site.localhost')
    expect(sibling?.theme.brand).not.toBe('#0b3d75')
    expect(sibling?.logos).toEqual({ onLight: null, onDark: null, certified: null })
  })

  it('is unique: a second one is rejected', async () => {
    const body = { ...colours, tenant: world.sites.own.id }
    const answer = await world.rest({ method: 'POST', path: '/themes', token: staff(), body })
    expect(answer.status).toBe(400)
  })
})

describe('a logo', () => {
  it('that is an SVG is saved without scripts, with the size of its view box', async () => {
    const { status, doc } = await upload('logo.svg', drawing)
    expect([status, doc.mimeType, doc.width, doc.height]).toEqual([201, 'image/svg+xml', 120, 40])
    const logo = await save({ logo: doc.id })
    expect(logo.status).toBe(200)
    const ctx = await resolveTenant('own-site.localhost')
    expect(ctx?.logos.onLight).toMatchObject({ width: 120, height: 40, alt: 'Logo' })
    const { openMediaFile } = await import('@/server/content/media-file')
    const file = ctx && (await openMediaFile(ctx, doc.filename))
    const stored = await new Response(file?.body).text()
    expect(stored).toContain('<path d="M0 0h9">')
    expect(stored).not.toMatch(/script|onclick/)
  })

  it('for certified cars is the website’s own mark on its cards [CARD-12]', async () => {
    const { doc } = await upload('certified.svg', drawing)
    expect((await save({ certified_badge: doc.id })).status).toBe(200)
    const ctx = await resolveTenant('own-site.localhost')
    expect(ctx?.logos.certified).toMatchObject({ width: 120, height: 40 })
  })

  it('is sanitised whatever its declared type', async () => {
    const { status, doc } = await upload('logo.png', drawing, 'image/png')
    expect([status, doc.mimeType]).toEqual([201, 'image/svg+xml'])
    expect(doc.filename).toMatch(/\.svg$/)
  })

  it.each([
    ['a web page', 'page.svg', '<html><body onload="alert(1)"></body></html>', 'image/svg+xml'],
    ['a truncated SVG', 'half.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path>', 'image/svg+xml'],
    ['a bitmap in name only', 'dots.svg', 'GIF89a', 'image/svg+xml'],
  ])('is rejected when it is %s', async (_, name, source, type) => {
    expect((await upload(name, source, type)).status).toBe(400)
  })

  it('of another website is rejected', async () => {
    const { doc } = await upload('theirs.svg', drawing, 'image/svg+xml', world.sites.sibling.id)
    expect((await save({ logo: doc.id })).status).toBe(400)
  })
})
