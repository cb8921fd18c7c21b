import { nextSalesRefresh, type ShownSales, salesThisMonth } from '@/domain/sales/sales-counter'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cachePageUntil } from '@/server/cache/cache-page-until'

/** Null on a website that counts no sales. The page is cached until the figure is refreshed. */
export async function loadSalesCounter(ctx: TenantContext, now: Date): Promise<ShownSales | null> {
  const perDay = ctx.settings['content.salesPerDay']
  if (perDay === 0) return null
  await cachePageUntil(ctx, nextSalesRefresh(now), now)
  const vehicles = `${ctx.settings['site.vehicleWording'].toLowerCase()}s`
  return { sales: salesThisMonth(now, perDay), perDay, vehicles }
}
