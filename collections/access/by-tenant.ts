import type { Access, Where } from 'payload'
import { allowedTenants } from './allowed-tenants'
import { idOf, isUnset, type Role, staffUser } from './roles'

const everyone: readonly Role[] = ['platform-admin', 'group-admin', 'marketing-staff']

/**
 * People with one of the roles reach the documents of their own tenants. Other documents look as if they did not exist.
 * Versions store the document under `version`, so their path is `version.tenant`.
 */
export function byTenant(
  allowedRoles: readonly Role[] = everyone,
  tenantPath: 'tenant' | 'version.tenant' = 'tenant',
): Access {
  return async ({ req }) => {
    const user = staffUser(req)
    if (!user || !allowedRoles.includes(user.role)) return false
    const tenants = await allowedTenants(req)
    if (tenants === 'all') return true
    return { [tenantPath]: { in: tenants } } satisfies Where
  }
}

export function createInTenant(allowedRoles: readonly Role[] = everyone): Access {
  return async ({ req, data }) => {
    const user = staffUser(req)
    if (!user || !allowedRoles.includes(user.role)) return false
    const tenants = await allowedTenants(req)
    if (tenants === 'all') return true
    // Payload passes no tenant when it asks whether to show the "Create" button.
    if (isUnset(data?.tenant)) return tenants.length > 0
    const tenant = idOf(data.tenant)
    return tenant !== null && tenants.includes(tenant)
  }
}
