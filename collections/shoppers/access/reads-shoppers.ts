import type { Access } from 'payload'
import { staffUser } from '../../access/roles'
import { readsLeads } from '../../leads/access/lead-documents'

const readsAllLeads = readsLeads()

/**
 * People who read a website's leads read its shoppers. Sales staff of some locations read none: an account belongs to no
 * location.
 */
export const readsShoppers: Access = (args) => {
  const user = staffUser(args.req)
  if (user?.role === 'sales-staff' && user.locations.length > 0) return false
  return readsAllLeads(args)
}
