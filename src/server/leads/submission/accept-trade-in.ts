import type { PoolClient } from 'pg'
import type { RoutedLead } from '@/domain/leads/delivery/delivery-rule'
import { planDeliveries } from '@/domain/leads/delivery/plan-deliveries'
import { formatDollars } from '@/domain/money/money'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { offerState, tradeInSubcategories } from '@/domain/trade-in/offer'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import { mailOffer } from '../../trade-in/offers/mail-offer'
import { parseOfferToken } from '../../trade-in/offers/token'
import { insertDeliveries } from '../delivery/insert-deliveries'
import { readRules } from '../delivery/read-rules'

export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'expired' | 'unvalued' | 'missing' }

interface OfferRow {
  id: number
  lead_id: number
  lead_public_id: string
  offer_price: number | null
  valid_until: Date | null
  accepted_at: Date | null
}

/** Locked, so that two clicks accept it once. */
const FIND = `
  SELECT v.id, v.lead_id, l.public_id AS lead_public_id, v.offer_price, v.valid_until, v.accepted_at
  FROM valuations v JOIN leads l ON l.id = v.lead_id
  WHERE v.tenant_id = $1 AND v.public_id = $2 AND l.tenant_id = $1 AND l.erased_at IS NULL FOR NO KEY UPDATE OF v, l`

const ACCEPT = `
  WITH valuation AS (UPDATE valuations SET accepted_at = $3, updated_at = $3 WHERE id = $1)
  UPDATE leads l SET subcategory = $4, form_completed = true, offer_accepted = true, updated_at = $3
  WHERE id = $2
  RETURNING coalesce(is_spam, false) AS "isSpam", form_key AS "formKey", category, location_id AS "locationId",
    dealership_id AS "dealershipId",
    coalesce(vehicle_snapshot->>'car_type', (SELECT car_type::text FROM vehicles v WHERE v.id = l.vehicle_id)) AS "carType"`

/**
 * Accepts the offer that a signed link names, once (MSL-05, TRADE-09): the lead gets its subcategory and flags, a note, and its deliveries
 * again, so that whoever works on it hears of it, and the shopper a mail. Accepting again changes nothing. A lead that is marked as spam is not delivered.
 */
export async function acceptTradeIn(ctx: TenantContext, token: string, now: Date): Promise<AcceptOutcome> {
  const publicId = parseOfferToken(token)
  if (!publicId) return { kind: 'missing' }
  return inTransaction(database(), async (client) => {
    const { rows } = await client.query<OfferRow>(FIND, [ctx.id, publicId])
    const [row] = rows
    if (!row) return { kind: 'missing' }
    const { offer_price: offer, valid_until: validUntil, accepted_at: acceptedAt } = row
    const state = offerState({ offer, validUntil, acceptedAt }, now)
    if (state === 'expired' || state === 'unvalued') return { kind: state }
    if (state === 'open') await accept(client, ctx, row, now)
    return { kind: 'accepted', leadId: row.lead_public_id }
  })
}

async function accept(
  client: PoolClient,
  ctx: TenantContext,
  { id, lead_id: leadId, offer_price: offer }: OfferRow,
  now: Date,
): Promise<void> {
  const { id: tenantId } = ctx
  const { rows } = await client.query<RoutedLead & { isSpam: boolean }>(ACCEPT, [
    id,
    leadId,
    now,
    tradeInSubcategories.accepted,
  ])
  const text = `The shopper accepted the trade-in offer of ${formatDollars(offer ?? 0)}.`
  await client.query(
    `INSERT INTO lead_notes (tenant_id, lead_id, kind, text) VALUES ($1, $2, 'system', $3)`,
    [tenantId, leadId, text],
  )
  const [lead] = rows
  if (!lead || lead.isSpam) return
  await mailOffer(client, id, 'accepted')
  await insertDeliveries(
    client,
    { tenantId, leadId },
    planDeliveries(lead, await readRules(client, tenantId)),
  )
}
