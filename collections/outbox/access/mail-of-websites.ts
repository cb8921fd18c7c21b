import type { Access } from 'payload'
import { allowedTenants } from '../../access/allowed-tenants'
import { staffUser } from '../../access/roles'

/**
 * Group admins read the mail about leads of their websites. Mail without a website is about accounts and may contain
 * links that set a password, so only platform admins read it.
 */
export const mailOfWebsites: Access = async ({ req }) => {
  const user = staffUser(req)
  if (user?.role !== 'platform-admin' && user?.role !== 'group-admin') return false
  const tenants = await allowedTenants(req)
  return tenants === 'all' ? true : { tenant: { in: tenants } }
}
