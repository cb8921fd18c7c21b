import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { inTransaction } from '../clients/in-transaction'
import { askWholeRefund } from '../payments/ask-refund'
import { lockPayment } from '../payments/record-payment'
import { endReservation } from '../reservations/end-reservation'
import { lockReservation } from '../reservations/reservation-row'
import { readCheckout } from './open-payment'

const REASON = 'The shopper cancelled the reservation.'

/** Cancels a reservation for the shopper and returns the deposit (CHK-04). False for a link that names none. */
export async function refundOwn(ctx: TenantContext, token: string): Promise<boolean> {
  const named = await readCheckout(database(), ctx, token)
  const reservationId = named?.reservation?.id
  if (!named || reservationId === undefined) return false
  await inTransaction(database(), async (client) => {
    const payment = await lockPayment(client, named.id)
    const reservation = await lockReservation(client, reservationId)
    if (!payment || !reservation || reservation.state === 'sold') return
    const problem = await askWholeRefund(client, payment, { reason: REASON, author: 'The shopper' })
    if (problem === null && reservation.state !== 'refunded') {
      await endReservation(client, reservation, 'refunded', { reason: REASON, author: 'The shopper' })
    }
  })
  return true
}
