import type { Pool, PoolClient } from 'pg'
import { planExtension, stateAt } from '@/domain/reservations/reservation'
import { inTransaction } from '../clients/in-transaction'
import { askRefund, askWholeRefund } from '../payments/ask-refund'
import { enqueueNotice, lockPayment, type StoredPayment } from '../payments/record-payment'
import { endReservation, writeReservationLine } from '../reservations/end-reservation'
import { markVehicles } from '../reservations/mark-vehicles'
import { lockReservation, type StoredReservation } from '../reservations/reservation-row'

/** What staff do with a reservation or its payment. Each has a reason. */
export type StaffAct =
  | { readonly action: 'extend'; readonly hours: number; readonly reason: string }
  | { readonly action: 'release' | 'sell'; readonly reason: string }
  /** `amountCents` is null for everything that is left. The same `key` again is the same refund. */
  | {
      readonly action: 'refund'
      readonly amountCents: number | null
      readonly reason: string
      readonly key: string
    }

interface Actor {
  readonly userId: number
  /** For the ledger, which keeps it after the person has left. */
  readonly author: string
  readonly now: Date
}

const notes: Readonly<Record<StaffAct['action'], string>> = {
  extend: 'The reservation was extended',
  release: 'The reservation was released',
  sell: 'The reserved vehicle was marked as sold to the shopper',
  refund: 'A refund was ordered',
}

/** Does it in one transaction. Returns why it cannot be done, or null. */
export function actOnPayment(
  pool: Pool,
  paymentId: number,
  act: StaffAct,
  actor: Actor,
): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    const payment = await lockPayment(client, paymentId)
    if (!payment) return 'This payment does not exist.'
    const reservation =
      payment.reservationId === null ? null : await lockReservation(client, payment.reservationId)
    const problem =
      act.action === 'refund'
        ? await refund(client, payment, reservation, act, actor)
        : await change(client, payment, reservation, act, actor)
    if (problem === null && reservation) await noteOnLead(client, reservation.id, act, actor.userId)
    return problem
  })
}

async function refund(
  client: PoolClient,
  payment: StoredPayment,
  reservation: StoredReservation | null,
  { amountCents, reason, key }: Extract<StaffAct, { action: 'refund' }>,
  { author }: Actor,
): Promise<string | null> {
  if (amountCents !== null) {
    return askRefund(client, payment, { amountCents, reason, author, requestKey: key })
  }
  const problem = await askWholeRefund(client, payment, { reason, author })
  if (problem === null && reservation && reservation.state !== 'refunded') {
    await endReservation(client, reservation, 'refunded', { reason, author })
  }
  return problem
}

async function change(
  client: PoolClient,
  payment: StoredPayment,
  reservation: StoredReservation | null,
  act: Exclude<StaffAct, { action: 'refund' }>,
  { author, now }: Actor,
): Promise<string | null> {
  if (!reservation) return 'This payment belongs to no reservation.'
  const { reason } = act
  if (act.action === 'extend') return extend(client, payment, reservation, { ...act, author, now })
  const state = stateAt(reservation, now.getTime())
  if (act.action === 'release') {
    if (state !== 'active' && state !== 'held') return 'This reservation has ended already.'
    const news = state === 'active' ? 'released' : 'abandoned'
    await endReservation(client, reservation, 'released', { reason, author, news })
    return null
  }
  if (state !== 'active' && state !== 'expired') return 'Only a reservation that was paid can become a sale.'
  await endReservation(client, reservation, 'sold', { reason, author })
  return null
}

async function extend(
  client: PoolClient,
  payment: StoredPayment,
  { id, groupId, vehicleKey, ...reservation }: StoredReservation,
  { hours, reason, author, now }: { hours: number; reason: string; author: string; now: Date },
): Promise<string | null> {
  const plan = planExtension(reservation, hours, now.getTime())
  if ('problem' in plan) return plan.problem
  const endsAt = new Date(plan.endsAt)
  // The shopper is warned again before the new end.
  await client.query(
    'UPDATE reservations SET ends_at = $2, warned_at = NULL, updated_at = $3 WHERE id = $1',
    [id, endsAt, now],
  )
  await writeReservationLine(client, id, 'reservation_extended', { reason, author })
  await markVehicles(client, { groupId, vehicleKey }, endsAt)
  await enqueueNotice(client, payment.id, `extended-${plan.endsAt}`)
  return null
}

async function noteOnLead(
  client: PoolClient,
  reservationId: number,
  { action, reason }: StaffAct,
  userId: number,
): Promise<void> {
  await client.query(
    `INSERT INTO lead_notes (tenant_id, lead_id, kind, text, author_id)
     SELECT tenant_id, lead_id, 'system', $2, $3 FROM reservations WHERE id = $1 AND lead_id IS NOT NULL`,
    [reservationId, `${notes[action]}: ${reason}`, userId],
  )
}
