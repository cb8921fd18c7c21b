import { createLocalReq } from 'payload'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

const now = new Date()

let world: World
let targets: Targets
let previewAddress: typeof import('~/collections/pages/server-views/preview-address').previewAddress
let openPreview: typeof import('@/server/pages/preview/open-preview').openPreview
let siteOf: (id: number) => Promise<TenantContext>

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  targets = new Targets(world)
  ;({ previewAddress } = await import('~/collections/pages/server-views/preview-address'))
  ;({ openPreview } = await import('@/server/pages/preview/open-preview'))
  const { readTenantContext } = await import('@/server/tenants/read-tenant-context')
  siteOf = async (id) => (await readTenantContext(id)) as TenantContext
})
afterAll(() => world?.close())

async function addressFor(person: keyof World['people'], data: Record<string, unknown>) {
  const req = await createLocalReq({ user: world.people[person].user }, world.payload)
  return previewAddress(data, req)
}

const tokenOf = (address: string | null) => address?.split('/preview/')[1] ?? ''

describe('The address of a preview', () => {
  it('opens the newest draft on the page’s own website, and on no other', async () => {
    const { id } = await targets.create('pages', 'own', 0)
    await world.payload.update({ collection: 'pages', id, data: { title: 'Not yet public' }, draft: true })
    const token = tokenOf(await addressFor('marketing-staff', { id }))
    expect(await openPreview(await siteOf(world.sites.own.id), token, now)).toMatchObject({
      page: { id, title: 'Not yet public' },
    })
    expect(await openPreview(await siteOf(world.sites.foreign.id), token, now)).toBeNull()
  })

  it('is not given for a page of another group, whatever the browser says', async () => {
    const { id } = await targets.create('pages', 'foreign', 0)
    for (const tenant of [world.sites.own.id, world.sites.foreign.id]) {
      expect(await addressFor('marketing-staff', { id, tenant })).toBeNull()
      expect(await addressFor('group-admin', { id, tenant })).toBeNull()
    }
  })

  it('is not given for a page that is not saved, nor to sales staff', async () => {
    const { id } = await targets.create('pages', 'own', 0)
    expect(await addressFor('marketing-staff', { tenant: world.sites.own.id })).toBeNull()
    expect(await addressFor('sales-staff', { id })).toBeNull()
  })
})
