import { isOpenPayment } from '@/domain/payments/payment'
import { formatDeposit } from '@/domain/reservations/deposit'
import { stateAt } from '@/domain/reservations/reservation'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { database } from '../clients/database'
import { log } from '../log/log.mjs'
import { publishableKeyOf } from '../payments/provider-of'
import { askProvider, type CheckoutPayment, readCheckout } from './open-payment'
import { zoneOf } from './zone-of'

export interface OpenedStep {
  readonly payment: CheckoutPayment
  readonly state: 'pay' | 'confirm' | 'waiting' | 'reserved' | 'ended' | 'returned' | 'unavailable'
  readonly endsAt: string | null
  readonly stripe: { readonly publishableKey: string; readonly clientSecret: string } | null
  readonly amount: string
  readonly refunded: string | null
  readonly canRefund: boolean
}

/** A reservation as it is now. An open payment is asked about first, so that a lost webhook is not missed. Null for a link that names none. */
export async function openStep(ctx: TenantContext, token: string, now: Date): Promise<OpenedStep | null> {
  const before = await readCheckout(database(), ctx, token)
  if (!before) return null
  const asked = await ask(ctx, before, now)
  const payment = (await readCheckout(database(), ctx, token)) ?? before
  const { reservation } = payment
  const ends = reservation && fullTimeText(reservation.endsAt, zoneOf(ctx, reservation.place))
  const state = asked === 'failed' ? 'unavailable' : stateOf(payment, now)
  return {
    payment,
    state,
    endsAt: state === 'ended' || state === 'returned' ? null : ends,
    stripe: asked === 'failed' ? null : asked,
    amount: formatDeposit(payment.amountCents),
    refunded: payment.refundedCents > 0 ? formatDeposit(payment.refundedCents) : null,
    canRefund:
      (payment.state === 'succeeded' || payment.state === 'part_refunded') &&
      reservation !== null &&
      reservation.state !== 'sold' &&
      reservation.state !== 'refunded',
  }
}

async function ask(
  ctx: TenantContext,
  payment: CheckoutPayment,
  now: Date,
): Promise<OpenedStep['stripe'] | 'failed'> {
  if (!isOpenPayment(payment.state) || stateOf(payment, now) === 'ended') return null
  try {
    const description = `${ctx.name}: ${payment.reservation?.vehicleName ?? payment.invoiceNumber ?? ''}`
    const answer = await askProvider(database(), ctx.groupId, payment, { description, now })
    const key = answer?.clientSecret ? await publishableKeyOf(database(), ctx.groupId) : null
    return key && answer?.clientSecret ? { publishableKey: key, clientSecret: answer.clientSecret } : null
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'the payment provider could not be asked')
    return 'failed'
  }
}

function stateOf({ state, reservation }: CheckoutPayment, now: Date): OpenedStep['state'] {
  if (state === 'refunded') return 'returned'
  const reserved = reservation ? stateAt(reservation, now.getTime()) : null
  if (reserved === 'refunded') return 'returned'
  const isPaid = state === 'succeeded' || state === 'part_refunded'
  if (isPaid) return !reservation || reserved === 'active' ? 'reserved' : 'ended'
  if (state === 'processing') return 'waiting'
  if (state === 'canceled' || (reservation && reserved !== 'held')) return 'ended'
  return state === 'requires_action' ? 'confirm' : 'pay'
}
