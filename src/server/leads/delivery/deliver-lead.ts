import type { Pool } from 'pg'
import type { DeliveryMethod } from '@/domain/leads/delivery/delivery'
import { log } from '../../log/log.mjs'
import { FetchFailed } from '../../upstream/fetch-failed'
import { type ClaimedDelivery, claimDelivery, putOff } from './claim-delivery'
import type { DeliveryTools } from './delivery-tools'
import { recordCancelled, recordDelivered, recordFailed } from './end-delivery'
import { readLeadToDeliver } from './read-delivered-lead'
import { sendLead } from './send-lead'

/** Seconds until a delivery to a host with enough requests tries again. */
const BUSY_SECONDS = { min: 1, max: 5 }

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

async function isHostBusy({ pool, gate, mailServer }: DeliveryTools, id: number): Promise<boolean> {
  const host = await hostOf(pool, id, mailServer?.host ?? null)
  return host !== null && gate.isBusy(host)
}

async function hostOf(pool: Pool, id: number, mailHost: string | null): Promise<string | null> {
  const { rows } = await pool.query<{ method: DeliveryMethod; target: string }>(
    `SELECT method, target FROM lead_deliveries WHERE id = $1 AND state = 'pending'`,
    [id],
  )
  const [row] = rows
  if (row?.method !== 'webhook') return row ? mailHost : null
  return URL.canParse(row.target) ? new URL(row.target).host : null
}

/**
 * Makes one attempt to deliver a lead, and records it. Does nothing for a delivery that has ended, and comes back later for one that another
 * attempt has. Throws only if the database fails; then the job runs again.
 */
export async function deliverLead(tools: DeliveryTools, id: number): Promise<void> {
  const { pool } = tools
  if (await isHostBusy(tools, id)) {
    const { min, max } = BUSY_SECONDS
    return putOff(pool, id, min + Math.random() * (max - min))
  }
  const claimed = await claimDelivery(pool, id)
  if (!claimed) return
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
