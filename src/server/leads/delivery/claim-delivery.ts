import type { Pool } from 'pg'
import { NO_ANSWER } from '@/domain/leads/delivery/attempt-log'
import type { DeliveryAttempt, DeliveryMethod } from '@/domain/leads/delivery/delivery'
import { DELIVERY_KEY_PREFIX } from '../../jobs/job-payloads'

/** Seconds in which only this attempt may deliver. Longer than any attempt takes. */
const LEASE_SECONDS = 60

export interface ClaimedDelivery {
  readonly id: number
  readonly deliveryId: string
  readonly tenantId: number
  readonly leadId: number
  readonly ruleId: number | null
  readonly method: DeliveryMethod
  readonly target: string
  /** Including this one. */
  readonly attempts: number
  readonly log: readonly DeliveryAttempt[]
  /** The database's clock, which all times of a delivery come from. */
  readonly now: Date
}

const CLAIM = `
  UPDATE lead_deliveries SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2), updated_at = now(),
    log = CASE WHEN jsonb_typeof(log) = 'array' THEN log ELSE '[]' END
      || jsonb_build_object('at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ok', false, 'answer', $3::text)
  WHERE id = $1 AND state = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at <= now())
  RETURNING id, delivery_id AS "deliveryId", tenant_id AS "tenantId", lead_id AS "leadId", rule_id AS "ruleId", method, target,
    attempts, log, now() AS now`

/** The job of an attempt that another worker makes, or made before it was killed, comes back when its time is over. */
const COME_BACK = `
  SELECT graphile_worker.add_job('deliver-lead', json_build_object('deliveryId', id), max_attempts => 25, job_key => $2 || id,
    run_at => next_attempt_at)
  FROM lead_deliveries WHERE id = $1 AND state = 'pending' AND next_attempt_at > now()`

/** Takes a delivery for one attempt. Null if it is not pending, or another attempt has it. */
export async function claimDelivery(pool: Pool, id: number): Promise<ClaimedDelivery | null> {
  const { rows } = await pool.query<ClaimedDelivery>(CLAIM, [id, LEASE_SECONDS, NO_ANSWER])
  if (rows[0]) return rows[0]
  await pool.query(COME_BACK, [id, DELIVERY_KEY_PREFIX])
  return null
}

const PUT_OFF = `
  WITH later AS (
    UPDATE lead_deliveries SET next_attempt_at = now() + make_interval(secs => $2)
    WHERE id = $1 AND state = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at <= now()) RETURNING id, next_attempt_at
  )
  SELECT graphile_worker.add_job('deliver-lead', json_build_object('deliveryId', id), max_attempts => 25, job_key => $3 || id,
    run_at => next_attempt_at)
  FROM later`

/** Leaves a delivery for some seconds later, without counting an attempt. */
export async function putOff(pool: Pool, id: number, seconds: number): Promise<void> {
  await pool.query(PUT_OFF, [id, seconds, DELIVERY_KEY_PREFIX])
}
