import type { PayloadRequest } from 'payload'
import type { DemoGroup, DemoTenant } from '../demo-tenant'
import { plantContent } from './plant-content'
import { plantLeadRules } from './plant-lead-rules'
import { plantLender } from './plant-lender'
import { plantPlaces } from './plant-places'
import { plantTheme } from './plant-theme'
import { idBySlug, inTransaction, type Planting } from './planting'

export async function plantGroup(planting: Planting, { slug, name, settings }: DemoGroup): Promise<number> {
  const known = await idBySlug(planting, 'groups', slug)
  if (known !== null) return known
  return inTransaction(planting.payload, async (req) => {
    // Demos take test cards only.
    const payments = { provider: 'sandbox' as const }
    const data = { slug, name, settings: { ...settings }, payments }
    const group = await req.payload.create({ collection: 'groups', data, depth: 0, req })
    return group.id
  })
}

/** A group takes the logo of its first website. */
async function setGroupLogo(req: PayloadRequest, id: number, logo: number): Promise<void> {
  const group = await req.payload.findByID({ collection: 'groups', id, depth: 0, req })
  if (!group.logo) await req.payload.update({ collection: 'groups', id, data: { logo }, depth: 0, req })
}

/**
 * Plants a website with its dealerships, locations, pictures and pages in one transaction. An existing website stays
 * unchanged.
 */
export async function plantTenant(planting: Planting, demo: DemoTenant): Promise<void> {
  if ((await idBySlug(planting, 'tenants', demo.slug)) !== null) return
  const group = await plantGroup(planting, demo.group)
  planting.onProgress(`${demo.name}: pages`)
  await inTransaction(planting.payload, async (req) => {
    const tenant = await req.payload.create({
      collection: 'tenants',
      data: {
        slug: demo.slug,
        name: demo.name,
        group,
        template: demo.template,
        website_id: demo.websiteId,
        manufacturer_name: demo.manufacturerName ?? null,
        address: { ...demo.address },
        site_base_url: demo.sharesLinks ? `http://${demo.slug}.localhost:${planting.port}` : null,
        settings: { ...demo.settings },
      },
      depth: 0,
      req,
    })
    await plantPlaces(req, tenant.id, demo, planting.now)
    await plantLeadRules(req, tenant.id, demo)
    await plantLender(req, tenant.id, demo)
    const logo = await plantTheme(req, tenant.id, demo)
    await setGroupLogo(req, group, logo)
    await plantContent(req, tenant.id, demo, planting.now)
  })
}
