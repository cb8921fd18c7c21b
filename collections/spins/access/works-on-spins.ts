import type { Access } from 'payload'
import { staffUser } from '../../access/roles'
import { worksOnLeads } from '../../leads/access/lead-documents'

const worksOnAllLeads = worksOnLeads()

/** People who work on all leads of a website note what they gave its winners. A spin belongs to no location. */
export const worksOnSpins: Access = (args) => {
  const user = staffUser(args.req)
  if (user?.role === 'sales-staff' && user.locations.length > 0) return false
  return worksOnAllLeads(args)
}
