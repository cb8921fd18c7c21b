import type { PayloadRequest, Where } from 'payload'
import { idOf, staffUser } from '../../access/roles'

interface LeadPlace {
  readonly tenant?: unknown
  readonly location?: unknown
}

/**
 * The people who may work on a lead: its group's admins, and the sales staff of its website whose locations include the
 * lead's. A platform admin may take it too, without the group seeing which accounts are platform admins. Null when the
 * lead has no website.
 */
export async function peopleWhoWorkOn(req: PayloadRequest, lead: LeadPlace): Promise<Where | null> {
  const tenant = idOf(lead.tenant)
  if (tenant === null) return null
  const website = await req.payload.findByID({
    collection: 'tenants',
    id: tenant,
    select: { group: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // sales staff may not read the group
    req,
  })
  const group = idOf(website?.group)
  if (group === null) return null
  const location = idOf(lead.location)
  const here: Where[] = [
    { locations: { exists: false } },
    ...(location === null ? [] : [{ locations: { in: [location] } }]),
  ]
  const actor = staffUser(req)
  return {
    or: [
      { and: [{ role: { equals: 'group-admin' } }, { group: { equals: group } }] },
      { and: [{ role: { equals: 'sales-staff' } }, { 'tenants.tenant': { equals: tenant } }, { or: here }] },
      ...(actor?.role === 'platform-admin' ? [{ id: { equals: actor.id } }] : []),
    ],
  }
}
