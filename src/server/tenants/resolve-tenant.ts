import { cache } from 'react'
import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { cachedRead } from '../cache/cached'
import { noteTenant } from '../log/current-request.mjs'
import { tenantIdOfHost } from './host-directory'
import { readTenantContext } from './read-tenant-context'

/**
 * The website a request is for, by its host name: `slug.localhost`, or any of the tenant's domains; `www.`, port, case and
 * a trailing dot do not count. Null for a host that is nobody's. Asked once a request, and not of the database while
 * nothing changed.
 */
export const resolveTenant = cache(async (host: string): Promise<TenantContext | null> => {
  const id = await tenantIdOfHost(decodeSegment(host))
  if (id === null) return null
  const ctx = await cachedRead(
    ['tenant', String(id), 'context'],
    [buildTag('hosts', {}), buildTag('tenant', { tenant: id }), buildTag('media', { tenant: id })],
    () => readTenantContext(id),
  )
  if (ctx) noteTenant(ctx.slug)
  return ctx
})
