import type { PayloadRequest } from 'payload'
import { type DemoPerson, demoPeople } from '../people'
import { idBySlug, inTransaction, type Planting } from './planting'

async function tenantRows(planting: Planting, { tenants }: DemoPerson): Promise<{ tenant: number }[]> {
  const ids = await Promise.all(tenants.map((slug) => idBySlug(planting, 'tenants', slug)))
  return ids.flatMap((tenant) => (tenant === null ? [] : [{ tenant }]))
}

async function plantPerson(planting: Planting, req: PayloadRequest, person: DemoPerson): Promise<void> {
  const { email, name, as: role, group } = person
  const password = planting.passwordOf?.(person) ?? person.password
  const groupId = group === null ? null : await idBySlug(planting, 'groups', group)
  const tenants = await tenantRows(planting, person)
  const isOutsideThisRun =
    (['marketing-staff', 'sales-staff'].includes(role) && tenants.length === 0) ||
    (group !== null && groupId === null)
  if (isOutsideThisRun) return
  await req.payload.create({
    collection: 'users',
    data: { email, password, name, role, group: groupId, tenants },
    depth: 0,
    context: { plantsDemo: true },
    req,
  })
}

/**
 * Creates the users in one transaction, after everything else. Users mark the demo as complete; until they exist,
 * planting can run again.
 */
export async function plantPeople(planting: Planting): Promise<void> {
  planting.onProgress('Sign-ins')
  await inTransaction(planting.payload, async (req) => {
    for (const person of demoPeople) await plantPerson(planting, req, person)
  })
}

/** Returns whether the database has users: it then holds the complete demo or a real installation. */
export async function hasPeople({ payload }: Pick<Planting, 'payload'>): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  return totalDocs > 0
}
