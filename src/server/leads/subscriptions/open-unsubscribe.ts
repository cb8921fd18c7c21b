import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { type AlertKind, findAlert, stopAlert } from './alert-stops'
import { findSubscription, type UnsubscribeState, unsubscribe } from './subscriptions'

export interface OpenedUnsubscribe {
  readonly state: UnsubscribeState
  /** What its mails are: offers that the person agreed to, or those of an account. */
  readonly what: 'offers' | AlertKind
}

/** Whether the person of a link is still subscribed; null for an invalid link. */
export async function openUnsubscribe(ctx: TenantContext, token: string): Promise<OpenedUnsubscribe | null> {
  const offers = await findSubscription(database(), ctx, token)
  if (offers) return { state: offers.state, what: 'offers' }
  const alert = await findAlert(database(), ctx, token)
  return alert && { state: alert.isStopped ? 'unsubscribed' : 'subscribed', what: alert.kind }
}

/** Returns false for an invalid link. */
export async function endSubscription(ctx: TenantContext, token: string): Promise<boolean> {
  const now = new Date()
  return (
    (await unsubscribe(database(), ctx, token, now)) || (await stopAlert(database(), ctx, { token, now }))
  )
}
