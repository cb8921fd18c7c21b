import { headers } from 'next/headers'
import { contentPolicy, NONCE_HEADER } from '@/domain/security/content-policy'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'

/**
 * The Content-Security-Policy of the page being rendered. Null in development, whose tools need `eval`. Cached pages are rendered without
 * request headers, so they have no nonce.
 */
export async function pagePolicy(ctx: TenantContext): Promise<string | null> {
  const { NODE_ENV, LEAN_PAGES } = env()
  if (NODE_ENV === 'development') return null
  const nonce = (await headers()).get(NONCE_HEADER)
  return contentPolicy(ctx.settings, { nonce, inline: !nonce && !LEAN_PAGES })
}
