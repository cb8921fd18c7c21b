import type { CarouselStock } from '@/domain/content/links/carousel-stock'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { StockCarouselBlock } from '@/payload-types'
import { getCarousel } from '@/server/content/carousel'

export function loadStockCarousel(block: StockCarouselBlock, ctx: TenantContext): Promise<CarouselStock> {
  return getCarousel(ctx, block)
}
