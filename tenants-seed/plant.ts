import type { DemoTenant } from './demo-tenant'
import { plantCampaign } from './plant/plant-campaign'
import { hasPeople, plantPeople } from './plant/plant-people'
import { plantShopper } from './plant/plant-shopper'
import { plantStock } from './plant/plant-stock'
import { plantGroup, plantTenant } from './plant/plant-tenant'
import type { Planting } from './plant/planting'
import { demoTenants } from './tenants/demo-tenants'

export type Planted = 'planted' | 'in use'

async function plantSite(planting: Planting, tenant: DemoTenant): Promise<void> {
  await plantTenant(planting, tenant)
  await plantStock(planting, tenant)
}

/**
 * Plants the demo dealers in a migrated database that has no users yet. A database with users stays unchanged. A
 * killed process can run again: each website and each dealership's stock is planted as a whole, existing data
 * stays, and the users come last, because they mark the demo as complete. `only` limits the websites, for tests.
 * Throws if a document or a vehicle is rejected.
 */
export async function plantDemo(planting: Planting, only?: readonly string[]): Promise<Planted> {
  if (await hasPeople(planting)) return 'in use'
  const chosen = demoTenants.filter(({ slug }) => only?.includes(slug) ?? true)
  const groups = new Set(chosen.map(({ group }) => group))
  for (const group of groups) await plantGroup(planting, group)
  // In parallel, because each website spends half of its time waiting for the database.
  await Promise.all(chosen.map((tenant) => plantSite(planting, tenant)))
  await plantShopper(planting)
  await plantCampaign(planting)
  await plantPeople(planting)
  return 'planted'
}
