import { type CarouselChoice, carouselPath, carouselRefinements } from '@/domain/content/carousel-stock'
import { type CardOptions, cardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { spreadModels } from '@/domain/stock/spread-models'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isSold } from '@/domain/vehicle/sale/sold'
import type { StockCarouselBlock } from '@/payload-types'
import { listStock } from '@/server/content/list-stock'
import { getStockChoices } from '@/server/content/stock-choices'

export interface CarouselStock {
  vehicles: readonly StockHit[]
  allHref: string
  card: CardOptions
}

/** The number of vehicles to pick a varied row from. */
const CANDIDATES = 60

/** Picks vehicles that can still be bought, with as much variety as possible. */
export async function loadStockCarousel(
  block: CarouselChoice & Pick<StockCarouselBlock, 'limit'>,
  ctx: TenantContext,
): Promise<CarouselStock> {
  const refinements = carouselRefinements(block, await getStockChoices(ctx))
  const forSale = { ...refinements, status: ['coming_soon', 'in_stock'] }
  const listed = await listStock(ctx, forSale, CANDIDATES)
  const buyable = listed.filter((vehicle) => !isSold(vehicle))
  return {
    vehicles: spreadModels(buyable, block.limit),
    allHref: carouselPath(refinements),
    card: cardOptions(ctx.settings),
  }
}
