import type { Access } from 'payload'
import { allowedTenants } from '../../access/allowed-tenants'
import { type Role, roles, staffUser } from '../../access/roles'

export function byTenantId(allowedRoles: readonly Role[] = roles): Access {
  return async ({ req }) => {
    const user = staffUser(req)
    if (!user || !allowedRoles.includes(user.role)) return false
    const tenants = await allowedTenants(req)
    return tenants === 'all' ? true : { id: { in: tenants } }
  }
}
