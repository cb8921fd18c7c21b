import type { Access, Where } from 'payload'
import { allowedTenants } from './allowed-tenants'
import { idOf, isUnset, type Role, staffUser } from './roles'

const everyone: readonly Role[] = ['platform-admin', 'group-admin', 'marketing-staff']

/**
 * A rule for documents that carry a `tenant`: people with one of the roles reach the documents of their own tenants;
 * everything else is as if it did not exist. Versions keep the document below `version`, hence `tenantPath`.
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

/** The same for creating: the new document's tenant must be one of the person's own. */
export function createInTenant(allowedRoles: readonly Role[] = everyone): Access {
  return async ({ req, data }) => {
    const user = staffUser(req)
    if (!user || !allowedRoles.includes(user.role)) return false
    const tenants = await allowedTenants(req)
    if (tenants === 'all') return true
    // Without a tenant Payload only asks whether the person may create at all (to show the button).
    if (isUnset(data?.tenant)) return tenants.length > 0
    const tenant = idOf(data.tenant)
    return tenant !== null && tenants.includes(tenant)
  }
}
