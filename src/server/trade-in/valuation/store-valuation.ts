import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { tradeInSubcategories, validUntil } from '@/domain/trade-in/offer'
import type { OwnVehicle } from '@/domain/trade-in/own-vehicle'
import { mailOffer } from '../offers/mail-offer'
import { enqueueSave } from '../save/enqueue-save'
import { siteZone } from '../site-zone'
import type { Valued } from './valued'

/** Bytes of a public id: 96 bits cannot be guessed. */
const ID_BYTES = 12

export interface NewValuation {
  readonly leadId: number
  /** The vehicle that the shopper wants to buy. */
  readonly wantedId: number | null
  readonly vehicle: OwnVehicle
  readonly valued: Valued
  readonly now: Date
}

const INSERT = `
  INSERT INTO valuations (tenant_id, lead_id, vehicle_id, rego, rego_state, year, make, model, badge, kilometres, condition,
    low, high, offer_price, basis, provider, valid_until, public_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) RETURNING id`

/** The offer is among the answers, so that whoever receives the lead reads it. */
const FILE_LEAD = `
  UPDATE leads SET subcategory = $2, answers = coalesce(answers, '{}') || $3::jsonb WHERE id = $1`

/** Stores a valuation and files its lead, in the lead's transaction (TRADE-05; decision 85). */
export async function storeValuation(
  client: PoolClient,
  ctx: TenantContext,
  { leadId, wantedId, vehicle, valued, now }: NewValuation,
): Promise<void> {
  const { figures, reasons, basis, provider } = valued
  const zone = await siteZone(client, ctx.id)
  const until = figures && new Date(validUntil(now, ctx.settings['tradeIn.offerDays'], zone))
  const { rows } = await client.query<{ id: number }>(INSERT, [
    ctx.id,
    leadId,
    wantedId,
    vehicle.rego,
    vehicle.regoState,
    vehicle.year,
    vehicle.make,
    vehicle.model,
    vehicle.badge,
    vehicle.km,
    JSON.stringify(vehicle.condition),
    figures?.low ?? null,
    figures?.high ?? null,
    figures?.offer ?? null,
    JSON.stringify({ ...basis, reasons }),
    provider,
    until,
    randomBytes(ID_BYTES).toString('base64url'),
  ])
  const answered = figures ? { offer_price: String(figures.offer) } : {}
  const subcategory = figures ? tradeInSubcategories.valued : tradeInSubcategories.started
  await client.query(FILE_LEAD, [leadId, subcategory, JSON.stringify(answered)])
  if (figures && rows[0]) await announceOffer(client, ctx, rows[0].id)
}

/** Mails the shopper an offer, and queues TRADE-03's call where it is on. Both leave spam out. */
export async function announceOffer(
  client: PoolClient,
  ctx: TenantContext,
  valuationId: number,
): Promise<void> {
  await mailOffer(client, valuationId, 'valued')
  await enqueueSave(client, ctx, valuationId)
}
