import { notFound, permanentRedirect } from 'next/navigation'
import { canonicalUrl } from '@/domain/tenants/canonical-url'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { resolveTenant } from './resolve-tenant'

/**
 * The website that a page is asked of. Ends the request with "not found" when the host is nobody's, and with a permanent
 * redirect when the tenant wants its visitors on its canonical domain.
 */
export async function openSite(host: string, pathAndQuery: string): Promise<TenantContext> {
  const ctx = await resolveTenant(host)
  if (!ctx) notFound()
  const elsewhere = canonicalUrl(ctx, decodeURIComponent(host), pathAndQuery)
  if (elsewhere) permanentRedirect(elsewhere)
  return ctx
}
