import { headers } from 'next/headers'
import { type PayloadRequest, parseCookies } from 'payload'
import { type AllowedTenants, allowedTenants } from './allowed-tenants'
import { idOf } from './roles'

/** For views: the website of the site selector, or else all that the person works on. */
export async function chosenWebsites(req: PayloadRequest): Promise<AllowedTenants> {
  const own = await allowedTenants(req)
  const chosen = idOf(parseCookies(await headers()).get('payload-tenant'))
  return chosen !== null && (own === 'all' || own.includes(chosen)) ? [chosen] : own
}
