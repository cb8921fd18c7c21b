import type { Pool, PoolClient } from 'pg'
import type { PlannedDelivery } from '@/domain/leads/delivery/plan-deliveries'
import { DELIVERY_KEY_PREFIX } from '../../jobs/job-payloads'

/**
 * Two queries of a `WITH`: `delivery` stores the planned deliveries of the leads that the query `lead` returns, and `job` adds a job for
 * each. The statement must read `job`, or no job is added. Skips the reference to a rule that was just deleted.
 */
export const deliveryQueries = ({ planned, prefix }: { planned: `$${number}`; prefix: `$${number}` }) => `
  delivery AS (
    INSERT INTO lead_deliveries (tenant_id, lead_id, rule_id, method, target, state, attempts, next_attempt_at, delivery_id)
    SELECT lead.tenant_id, lead.id, (SELECT id FROM lead_rules WHERE id = (planned->>'ruleId')::int),
      (planned->>'method')::enum_lead_deliveries_method, planned->>'target', 'pending', 0, now(), gen_random_uuid()::text
    FROM lead, json_array_elements(${planned}::json) planned RETURNING id
  ), job AS (
    SELECT graphile_worker.add_job('deliver-lead', json_build_object('deliveryId', id), max_attempts => 25, job_key => ${prefix} || id)
    FROM delivery
  )`

const INSERT_DELIVERIES = `
  WITH lead AS (SELECT $1::int AS tenant_id, $2::int AS id), ${deliveryQueries({ planned: '$3', prefix: '$4' })}
  SELECT count(*) FROM job`

/** Stores a lead's deliveries with their jobs, in the caller's transaction. */
export async function insertDeliveries(
  client: Pool | PoolClient,
  { tenantId, leadId }: { tenantId: number; leadId: number },
  planned: readonly PlannedDelivery[],
): Promise<void> {
  if (planned.length === 0) return
  await client.query(INSERT_DELIVERIES, [tenantId, leadId, JSON.stringify(planned), DELIVERY_KEY_PREFIX])
}
