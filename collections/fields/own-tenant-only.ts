import { type FieldHook, ValidationError } from 'payload'
import { allowedTenants } from '../access/allowed-tenants'
import { idOf } from '../access/roles'

/**
 * Requires a new document to belong to one of the person's own websites. The access rule checks the submitted data;
 * this hook checks the final data, after defaults are applied and drafts have skipped validation.
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
