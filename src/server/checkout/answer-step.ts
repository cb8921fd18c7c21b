import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { confirmInSandbox, payInSandbox } from '../payments/sandbox-provider'
import { askProvider, readCheckout } from './open-payment'
import { refundOwn } from './refund-own'

/** `failed` for a card that the sandbox does not take. `missing` if there is no such reservation. */
type AnsweredStep = 'done' | 'failed' | 'missing'

/** What a form of a reservation's page does. */
export async function answerStep(
  ctx: TenantContext,
  { token, action, fields }: { token: string; action: string; fields: URLSearchParams },
  now: Date,
): Promise<AnsweredStep> {
  if (action === 'refund') return (await refundOwn(ctx, token)) ? 'done' : 'missing'
  const payment = await readCheckout(database(), ctx, token)
  if (payment?.provider !== 'sandbox' || payment.ref === null) return 'missing'
  if (action === 'pay') {
    const card = fields.get('card') ?? ''
    if (!(await payInSandbox(database(), ctx.groupId, payment.ref, card))) return 'failed'
  } else if (action === 'confirm') {
    await confirmInSandbox(database(), ctx.groupId, payment.ref, fields.get('answer') === 'approve')
  } else return 'missing'
  await askProvider(database(), ctx.groupId, payment, { description: '', now })
  return 'done'
}
