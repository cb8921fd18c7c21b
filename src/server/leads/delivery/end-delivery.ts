import type { Pool, PoolClient } from 'pg'
import { endAttempt, firstAttemptAt } from '@/domain/leads/delivery/attempt-log'
import { nextAttempt } from '@/domain/leads/delivery/next-attempt'
import { inTransaction } from '../../clients/in-transaction'
import { storeInOutbox } from '../../mail/store-in-outbox'
import type { FetchFailed } from '../../upstream/fetch-failed'
import { alertUndelivered } from '../notices/alert-undelivered'
import type { ClaimedDelivery } from './claim-deliveries'
import type { Sent } from './send-lead'

const logOf = ({ log, attempts }: ClaimedDelivery, ok: boolean, answer: string) =>
  JSON.stringify(endAttempt(log, attempts, { ok, answer }))

const DELIVERED = `
  UPDATE lead_deliveries SET state = 'delivered', delivered_at = now(), next_attempt_at = NULL, reason = NULL, log = $2, updated_at = now()
  WHERE id = $1 AND state = 'pending'`

/** Records a delivered lead, once. An attempt that took longer than its lease counts too, if no other one was recorded. */
export async function recordDelivered(
  pool: Pool,
  claimed: ClaimedDelivery,
  { answer, outbox }: Sent,
): Promise<void> {
  const values = [claimed.id, logOf(claimed, true, answer)]
  if (!outbox) return void (await pool.query(DELIVERED, values))
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(DELIVERED, values)
    if (rowCount) await storeInOutbox(client, outbox)
  })
}

const RETRY = `
  UPDATE lead_deliveries SET next_attempt_at = $3, reason = $4, log = $2, updated_at = now()
  WHERE id = $1 AND state = 'pending' AND attempts = $5`

const END = `
  UPDATE lead_deliveries SET state = $3, next_attempt_at = NULL, reason = $4, log = $2, updated_at = now()
  WHERE id = $1 AND state = 'pending' AND attempts = $5`

export type Ending = 'retried' | 'undelivered'

/** Plans the next attempt, or ends the delivery as undelivered and tells the website's people. */
export async function recordFailed(
  pool: Pool,
  claimed: ClaimedDelivery,
  failure: FetchFailed,
): Promise<Ending> {
  const { id, attempts, log, now } = claimed
  const { message, retry, retryAfterMs } = failure
  const stored = logOf(claimed, false, message)
  const next = retry ? nextAttempt(attempts, firstAttemptAt(log, attempts, now), now, retryAfterMs) : null
  if (next) {
    await pool.query(RETRY, [id, stored, next, message, attempts])
    return 'retried'
  }
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(END, [id, stored, 'undelivered', message, attempts])
    if (rowCount) await alertUndelivered(client, claimed, message)
  })
  return 'undelivered'
}

/** Ends a delivery that must not happen any more. */
export async function recordCancelled(
  db: Pool | PoolClient,
  claimed: ClaimedDelivery,
  reason: string,
): Promise<void> {
  await db.query(END, [claimed.id, logOf(claimed, false, reason), 'cancelled', reason, claimed.attempts])
}
