import type { Pool, PoolClient } from 'pg'
import type { PlannedDelivery } from '@/domain/leads/delivery/plan-deliveries'

/**
 * A query of a `WITH` that stores the planned deliveries of the leads that the query `lead` returns. Skips the reference to a rule that was
 * just deleted.
 */
export const deliveryQuery = (planned: `$${number}`) => `
  delivery AS (
    INSERT INTO lead_deliveries (tenant_id, lead_id, rule_id, method, target, state, attempts, next_attempt_at, delivery_id)
    SELECT lead.tenant_id, lead.id, (SELECT id FROM lead_rules WHERE id = (planned->>'ruleId')::int),
      (planned->>'method')::enum_lead_deliveries_method, planned->>'target', 'pending', 0, now(), gen_random_uuid()::text
    FROM lead, json_array_elements(${planned}::json) planned
  )`

const INSERT_DELIVERIES = `
  WITH lead AS (SELECT $1::int AS tenant_id, $2::int AS id), ${deliveryQuery('$3')} SELECT`

/** Stores a lead's deliveries, in the caller's transaction. */
export async function insertDeliveries(
  client: Pool | PoolClient,
  { tenantId, leadId }: { tenantId: number; leadId: number },
  planned: readonly PlannedDelivery[],
): Promise<void> {
  if (planned.length === 0) return
  await client.query(INSERT_DELIVERIES, [tenantId, leadId, JSON.stringify(planned)])
}
