import { log } from '../../log/log.mjs'
import { FetchFailed } from '../../upstream/fetch-failed'
import type { ClaimedDelivery } from './claim-deliveries'
import type { DeliveryTools } from './delivery-tools'
import { recordCancelled, recordDelivered, recordFailed } from './end-delivery'
import { readLeadToDeliver } from './read-delivered-lead'
import { sendLead } from './send-lead'

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
  try {
    const sent = await sendLead(tools, claimed, found)
    await recordDelivered(pool, claimed, sent)
    logAttempt(claimed, 'delivered', sent.answer)
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    logAttempt(claimed, await recordFailed(pool, claimed, error), error.message)
  }
}
