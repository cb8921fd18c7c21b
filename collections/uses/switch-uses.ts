import type { PayloadRequest } from 'payload'
import { resolveSettings } from '@/domain/flags/resolve'
import { switchLinks } from '@/domain/flags/switch-links'
import { parentLayers } from '../settings/parent-layers'
import { documentReader } from '../settings/website-settings'
import type { FoundUse } from './find-uses'
import type { Leads } from './matches'

/** The switches of a website, and its dealerships with a switch of their own, that lead to an address. */
export async function switchUses(req: PayloadRequest, tenant: number, leads: Leads): Promise<FoundUse[]> {
  const { layers } = await parentLayers('dealership', { tenant }, documentReader(req))
  const own = switchLinks(resolveSettings(layers).settings)
    .filter(({ href }) => leads(href))
    .map(({ label }) => ({ collection: 'tenants', id: tenant, kind: 'Switch', title: label, block: null }))
  const { docs } = await req.payload.find({
    collection: 'dealerships',
    where: { tenant: { equals: tenant } },
    select: { name: true, settings: true },
    pagination: false,
    depth: 0,
    overrideAccess: true, // only admins read switches, and a link of one breaks for every shopper
    req,
  })
  const dealerships = docs
    .filter(({ settings }) => {
      const resolved = resolveSettings({ ...layers, dealership: settings })
      return switchLinks(resolved.settings).some(
        ({ key, href }) => resolved.sourceOf(key) === 'dealership' && leads(href),
      )
    })
    .map(({ id, name }) => ({ collection: 'dealerships', id, kind: 'Dealership', title: name, block: null }))
  return [...own, ...dealerships]
}
