import { cache } from 'react'
import { buildTag } from '@/domain/cache/tags'
import { splitAsOfHost } from '@/domain/tenants/as-of-host'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { cachedRead } from '../cache/cached'
import { setRequestTenant } from '../log/current-request.mjs'
import { parseAsOfToken } from './as-of/as-of-token'
import { tenantIdOfHost } from './host-directory'
import { readTenantContext } from './read-tenant-context'

/**
 * The website of a request, by its host name: `slug.localhost`, or any of the tenant's domains. Ignores `www.`, the port, case and a
 * trailing dot. Null for an unknown host. Runs once per request, and queries the database only after a change.
 *
 * A token after the host shows the website as of another time. Null for a token that is not valid: any number of them could be made up, and
 * each would have its own pages in the cache.
 */
export const resolveTenant = cache(async (host: string): Promise<TenantContext | null> => {
  const { host: name, token } = splitAsOfHost(decodeSegment(host))
  const id = await tenantIdOfHost(name)
  if (id === null) return null
  const asOf = token === null ? 'now' : parseAsOfToken(id, token, new Date())
  if (asOf === null || asOf === 'expired') return null
  const ctx = await cachedRead(
    ['tenant', String(id), 'context'],
    [buildTag('hosts', {}), buildTag('tenant', { tenant: id }), buildTag('media', { tenant: id })],
    () => readTenantContext(id),
  )
  if (ctx) setRequestTenant(ctx.slug)
  return ctx && asOf !== 'now' ? { ...ctx, asOf: asOf.at.toISOString() } : ctx
})
