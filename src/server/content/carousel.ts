import {
  type CarouselChoice,
  type CarouselStock,
  carouselPath,
  carouselRefinements,
} from '@/domain/content/links/carousel-stock'
import { cardOptions } from '@/domain/stock/card-options'
import { spreadModels } from '@/domain/stock/spread-models'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isSold } from '@/domain/vehicle/sale/sold'
import { listStock } from './list-stock'
import { getStockChoices } from './stock-choices'

/** The number of vehicles to pick a varied row from. */
const CANDIDATES = 60

/** Picks vehicles that can still be bought, with as much variety as possible. */
export async function getCarousel(
  ctx: TenantContext,
  choice: CarouselChoice & { limit: number },
): Promise<CarouselStock> {
  const refinements = carouselRefinements(choice, await getStockChoices(ctx))
  const forSale = { ...refinements, status: ['coming_soon', 'in_stock'] }
  const listed = await listStock(ctx, forSale, CANDIDATES)
  const buyable = listed.filter((vehicle) => !isSold(vehicle))
  return {
    vehicles: spreadModels(buyable, choice.limit),
    allHref: carouselPath(refinements),
    card: cardOptions(ctx.settings),
  }
}
