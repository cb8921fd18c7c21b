import { locationTimeZone } from '@/domain/locations/time-zone'
import { nextSaleChange, type SaleState, saleState, saleWhen } from '@/domain/sales/sale-state'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { SaleBlock } from '@/payload-types'
import { cachePageUntil } from '@/server/cache/cache-page-until'
import { type CarouselStock, loadStockCarousel } from '../stock-carousel/load'

export interface LoadedSale {
  readonly state: SaleState
  /** Such as `Until Tuesday 30 June 2026`. */
  readonly when: string | null
  /** Null while the sale is not on. */
  readonly stock: CarouselStock | null
}

/** Judges the sale's dates at `now`. The page is cached until the sale starts or ends. */
export async function loadSale(block: SaleBlock, ctx: TenantContext, now: Date): Promise<LoadedSale> {
  const change = nextSaleChange(block, now)
  if (change) await cachePageUntil(ctx, change, now)
  const state = saleState(block, now)
  const zone = locationTimeZone({ zone: null, state: ctx.address.state })
  return {
    state,
    when: saleWhen(block, state, zone),
    stock: state === 'on' ? await loadStockCarousel(block, ctx) : null,
  }
}
