import { permanentRedirect } from 'next/navigation'
import { splitAsOfHost } from '@/domain/tenants/as-of-host'
import { canonicalUrl } from '@/domain/tenants/canonical-url'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { resolveTenant } from './resolve-tenant'

/**
 * The website of a requested page; null for an unknown host. Ends the request with a permanent redirect when the tenant redirects visitors
 * to its canonical domain.
 */
export async function openSite(host: string, pathAndQuery: string): Promise<TenantContext | null> {
  const ctx = await resolveTenant(host)
  const elsewhere = ctx && canonicalUrl(ctx, splitAsOfHost(decodeSegment(host)).host, pathAndQuery)
  if (elsewhere) permanentRedirect(elsewhere)
  return ctx
}
