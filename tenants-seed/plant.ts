import { hasPeople, plantPeople } from './plant/plant-people'
import { plantStock } from './plant/plant-stock'
import { plantGroup, plantTenant } from './plant/plant-tenant'
import type { Planting } from './plant/planting'
import type { DemoTenant } from './tenants/demo-tenant'
import { demoTenants } from './tenants/demo-tenants'

export type Planted = 'planted' | 'in use'

async function plantSite(planting: Planting, tenant: DemoTenant): Promise<void> {
  await plantTenant(planting, tenant)
  await plantStock(planting, tenant)
}

/**
 * Plants the demo dealers in a migrated database that nobody uses yet; one with people in it is left as it is. Killed at
 * any moment it can be run again: each website and each dealership's stock goes in whole, what is there stays, and the
 * people come last, as the mark that the planting is complete.
 *
 * `only` plants some of the websites, for tests. Throws when a document or a vehicle is not accepted.
 */
export async function plantDemo(planting: Planting, only?: readonly string[]): Promise<Planted> {
  if (await hasPeople(planting)) return 'in use'
  const chosen = demoTenants.filter(({ slug }) => only?.includes(slug) ?? true)
  const groups = new Set(chosen.map(({ group }) => group))
  for (const group of groups) await plantGroup(planting, group)
  // Side by side, as a website spends half of its time waiting for the database.
  await Promise.all(chosen.map((tenant) => plantSite(planting, tenant)))
  await plantPeople(planting)
  return 'planted'
}
