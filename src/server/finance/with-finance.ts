import { isForSale } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLender } from './get-lender'
import { getQuote } from './get-quote'

/** The vehicle with what the site's lender and its quote service say of it, as far as they answer (FIN-42…45). Never rejects for them. */
export async function withFinance(ctx: TenantContext, vehicle: Vehicle): Promise<Vehicle> {
  if (!isForSale(vehicle)) return vehicle
  const [lender, quote] = await Promise.all([getLender(ctx, vehicle), getQuote(ctx, vehicle, new Date())])
  const youxQuote = quote ?? vehicle.youxQuote
  if (!ctx.financeProvider) return { ...vehicle, youxQuote }
  const { [ctx.financeProvider.key]: _, ...others } = vehicle.finance_lenders ?? {}
  const finance_lenders = lender ? { ...others, [ctx.financeProvider.key]: lender } : others
  return { ...vehicle, finance_lenders, youxQuote }
}
