import { type FieldHook, ValidationError } from 'payload'
import { allowedTenants } from '../access/allowed-tenants'
import { idOf } from '../access/roles'

/**
 * A new document belongs to a website, and to one of the person's own. The access rule sees what was sent; this sees what
 * will be stored, after defaults and after a draft skipped validation.
 */
export const ownTenantOnly: FieldHook = async ({ operation, value, req, collection }) => {
  if (operation !== 'create') return value
  const tenant = idOf(value)
  const own = req.user ? await allowedTenants(req) : 'all'
  if (tenant !== null && (own === 'all' || own.includes(tenant))) return tenant
  throw new ValidationError({
    collection: collection?.slug,
    errors: [{ path: 'tenant', message: 'Choose one of your own websites.' }],
  })
}
