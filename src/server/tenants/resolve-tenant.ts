import { cache } from 'react'
import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { cachedRead } from '../cache/cached'
import { setRequestTenant } from '../log/current-request.mjs'
import { tenantIdOfHost } from './host-directory'
import { readTenantContext } from './read-tenant-context'

/**
 * The website of a request, by its host name: `slug.localhost`, or any of the tenant's domains. Ignores `www.`, the port, case and a
 * trailing dot. Null for an unknown host. Runs once per request, and queries the database only after a change.
 */
export const resolveTenant = cache(async (host: string): Promise<TenantContext | null> => {
  const id = await tenantIdOfHost(decodeSegment(host))
  if (id === null) return null
  const ctx = await cachedRead(
    ['tenant', String(id), 'context'],
    [buildTag('hosts', {}), buildTag('tenant', { tenant: id }), buildTag('media', { tenant: id })],
    () => readTenantContext(id),
  )
  if (ctx) setRequestTenant(ctx.slug)
  return ctx
})
