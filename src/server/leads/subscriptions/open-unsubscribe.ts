import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { findSubscription, type UnsubscribeState, unsubscribe } from './subscriptions'

/** Whether the person of a link is still subscribed; null for an invalid link. */
export async function openUnsubscribe(ctx: TenantContext, token: string): Promise<UnsubscribeState | null> {
  return (await findSubscription(database(), ctx, token))?.state ?? null
}

/** Returns false for an invalid link. */
export const endSubscription = (ctx: TenantContext, token: string): Promise<boolean> =>
  unsubscribe(database(), ctx, token, new Date())
