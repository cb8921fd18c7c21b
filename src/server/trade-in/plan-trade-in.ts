import type { PoolClient } from 'pg'
import type { Answers } from '@/domain/leads/form/lead-form'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type OwnVehicle, ownVehicleOf } from '@/domain/trade-in/own-vehicle'
import { stockNames } from './get-choices'
import { storeValuation } from './valuation/store-valuation'
import { valueVehicle } from './valuation/value-vehicle'

type Within = (client: PoolClient, lead: { readonly id: number; readonly tenantId: number }) => Promise<void>

/**
 * Values the vehicle of a trade-in form before the lead's transaction, and returns what that transaction stores besides the lead (TRADE-05).
 * Null for a form without a vehicle. Never rejects because of a service or the stock: the lead is taken anyway.
 */
export async function planTradeIn(
  ctx: TenantContext,
  {
    answers,
    vehicle: wanted,
  }: { readonly answers: Answers; readonly vehicle: { readonly id: string } | null },
  now: Date,
): Promise<Within | null> {
  const entered = ownVehicleOf(answers)
  if (!entered) return null
  const vehicle = await spelledAsStock(ctx, entered)
  const valued = await valueVehicle(ctx, vehicle)
  const wantedId = wanted && Number(wanted.id)
  return (client, lead) => storeValuation(client, ctx, { leadId: lead.id, wantedId, vehicle, valued, now })
}

/** Names that are in stock as it spells them: `kia sportage` is a Kia Sportage. */
async function spelledAsStock(ctx: TenantContext, vehicle: OwnVehicle): Promise<OwnVehicle> {
  const names = await stockNames(ctx, vehicle).catch(() => null) // the valuation logs why the stock cannot be read
  return names ? { ...vehicle, make: names.make, model: names.model ?? vehicle.model } : vehicle
}
