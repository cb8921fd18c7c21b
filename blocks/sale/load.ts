import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import { nextSaleChange, type ShownSale, saleState, saleWhen } from '@/domain/sales/sale-state'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { SaleBlock } from '@/payload-types'
import { cachePageUntil } from '@/server/cache/cache-page-until'
import { getCarousel } from '@/server/content/carousel'

/** Judges the sale's dates at `now`. The page is cached until the sale starts or ends. */
export async function loadSale(block: SaleBlock, ctx: TenantContext, now: Date): Promise<ShownSale> {
  const change = nextSaleChange(block, now)
  if (change) await cachePageUntil(ctx, change, now)
  const state = saleState(block, now)
  const zone = locationTimeZone({ zone: null, state: ctx.address.state })
  return {
    state,
    when: saleWhen(block, state, zone),
    stock: state === 'on' ? await getCarousel(ctx, block) : null,
  }
}
