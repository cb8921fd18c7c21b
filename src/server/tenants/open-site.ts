import { permanentRedirect } from 'next/navigation'
import { canonicalUrl } from '@/domain/tenants/canonical-url'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { resolveTenant } from './resolve-tenant'

/**
 * The website that a page is asked of; null when the host is nobody's. Ends the request with a permanent redirect when the
 * tenant wants its visitors on its canonical domain.
 */
export async function openSite(host: string, pathAndQuery: string): Promise<TenantContext | null> {
  const ctx = await resolveTenant(host)
  const elsewhere = ctx && canonicalUrl(ctx, decodeSegment(host), pathAndQuery)
  if (elsewhere) permanentRedirect(elsewhere)
  return ctx
}
