import { type DefaultValue, parseCookies } from 'payload'
import { allowedTenants } from '../access/allowed-tenants'
import { idOf } from '../access/roles'

/**
 * The default website of a new document: the one chosen in the tenant selector, else the person's only one. Without the
 * second case, a form that opens before the selector has stored its choice offers no dealerships and no pictures. REST
 * clients must name the website.
 */
export const defaultTenant: DefaultValue = async ({ req }) => {
  const own = await allowedTenants(req)
  const chosen = idOf(parseCookies(req.headers).get('payload-tenant'))
  if (chosen !== null && (own === 'all' || own.includes(chosen))) return chosen
  return req.payloadAPI === 'local' && own !== 'all' && own.length === 1 ? own[0] : null
}
