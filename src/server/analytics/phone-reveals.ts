import type pg from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { notifyService } from '../upstream/notify-service'

/** Reveals recorded per minute and website. A shopper reveals one or two numbers. */
const REVEALS_PER_MINUTE = 60

export type RevealOutcome = 'recorded' | 'no vehicle' | 'too many'

/**
 * Records that a shopper revealed the phone number of one of the tenant's vehicles (PHONE-03): the vehicle, dealership, website and time;
 * nothing that identifies the shopper. Records are kept for 400 days. The record is committed when this resolves with 'recorded'.
 */
export async function recordPhoneReveal(
  pool: pg.Pool,
  ctx: Pick<TenantContext, 'id' | 'websiteId'>,
  vehicleId: string,
): Promise<RevealOutcome> {
  const { rows } = await pool.query<{ exists: boolean; recorded: boolean }>(RECORD, [
    ctx.id,
    vehicleId,
    ctx.websiteId,
    REVEALS_PER_MINUTE,
  ])
  const [answer] = rows
  if (!answer?.exists) return 'no vehicle'
  return answer.recorded ? 'recorded' : 'too many'
}

const RECORD = `
  WITH vehicle AS (
    SELECT id, tenant_id, dealership_id FROM vehicles
    WHERE tenant_id = $1 AND id = $2 AND show_on_dealer_website AND NOT coalesce(staff_hidden, false)
  ), recent AS (
    SELECT count(*) AS reveals FROM analytics.phone_reveals
    WHERE tenant_id = $1 AND created_at > clock_timestamp() - interval '1 minute'
  ), expired AS (
    DELETE FROM analytics.phone_reveals WHERE id IN (
      SELECT id FROM analytics.phone_reveals
      WHERE tenant_id = $1 AND created_at < clock_timestamp() - interval '400 days' LIMIT 100)
  ), recorded AS (
    INSERT INTO analytics.phone_reveals (tenant_id, vehicle_id, dealership_id, website_id)
    SELECT tenant_id, id, dealership_id, $3 FROM vehicle WHERE (SELECT reveals FROM recent) < $4
    RETURNING id
  )
  SELECT EXISTS (SELECT FROM vehicle) AS exists, EXISTS (SELECT FROM recorded) AS recorded`

/** Notifies the website's own service of a reveal that was recorded, if it has one (INT-02). Its answer is only logged (PHONE-03). */
export async function notifyOfReveal(
  pool: pg.Pool,
  { id, websiteId, settings }: Pick<TenantContext, 'id' | 'websiteId' | 'settings'>,
  vehicleId: string,
): Promise<void> {
  const address = settings['integrations.revealUrl']
  if (!address) return
  const { rows } = await pool.query<{ dealership_id: string }>(
    'SELECT dealership_id::text FROM vehicles WHERE tenant_id = $1 AND id = $2',
    [id, vehicleId],
  )
  const record = { car_id: vehicleId, dealership_id: rows[0]?.dealership_id, website_id: websiteId }
  await notifyService(address, 'a phone reveal', record)
}

/** How often shoppers revealed the phone number of a vehicle in the last 30 days (PHONE-03). Nothing identifies a shopper. */
export async function countReveals(pool: pg.Pool, vehicleId: number): Promise<number> {
  const { rows } = await pool.query<{ reveals: number }>(
    `SELECT count(*)::int AS reveals FROM analytics.phone_reveals
     WHERE vehicle_id = $1 AND created_at > now() - interval '30 days'`,
    [vehicleId],
  )
  return rows[0]?.reveals ?? 0
}
