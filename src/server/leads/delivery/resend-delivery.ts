import type { Pool, PoolClient } from 'pg'
import type { RoutedLead } from '@/domain/leads/delivery/delivery-rule'
import { planDeliveries } from '@/domain/leads/delivery/plan-deliveries'
import { insertDeliveries } from './insert-deliveries'
import { readRules } from './read-rules'

const RESEND = `
  UPDATE lead_deliveries d SET state = 'pending', attempts = 0, next_attempt_at = now(), delivered_at = NULL, alerted_at = NULL,
    reason = NULL, updated_at = now(),
    target = CASE WHEN d.method = 'webhook' THEN coalesce(nullif(r.webhook_url, ''), d.target) ELSE d.target END
  FROM lead_deliveries own LEFT JOIN lead_rules r ON r.id = own.rule_id AND r.method = 'webhook'
  WHERE d.id = $1 AND own.id = d.id AND d.state <> 'pending'`

/**
 * Starts three days of attempts again for a delivery that has ended, with the same id outside. A webhook goes to its rule's present address.
 * Returns false for one that is pending or does not exist. The caller checks who may do so.
 */
export async function resendDelivery(client: Pool | PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query(RESEND, [id])
  return (rowCount ?? 0) > 0
}

const RELEASE = `
  UPDATE leads l SET is_spam = false, updated_at = now()
  WHERE id = $1 AND is_spam AND erased_at IS NULL
  RETURNING tenant_id AS "tenantId", form_key AS "formKey", category, location_id AS "locationId", dealership_id AS "dealershipId",
    coalesce(vehicle_snapshot->>'car_type', (SELECT car_type::text FROM vehicles v WHERE v.id = l.vehicle_id)) AS "carType",
    EXISTS (SELECT FROM lead_deliveries WHERE lead_id = l.id) AS "isPlanned"`

/**
 * Marks a lead as not spam, and delivers it by the website's present rules, in the caller's transaction. A lead that was delivered, or
 * planned to be, before it was marked as spam is not delivered again; what was cancelled is. Returns false for a lead that is not spam.
 */
export async function releaseSpam(client: PoolClient, leadId: number): Promise<boolean> {
  const { rows } = await client.query<RoutedLead & { tenantId: number; isPlanned: boolean }>(RELEASE, [
    leadId,
  ])
  const [lead] = rows
  if (!lead) return false
  if (lead.isPlanned) await client.query(RESUME, [leadId])
  else {
    const rules = await readRules(client, lead.tenantId)
    await insertDeliveries(client, { tenantId: lead.tenantId, leadId }, planDeliveries(lead, rules))
  }
  return true
}

const RESUME = `
  UPDATE lead_deliveries SET state = 'pending', attempts = 0, next_attempt_at = now(), reason = NULL, updated_at = now()
  WHERE lead_id = $1 AND state = 'cancelled'`
