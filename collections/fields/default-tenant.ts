import { type DefaultValue, parseCookies } from 'payload'
import { allowedTenants } from '../access/allowed-tenants'
import { idOf } from '../access/roles'

/**
 * The website a new document starts with: the one chosen in the selector, else the only one the person has. Without the
 * latter, a form that is opened before the selector has remembered anything offers no dealership and no picture. Whoever
 * writes through the API says which website is meant.
 */
export const defaultTenant: DefaultValue = async ({ req }) => {
  const own = await allowedTenants(req)
  const chosen = idOf(parseCookies(req.headers).get('payload-tenant'))
  if (chosen !== null && (own === 'all' || own.includes(chosen))) return chosen
  return req.payloadAPI === 'local' && own !== 'all' && own.length === 1 ? own[0] : null
}
