import type { Pool, PoolClient } from 'pg'
import type { ProviderPayment } from '@/domain/payments/plan-payment'
import { inTransaction } from '../clients/in-transaction'
import { askWholeRefund } from '../payments/ask-refund'
import { enqueueNotice, lockPayment, recordNews, type StoredPayment } from '../payments/record-payment'
import { endReservation } from '../reservations/end-reservation'
import { lockReservation } from '../reservations/reservation-row'
import { settlePaid } from '../reservations/settle-paid'

export interface NewsNote {
  readonly now: Date
  /** The provider's id of the event that brought the news. */
  readonly event?: string | null
}

const TOO_LATE = 'The vehicle was no longer available when the payment arrived.'

/** Records what the provider says of a payment, with everything that follows, in one transaction. Safe to repeat. */
export const applyNews = (
  pool: Pool,
  paymentId: number,
  news: ProviderPayment,
  note: NewsNote,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const payment = await lockPayment(client, paymentId)
    if (payment) await applyLocked(client, payment, news, note)
  })

export async function applyLocked(
  client: PoolClient,
  payment: StoredPayment,
  news: ProviderPayment,
  { now, event = null }: NewsNote,
): Promise<void> {
  const plan = await recordNews(client, payment, news, event)
  const known = { ...payment, state: plan.state, refundedCents: plan.refundedCents }
  if (plan.isNewlyPaid) await settle(client, known, now)
  if (plan.refundedCents > payment.refundedCents) await afterRefund(client, known)
}

async function settle(client: PoolClient, payment: StoredPayment, now: Date): Promise<void> {
  if (payment.reservationId === null) return enqueueNotice(client, payment.id, 'paid')
  const reservation = await lockReservation(client, payment.reservationId)
  if (!reservation) return
  const settled = await settlePaid(client, reservation, now)
  if (settled === 'reserved') return enqueueNotice(client, payment.id, 'reserved')
  if (settled !== 'lost') return
  await askWholeRefund(client, payment, { reason: TOO_LATE })
  await endReservation(client, reservation, 'refunded', { reason: TOO_LATE, news: 'lost' })
}

/** A deposit that was returned in full reserves nothing. */
async function afterRefund(client: PoolClient, payment: StoredPayment): Promise<void> {
  await enqueueNotice(client, payment.id, `refunded-${payment.refundedCents}`)
  if (payment.state !== 'refunded' || payment.reservationId === null) return
  const reservation = await lockReservation(client, payment.reservationId)
  if (reservation && reservation.state !== 'refunded' && reservation.state !== 'sold') {
    await endReservation(client, reservation, 'refunded', { reason: 'The deposit was refunded.' })
  }
}
