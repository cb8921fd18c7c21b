import { siteOrigin } from '@/domain/tenants/site-origin'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'

/** The website's origin for links that leave the page, such as to open it on another device. */
export const visitedOrigin = (
  ctx: Pick<TenantContext, 'siteBaseUrl' | 'canonicalHost'>,
  host: string,
): string => siteOrigin(ctx, host, env().PORT)
