import { headers } from 'next/headers'
import { scriptOrigins } from '@/domain/scripts/site-script'
import { contentPolicy, NONCE_HEADER, PAYMENT_PAGE_HEADER } from '@/domain/security/content-policy'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { database } from '../../clients/database'
import { publishableKeyOf } from '../../payments/provider-of'
import { getScripts } from '../../scripts/get-scripts'

/**
 * The Content-Security-Policy of the page being rendered. Null in development, whose tools need `eval`. Cached pages are rendered without
 * request headers, so they have no nonce.
 */
export async function pagePolicy(ctx: TenantContext): Promise<string | null> {
  const { NODE_ENV, LEAN_PAGES } = env()
  if (NODE_ENV === 'development') return null
  const requested = await headers()
  const nonce = requested.get(NONCE_HEADER)
  const isPayment = nonce !== null && requested.get(PAYMENT_PAGE_HEADER) !== null
  const stripe = isPayment && (await publishableKeyOf(database(), ctx.groupId)) !== null
  // Nothing of another company runs beside a card number.
  const origins = isPayment || ctx.asOf ? [] : scriptOrigins(await getScripts(ctx))
  return contentPolicy(ctx.settings, { nonce, inline: !nonce && !LEAN_PAGES, stripe, origins })
}
