import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isForSale } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { getLender } from './get-lender'
import { builtInVehicleQuote, getQuote } from './get-quote'

/** Adds the current figures of the site's lender and quote service to a vehicle (FIN-42…45). Never rejects when they fail. */
export async function withFinance(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date = new Date(),
): Promise<Vehicle> {
  const { financeProvider: provider } = ctx
  if (!provider || !isForSale(vehicle)) return vehicle
  const [lender, quote] = await Promise.all([getLender(ctx, vehicle), getQuote(ctx, vehicle, now)])
  const { [provider.key]: _, ...others } = vehicle.finance_lenders ?? {}
  const known = {
    ...vehicle,
    finance_lenders: lender ? { ...others, [provider.key]: lender } : others,
  }
  return { ...known, youxQuote: quote ?? builtInVehicleQuote(ctx, known, now) ?? vehicle.youxQuote }
}
