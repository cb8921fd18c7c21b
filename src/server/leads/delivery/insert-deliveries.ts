import type { Pool, PoolClient } from 'pg'
import type { PlannedDelivery } from '@/domain/leads/delivery/plan-deliveries'
import { DELIVERY_KEY_PREFIX } from '../../jobs/job-payloads'

const INSERT_DELIVERIES = `
  WITH delivery AS (
    INSERT INTO lead_deliveries (tenant_id, lead_id, rule_id, method, target, state, attempts, next_attempt_at, delivery_id)
    SELECT $1, $2, (SELECT id FROM lead_rules WHERE id = (planned->>'ruleId')::int),
      (planned->>'method')::enum_lead_deliveries_method, planned->>'target', 'pending', 0, now(), gen_random_uuid()::text
    FROM json_array_elements($3::json) planned RETURNING id
  )
  SELECT graphile_worker.add_job('deliver-lead', json_build_object('deliveryId', id), max_attempts => 25, job_key => $4 || id)
  FROM delivery`

/** Stores a lead's deliveries with their jobs, in the caller's transaction. Skips the reference to a rule that was just deleted. */
export async function insertDeliveries(
  client: Pool | PoolClient,
  { tenantId, leadId }: { tenantId: number; leadId: number },
  planned: readonly PlannedDelivery[],
): Promise<void> {
  if (planned.length === 0) return
  await client.query(INSERT_DELIVERIES, [tenantId, leadId, JSON.stringify(planned), DELIVERY_KEY_PREFIX])
}
