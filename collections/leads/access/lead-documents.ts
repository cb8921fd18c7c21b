import type { Access, PayloadRequest, Where } from 'payload'
import { allowedTenants } from '../../access/allowed-tenants'
import { type Role, type StaffUser, staffUser } from '../../access/roles'
import { websitesShowingNames } from './websites-showing-names'

/** Where the document's location is: in the lead and the test drive themselves, or in the lead they belong to. */
type LocationPath = 'location' | 'lead.location'

const WORKING: readonly Role[] = ['platform-admin', 'group-admin', 'sales-staff']

/** People who work on leads read them. Marketing staff read those of websites whose switch lets them see names. */
export const readsLeads = (locationPath: LocationPath = 'location'): Access => {
  return ({ req }) => {
    const user = staffUser(req)
    if (!user) return false
    if (user.role === 'marketing-staff') return namedLeads(req, user)
    return workedOn(req, user, locationPath)
  }
}

/** Group and platform admins, and the sales staff of the lead's website and location, work on a lead. */
export const worksOnLeads = (locationPath: LocationPath = 'location'): Access => {
  return ({ req }) => {
    const user = staffUser(req)
    return user && WORKING.includes(user.role) ? workedOn(req, user, locationPath) : false
  }
}

async function workedOn(req: PayloadRequest, user: StaffUser, locationPath: LocationPath) {
  const tenants = await allowedTenants(req)
  if (tenants === 'all') return true
  const ofWebsites: Where = { tenant: { in: tenants } }
  if (user.role !== 'sales-staff' || user.locations.length === 0) return ofWebsites
  return { and: [ofWebsites, { [locationPath]: { in: user.locations } }] } satisfies Where
}

async function namedLeads(req: PayloadRequest, user: StaffUser): Promise<Where | false> {
  const showing = await websitesShowingNames(req, user)
  return showing.length > 0 && { tenant: { in: showing } }
}
