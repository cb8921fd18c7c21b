import type { Pool } from 'pg'
import { NO_ANSWER } from '@/domain/leads/delivery/attempt-log'
import type { DeliveryAttempt, DeliveryMethod } from '@/domain/leads/delivery/delivery'

/** Seconds in which only this attempt may deliver. Longer than any attempt takes. */
const LEASE_SECONDS = 60

/**
 * How many leases, at most, an attempt waits whose last one got no answer. If a delivery kills the worker, those that were under way with it
 * are then tried at other times.
 */
const SPREAD = 5

/** Deliveries that one turn looks at. */
const WINDOW = 100

export interface WaitingDelivery {
  readonly id: number
  readonly method: DeliveryMethod
  readonly target: string
}

export interface ClaimedDelivery extends WaitingDelivery {
  readonly deliveryId: string
  readonly tenantId: number
  readonly leadId: number
  readonly ruleId: number | null
  /** Including this one. */
  readonly attempts: number
  readonly log: readonly DeliveryAttempt[]
  /** The database's clock, which all times of a delivery come from. */
  readonly now: Date
}

const DUE = `
  SELECT id, method, target FROM lead_deliveries
  WHERE state = 'pending' AND next_attempt_at <= now() AND NOT (method = 'webhook' AND lower(split_part(target, '/', 3)) = ANY($1::text[]))
    AND (method = 'webhook' OR $2)
  ORDER BY next_attempt_at LIMIT ${WINDOW}`

/**
 * Reads the deliveries that are due, the longest waiting first.
 * @param without the hosts of webhooks that must wait, and whether mails must
 */
export async function readDue(
  pool: Pool,
  without: { readonly hosts: readonly string[]; readonly mails: boolean },
): Promise<WaitingDelivery[]> {
  return (await pool.query<WaitingDelivery>(DUE, [without.hosts, !without.mails])).rows
}

const CLAIM = `
  UPDATE lead_deliveries SET attempts = attempts + 1, updated_at = now(),
    next_attempt_at = now() + make_interval(secs => $2 * CASE WHEN log->-1->>'answer' = $3 THEN 1 + random() * ${SPREAD - 1} ELSE 1 END),
    log = CASE WHEN jsonb_typeof(log) = 'array' THEN log ELSE '[]' END
      || jsonb_build_object('at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ok', false, 'answer', $3::text)
  WHERE id IN (
    SELECT id FROM lead_deliveries WHERE id = ANY($1::int[]) AND state = 'pending' AND next_attempt_at <= now() FOR NO KEY UPDATE SKIP LOCKED
  )
  RETURNING id, delivery_id AS "deliveryId", tenant_id AS "tenantId", lead_id AS "leadId", rule_id AS "ruleId", method, target,
    attempts, log, now() AS now`

/** Takes deliveries for one attempt each. Leaves out those that are not due, or that another worker has. */
export async function claimDeliveries(pool: Pool, ids: readonly number[]): Promise<ClaimedDelivery[]> {
  if (ids.length === 0) return []
  return (await pool.query<ClaimedDelivery>(CLAIM, [ids, LEASE_SECONDS, NO_ANSWER])).rows
}
