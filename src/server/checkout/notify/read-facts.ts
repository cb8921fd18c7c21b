import type { Pool } from 'pg'
import { siteOrigin } from '@/domain/tenants/site-origin'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { env } from '@/env'
import { readTenantContext } from '../../tenants/read-tenant-context'
import { checkoutAddress, checkoutToken } from '../token'
import { zoneOf } from '../zone-of'
import type { MailedPayment } from './payment-mails'

interface Row {
  tenant_id: number
  reservation_id: number | null
  public_id: string
  reservation_public_id: string | null
  invoice_number: string | null
  amount_cents: number
  refunded_cents: number
  payment_email: string | null
  kind: 'reservation' | 'purchase' | null
  state: string | null
  vehicle_name: string | null
  vehicle_slug: string | null
  vehicle_id: number | null
  ends_at: Date | null
  reason: string | null
  name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  journey: Record<string, unknown> | null
  location_id: number | null
  lead_id: number | null
  zone: string | null
  location_state: string | null
  domain: string | null
}

export interface NotifiedPayment extends MailedPayment {
  readonly id: number
  readonly row: Row
}

const READ = `SELECT p.tenant_id, p.reservation_id, p.public_id, r.public_id AS reservation_public_id, p.invoice_number,
    p.amount_cents, p.refunded_cents, p.email AS payment_email, r.kind::text AS kind, r.state::text AS state, r.vehicle_name,
    r.vehicle_slug, r.vehicle_id, r.ends_at, r.reason, r.name, r.last_name, r.email, r.phone, r.journey, r.location_id, r.lead_id,
    l.time_zone::text AS zone, l.address_state AS location_state,
    (SELECT host FROM tenants_domains WHERE _parent_id = p.tenant_id ORDER BY _order LIMIT 1) AS domain
  FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id LEFT JOIN locations l ON l.id = r.location_id
  WHERE p.id = $1`

/** The facts for the emails about a payment. Null if its website is gone. */
export async function readFacts(pool: Pool, paymentId: number): Promise<NotifiedPayment | null> {
  const { rows } = await pool.query<Row>(READ, [paymentId])
  const [row] = rows
  const ctx = row && (await readTenantContext(row.tenant_id))
  if (!row || !ctx) return null
  const zone = zoneOf(ctx, { zone: row.zone, state: row.location_state })
  const origin = siteOrigin(ctx, row.domain ?? `${ctx.slug}.localhost`, env().PORT)
  return {
    id: paymentId,
    ctx,
    row,
    reservationId: row.reservation_id,
    address: origin + checkoutAddress(checkoutToken(row.public_id)),
    facts: {
      siteName: ctx.name,
      vehicle: row.vehicle_name,
      invoiceNumber: row.invoice_number,
      amountCents: row.amount_cents,
      refundedCents: row.refunded_cents,
      endsAt: row.ends_at ? fullTimeText(row.ends_at.getTime(), zone) : '',
      reference: row.public_id,
      reason: row.reason,
    },
  }
}
