import { lostAttempts } from '@/domain/leads/delivery/attempt-log'
import { log } from '../../log/log.mjs'
import { FetchFailed } from '../../upstream/fetch-failed'
import type { ClaimedDelivery } from './claim-deliveries'
import type { DeliveryTools } from './delivery-tools'
import { recordCancelled, recordDelivered, recordFailed } from './end-delivery'
import { type LeadToDeliver, readLeadToDeliver } from './read-delivered-lead'
import { type Sent, sendLead } from './send-lead'

/** After so many attempts in a row that the worker did not survive, the delivery ends. */
const MAX_LOST = 5

/** Logs one line per attempt, without the receiver's address: it may be a person's. */
function logAttempt(
  { id, method, tenantId, attempts }: ClaimedDelivery,
  outcome: string,
  answer: string,
): void {
  const fields = { delivery: id, method, tenantId, attempts, outcome }
  const text = `delivery ${id} by ${method}: ${outcome} (attempt ${attempts}): ${answer}`
  if (outcome === 'undelivered') log.error(fields, text)
  else if (outcome === 'retried') log.warn(fields, text)
  else log.info(fields, text)
}

/** Makes the attempt that a delivery was claimed for, and records it. Rejects only if the database fails; then its lease ends. */
export async function deliverLead(tools: DeliveryTools, claimed: ClaimedDelivery): Promise<void> {
  const { pool } = tools
  const found = await readLeadToDeliver(pool, claimed)
  const stopped = found ? found.stopped : 'The lead was deleted.'
  if (!found || stopped) {
    await recordCancelled(pool, claimed, stopped ?? '')
    return logAttempt(claimed, 'cancelled', stopped ?? '')
  }
  const sent = await trySending(tools, claimed, found)
  if (sent instanceof FetchFailed)
    return logAttempt(claimed, await recordFailed(pool, claimed, sent), sent.message)
  await recordDelivered(pool, claimed, sent)
  logAttempt(claimed, 'delivered', sent.answer)
}

/**
 * An unexpected error counts as an attempt, so that the delivery ends after three days and staff are alerted. A delivery that kills the worker
 * ends sooner.
 */
async function trySending(
  tools: DeliveryTools,
  claimed: ClaimedDelivery,
  found: LeadToDeliver,
): Promise<Sent | FetchFailed> {
  if (lostAttempts(claimed.log) >= MAX_LOST)
    return new FetchFailed(`The worker stopped during ${MAX_LOST} attempts in a row.`, false)
  try {
    return await sendLead(tools, claimed, found)
  } catch (error) {
    if (error instanceof FetchFailed) return error
    log.error({ err: error, delivery: claimed.id }, 'a delivery could not be prepared')
    return new FetchFailed('The lead could not be prepared for its receiver.', true)
  }
}
