import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { confirmInSandbox, payInSandbox } from '../payments/sandbox-provider'
import { askProvider, readCheckout } from './open-payment'
import { refundOwn } from './refund-own'

/** What a form of a reservation's page does. False if there is no such reservation. */
export async function answerStep(
  ctx: TenantContext,
  { token, action, fields }: { token: string; action: string; fields: URLSearchParams },
  now: Date,
): Promise<boolean> {
  if (action === 'refund') return refundOwn(ctx, token)
  const payment = await readCheckout(database(), ctx, token)
  if (payment?.provider !== 'sandbox' || payment.ref === null) return false
  if (action === 'pay') await payInSandbox(database(), ctx.groupId, payment.ref, fields.get('card') ?? '')
  else if (action === 'confirm') {
    await confirmInSandbox(database(), ctx.groupId, payment.ref, fields.get('answer') === 'approve')
  } else return false
  await askProvider(database(), ctx.groupId, payment, { description: '', now })
  return true
}
